import * as v from "valibot";

/** The input of a checkout id. */
export const checkoutIdField = v.pipe(v.string(), v.uuid());
