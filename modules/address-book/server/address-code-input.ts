import * as v from "valibot";

export const addressCodeInput = v.pipe(v.string(), v.nonEmpty(), v.maxLength(40));
