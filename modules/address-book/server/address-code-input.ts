import * as v from "valibot";

/** A code somebody may send; a longer text is none. */
export const addressCodeInput = v.pipe(v.string(), v.nonEmpty(), v.maxLength(40));
