/** All cookies, or only the necessary ones (D-21). */
export const cookieChoices = ["all", "necessary"] as const;

export type CookieChoice = (typeof cookieChoices)[number];
