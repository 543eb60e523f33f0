/** The router's list of routes goes without those of the back office to every shopper; whoever works here gets the one with all, beside it. */
export const adminSiteMap = (siteMap: string): string => siteMap.replace(/manifest-(?=[^/]+\.js$)/, "admin-map-");
