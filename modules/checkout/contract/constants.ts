/** The company asked for its payment channels unless a shopper has chosen another (B§4, B§9). */
export const usualLogisticsCompany = "GRAB";
