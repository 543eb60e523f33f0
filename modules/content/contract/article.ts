import * as v from "valibot";
import { ownPath } from "./own-path.ts";
import { textsSchema } from "./texts-schema.ts";

/** The kind of an article: a story of the blog or an answered question (navigationCode on the wire). */
export const articleKinds = ["Blog", "FAQ"] as const;
export type ArticleKind = (typeof articleKinds)[number];

/** An article in all languages, as its author writes it. */
export const articleSchema = v.strictObject({
  /** Its URL is /information/{code}. */
  code: v.pipe(v.string(), v.maxLength(80), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be words joined by hyphens")),
  kind: v.picklist(articleKinds),
  published: v.optional(v.boolean(), true),
  /** Groups articles of one kind: "delivery", "building-tips". */
  topic: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be words joined by hyphens")),
  /** Lower ones come first, equal ones by date, newest first. */
  position: v.optional(v.pipe(v.number(), v.integer()), 0),
  createdAt: v.pipe(v.string(), v.isoTimestamp("must be a moment such as 2026-11-15T10:00:00Z")),
  /** A picture of this shop, such as /pictures/blog/castle.webp. */
  image: v.nullable(ownPath),
  title: textsSchema(160),
  subtitle: textsSchema(400),
  html: textsSchema(60_000),
});

export type ArticleDraft = v.InferInput<typeof articleSchema>;
export type Article = v.InferOutput<typeof articleSchema>;
