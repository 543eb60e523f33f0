/** The path of the home page, which the shop shows at `/`. */
export const homePath = "/page/home";

/** The address at which the shop shows a page. */
export const addressOfPage = (path: string): string => (path === homePath ? "/" : path);
