import * as v from "valibot";
import { linkTarget } from "../link-target.ts";
import { ownPath } from "../own-path.ts";
import { columnId, shortText } from "./column-fields.ts";

/** A banner with a picture and its alternative text. */
const slide = v.strictObject({
  image: ownPath,
  alt: shortText,
  title: v.optional(shortText),
  text: v.optional(shortText),
  label: v.optional(shortText),
  href: v.optional(linkTarget),
});

/** Rotating banners; a single one does not move. */
export const sliderColumn = v.strictObject({
  id: columnId,
  kind: v.literal("slider"),
  /** The accessible name. */
  title: shortText,
  items: v.pipe(
    v.array(slide),
    v.minLength(1, "must hold at least one slide"),
    v.maxLength(8, "may hold eight slides at most"),
  ),
});

export type SliderColumn = v.InferOutput<typeof sliderColumn>;
export type Slide = v.InferOutput<typeof slide>;
