import * as v from "valibot";

/** What might be an order's code; whether it is one, its reader finds out. */
export const orderCodeField = v.pipe(v.string(), v.maxLength(40));

export const orderCodeInput = v.object({ orderCode: orderCodeField });
