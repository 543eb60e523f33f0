/** Everything, or only what the shop cannot work without (D-21). */
export const cookieChoices = ["all", "necessary"] as const;

export type CookieChoice = (typeof cookieChoices)[number];
