import * as v from "valibot";
import { ownPath } from "./own-path.ts";

/** Metadata for search engines and link previews. Missing parts have defaults. */
export const seoSchema = v.strictObject({
  title: v.optional(v.pipe(v.string(), v.maxLength(160, "is longer than 160 characters"))),
  description: v.optional(v.pipe(v.string(), v.maxLength(400, "is longer than 400 characters"))),
  image: v.optional(ownPath),
});

export type Seo = v.InferOutput<typeof seoSchema>;
