import { type CardModel, cardModel } from "#modules/catalogue/web/card-model.ts";
import { mostWishes } from "../../contract/constants.ts";
import type { WishListResult } from "./wish-list.graphql.gen.ts";

type WireWish = NonNullable<WishListResult["queryWishlist"]["data"]>["dataList"][number];

/** The one thing a wish can be bought as; null when there is something to choose, or nothing to buy. */
export type OnlySku = {
  readonly productCode: string;
  readonly skuCode: string;
  readonly orgCode: string;
  readonly stock: number;
  readonly price: number;
  readonly name: string;
  readonly brand: string;
};

/** A wish as the page shows it. Without a card its product is not sold at the moment. */
export type WishModel = {
  readonly code: string;
  readonly card: CardModel | null;
  /** Units of all variants that can be bought now. */
  readonly stock: number;
  readonly sku: OnlySku | null;
};

export function wishModel({ productCode: code, product }: WireWish): WishModel {
  if (!product) return { code, card: null, stock: 0, sku: null };
  const [only, ...others] = product.skuList;
  const stock = product.skuList.reduce((sum, sku) => sum + sku.stock, 0);
  return {
    code,
    card: cardModel(product),
    stock,
    sku:
      only && others.length === 0
        ? {
            productCode: code,
            skuCode: only.skuCode,
            orgCode: only.orgCode,
            stock: only.stock,
            price: only.salePrice,
            name: product.productName,
            brand: product.brand.brandName,
          }
        : null,
  };
}

/** So many are shown at first, and so many more each time. */
const step = 24;

/** How many wishes the page of this number shows: all before it too. Anything that is no number is the first page. */
export const wishesOnPage = (page: string | null): number =>
  Math.min(mostWishes, step * Math.max(1, Math.trunc(Number(page)) || 1));

/** The number of the page that shows more. */
export const nextPage = (shown: number): number => Math.ceil(shown / step) + 1;
