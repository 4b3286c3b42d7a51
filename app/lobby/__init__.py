"""The lobby: games that are played here, making a table, finding one. What happens at a table is the tables' business."""
