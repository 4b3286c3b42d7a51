// Whether the one settings dialog of the page is open; any button may open it. The dialog itself is fetched then.
export const settingsDialog = $state({ open: false });
