import * as v from "valibot";
import { linkTarget } from "../link-target.ts";
import { ownPath } from "../own-path.ts";
import { columnId, perRow, shortText } from "./column-fields.ts";

/** Icons for promises; listed explicitly, so that the bundle contains only these. */
export const bannerIcons = ["truck", "store", "gift", "shield-check", "undo-2", "headset", "star", "wallet"] as const;

/** A picture with or without text, or text alone, with an optional link. */
const bannerItem = v.strictObject({
  image: v.optional(ownPath),
  alt: v.optional(shortText),
  title: v.optional(shortText),
  text: v.optional(shortText),
  label: v.optional(shortText),
  href: v.optional(linkTarget),
  icon: v.optional(v.picklist(bannerIcons, `must be one of ${bannerIcons.join(", ")}`)),
});

export const bannerStyles = ["hero", "tiles", "wide", "promises"] as const;

/** Banners: a hero, tiles for departments, promotions, promises. */
export const bannerColumn = v.strictObject({
  id: columnId,
  kind: v.literal("banner"),
  title: v.optional(shortText),
  perRow,
  style: v.optional(v.picklist(bannerStyles, `must be one of ${bannerStyles.join(", ")}`), "wide"),
  items: v.pipe(v.array(bannerItem), v.minLength(1, "must hold at least one banner")),
});

export type BannerColumn = v.InferOutput<typeof bannerColumn>;
export type BannerItem = v.InferOutput<typeof bannerItem>;
