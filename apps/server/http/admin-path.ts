/** The endpoint of the back office. */
export const adminPath = "/admin/graphql";

/** Whether a path belongs to the back office, including requests for a page's data alone. */
export const isAdminUrl = (url: string): boolean => /^\/admin(?:[/?]|\.data|$)/.test(url);
