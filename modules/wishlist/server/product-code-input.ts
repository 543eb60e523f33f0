import * as v from "valibot";

export const productCodeInput = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
