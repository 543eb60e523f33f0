/** The default courier of a channel list (B§9). */
export const defaultLogisticsCompany = "GRAB";

/** A gateway may reverse a payment within a minute; shipping is held twice as long (D-50). */
export const fulfilmentHoldMs = 2 * 60_000;

/** The longest time to pay for an order with flash-sale items (D-48). */
export const flashSaleExpirySeconds = 60 * 60;

/** The storage key under which the checkout leaves the code of the placed order (B§2). */
export const payOrderCodeKey = "sp-pay-ordercode";

/** How long `/pay-callback` waits for the server before it shows "being processed" (D-49). */
export const callbackPatienceMs = 30_000;
