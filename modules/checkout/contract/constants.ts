/** How long a checkout keeps its lines and prices (D-43). */
export const checkoutMinutes = 30;

/** The company asked for its payment channels unless a shopper has chosen another (B§4, B§9). */
export const usualLogisticsCompany = "GRAB";
