/** The company whose payment channels are loaded unless a shopper has chosen another (B§4, B§9). */
export const usualLogisticsCompany = "GRAB";
