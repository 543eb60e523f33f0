/** The event by which a page's first script tells that the scripts of its parts have run. */
export const partsAreThere = "parts";
