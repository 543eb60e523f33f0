import * as v from "valibot";

/** A path within this shop. Two slashes, or a slash and a backslash, would lead to another site. */
export const ownPath = v.pipe(
  v.string(),
  v.maxLength(300),
  v.regex(/^\/(?![/\\])/, "must be a path of this shop, beginning with one slash"),
);
