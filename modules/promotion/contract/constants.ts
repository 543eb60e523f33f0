/** How many products the shop-more bar shows before its dialog is opened (B§2, B§9). */
export const shopMoreProducts = 10;
