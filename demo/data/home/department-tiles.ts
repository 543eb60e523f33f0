import type { Locale } from "#kit/core/locale.ts";
import type { PageContentDraft } from "#modules/content/contract/page-columns.ts";
import { homeTexts } from "./home-texts.ts";

type Column = PageContentDraft["columns"][number];

const tiles = {
  bricks: "/brick-sets.html",
  vehicles: "/vehicles.html",
  balls: "/balls.html",
  training: "/training.html",
  bags: "/bags.html",
  lifestyle: "/lifestyle.html",
} as const;

/** The departments as pictures: on the home page and on empty search results. */
export const departmentTiles = (locale: Locale): Column => ({
  id: "departments",
  kind: "banner",
  style: "tiles",
  title: homeTexts.departments[locale],
  perRow: { pc: 6, h5: 2 },
  items: Object.entries(tiles).map(([name, href]) => ({
    image: `/pictures/tile-${name}.webp`,
    title: homeTexts[name as keyof typeof tiles][locale],
    href,
  })),
});
