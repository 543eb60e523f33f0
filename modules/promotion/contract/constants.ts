/** How many products the shop-more bar shows before its dialog is opened (B§2, B§9). */
export const shopMoreProducts = 10;

/** How long the rail of the shop-more bar takes to move on by one view (B§2, B§9). */
export const railSpeedMs = 1_000;

/** How long a tooltip stays after the pointer or the focus has left (B§9). */
export const tooltipResetMs = 1_000;
