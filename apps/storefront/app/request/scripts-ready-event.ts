/** The event the entry script dispatches when the page's scripts have run. */
export const scriptsReady = "parts";
