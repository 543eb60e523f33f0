import type { ShopMoreProduct } from "./shop-more-product.ts";
import type { TierFields } from "./tier-fields.graphql.gen.ts";

/** The loading state of the shop-more list. */
export type ShopMoreList = {
  readonly products: readonly ShopMoreProduct[];
  readonly activity: TierFields | null;
  /** Number of loaded pages; 0 before the first. */
  readonly pages: number;
  readonly total: number;
  readonly more: boolean;
  readonly status: "waiting" | "loading" | "ready" | "failed";
};

export const nothingYet: ShopMoreList = {
  products: [],
  activity: null,
  pages: 0,
  total: 0,
  more: true,
  status: "waiting",
};

type ShopMorePage = {
  readonly products: readonly ShopMoreProduct[];
  readonly activity: TierFields | null;
  readonly total: number;
  readonly more: boolean;
};

export type ShopMoreEvent = { type: "asked" } | { type: "came"; page: ShopMorePage } | { type: "failed" };

/** Whether the next page may be requested: one at a time, and none after the last. */
export const mayLoad = ({ status, more }: ShopMoreList): boolean => status !== "loading" && more;

/**
 * The place of the bar. In the cart a list that cannot be loaded closes its dialog; on a page it can be retried
 * (PR-15).
 */
export type ShopMoreVariant = "page" | "cart";

/** Whether the dialog stays open when its list could not be loaded. */
export const dialogAfterFailure: Readonly<Record<ShopMoreVariant, "stays" | "closes">> = {
  page: "stays",
  cart: "closes",
};

/** PR-15: a failure ends the loading; loaded products stay, and the page can be requested again. */
export function nextList(list: ShopMoreList, event: ShopMoreEvent): ShopMoreList {
  switch (event.type) {
    case "asked":
      return mayLoad(list) ? { ...list, status: "loading" } : list;
    case "came": {
      const { products, activity, total, more } = event.page;
      const known = new Set(list.products.map(({ card }) => card.code));
      return {
        // A product that moved from one page to the next between requests is shown once.
        products: [...list.products, ...products.filter(({ card }) => !known.has(card.code))],
        activity: activity ?? list.activity,
        pages: list.pages + 1,
        total,
        more,
        status: "ready",
      };
    }
    case "failed":
      return { ...list, status: "failed" };
  }
}
