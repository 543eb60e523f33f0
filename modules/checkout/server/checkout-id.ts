import * as v from "valibot";

/** What names a checkout; anything else names none. */
export const checkoutIdField = v.pipe(v.string(), v.uuid());
