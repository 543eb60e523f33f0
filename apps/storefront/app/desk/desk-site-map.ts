/** The router's list of routes goes without those of the desk to every shopper; whoever works here gets the one with all, beside it. */
export const deskSiteMap = (siteMap: string): string => siteMap.replace(/manifest-(?=[^/]+\.js$)/, "desk-map-");
