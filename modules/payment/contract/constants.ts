/** The courier a channel list is for unless told (B§9). */
export const defaultLogisticsCompany = "GRAB";

/** A gateway may take its word back within a minute; goods wait twice as long (D-50). */
export const fulfilmentHoldMs = 2 * 60_000;

/** An order with something of a flash sale waits for its money no longer than this (D-48). */
export const flashSaleExpirySeconds = 60 * 60;

/** Where checkout leaves the code of the order it has just placed (B§2). */
export const payOrderCodeKey = "sp-pay-ordercode";

/** How long `/pay-callback` waits for the server before it says "being processed" (D-49). */
export const callbackPatienceMs = 30_000;
