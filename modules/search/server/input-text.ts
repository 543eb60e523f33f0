import * as v from "valibot";

/** A line of text up to a length, without characters that PostgreSQL or a URL cannot represent. */
export const inputText = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.maxLength(maxLength),
    v.transform((text) => text.toWellFormed().replaceAll("\0", "").trim()),
  );
