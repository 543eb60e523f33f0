import * as v from "valibot";
import { bannerColumn } from "./columns/banner-column.ts";
import { countdownColumn } from "./columns/countdown-column.ts";
import { htmlColumn } from "./columns/html-column.ts";
import { productsColumn } from "./columns/products-column.ts";
import { sliderColumn } from "./columns/slider-column.ts";
import { tiersColumn } from "./columns/tiers-column.ts";
import { videoColumn } from "./columns/video-column.ts";

/** The kinds of columns a page may be made of (D-28). */
export const columnKinds = ["banner", "slider", "products", "html", "video", "countdown", "tiers"] as const;

/** The content of a page. Kinds that the storefront cannot render are refused when the page is saved. */
export const pageContentSchema = v.strictObject({
  columns: v.pipe(
    v.array(
      v.variant("kind", [
        bannerColumn,
        sliderColumn,
        productsColumn,
        htmlColumn,
        videoColumn,
        countdownColumn,
        tiersColumn,
      ]),
    ),
    v.maxLength(40, "may hold 40 columns at most"),
  ),
});

export type PageContent = v.InferOutput<typeof pageContentSchema>;
export type PageColumn = PageContent["columns"][number];
/** A page as an editor writes it: fields with a default may be omitted. */
export type PageContentDraft = v.InferInput<typeof pageContentSchema>;
