import * as v from "valibot";

export const codeSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Z0-9_]{2,40}$/, "a code has 2 to 40 capital letters, digits or underscores and no hyphen"),
);
