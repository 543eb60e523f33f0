/** Number of products the shop-more bar shows before its dialog is opened (B§2, B§9). */
export const shopMoreProducts = 10;

/** Duration of scrolling the shop-more bar by one view (B§2, B§9). */
export const railSpeedMs = 1_000;

/** Delay before a tooltip closes after the pointer or the focus has left (B§9). */
export const tooltipResetMs = 1_000;
