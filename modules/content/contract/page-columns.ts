import * as v from "valibot";

const text = v.pipe(v.string(), v.maxLength(400));
const path = v.pipe(v.string(), v.regex(/^\/(?![/\\])/, "must be a path of this shop, beginning with one slash"));

/** The icons a promise may carry; named one by one, so that only they travel to the browser. */
export const bannerIcons = ["truck", "store", "gift", "shield-check", "undo-2", "headset", "star", "wallet"] as const;

/** One banner: a picture with words on it, or words alone, leading somewhere or not. */
const bannerItem = v.strictObject({
  image: v.optional(path),
  alt: v.optional(text),
  title: v.optional(text),
  text: v.optional(text),
  label: v.optional(text),
  href: v.optional(path),
  icon: v.optional(v.picklist(bannerIcons)),
});

const perRow = v.optional(v.strictObject({ pc: v.pipe(v.number(), v.integer()), h5: v.pipe(v.number(), v.integer()) }));
const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/));

const bannerColumn = v.strictObject({
  id,
  kind: v.literal("banner"),
  title: v.optional(text),
  perRow,
  style: v.optional(v.picklist(["hero", "tiles", "wide", "promises"]), "wide"),
  items: v.pipe(v.array(bannerItem), v.minLength(1)),
});

const htmlColumn = v.strictObject({ id, kind: v.literal("html"), html: v.pipe(v.string(), v.maxLength(100_000)) });

/** What a page is made of. A kind the storefront cannot draw is refused when it is written, not when it is read. */
export const pageContentSchema = v.strictObject({
  columns: v.array(v.variant("kind", [bannerColumn, htmlColumn])),
});

export type PageContent = v.InferOutput<typeof pageContentSchema>;
export type PageColumn = PageContent["columns"][number];
export type BannerColumn = v.InferOutput<typeof bannerColumn>;
export type BannerItem = v.InferOutput<typeof bannerItem>;
