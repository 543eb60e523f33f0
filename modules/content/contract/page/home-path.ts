/** The path of the home page, which the shop shows at `/`. */
export const homePath = "/page/home";

/** The shop's address of a page. */
export const addressOfPage = (path: string): string => (path === homePath ? "/" : path);
