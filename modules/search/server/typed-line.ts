import * as v from "valibot";

/** What somebody typed, at most so long: without the characters that neither a database nor an address can hold. */
export const typedLine = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest),
    v.transform((text) => text.toWellFormed().replaceAll("\0", "").trim()),
  );
