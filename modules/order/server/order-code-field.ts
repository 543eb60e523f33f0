import * as v from "valibot";

/** The input of an order code. `readOrderCode` decides whether it is valid. */
export const orderCodeField = v.pipe(v.string(), v.maxLength(40));

export const orderCodeInput = v.object({ orderCode: orderCodeField });
