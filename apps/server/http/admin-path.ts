/** Where the back office answers. */
export const adminPath = "/admin/graphql";

/** Whether an address belongs to the back office, also one that asks for a page's data alone. */
export const isAdminUrl = (url: string): boolean => /^\/admin(?:[/?]|\.data|$)/.test(url);
