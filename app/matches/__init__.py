"""Finished matches: results, and records cut to what the asker may know. Running ones are the tables' business."""
