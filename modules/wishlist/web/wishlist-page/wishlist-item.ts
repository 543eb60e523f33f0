import { type CardModel, cardModel } from "#modules/catalogue/web/card-model.ts";
import { maxWishlistItems } from "../../contract/constants.ts";
import type { WishlistPageResult } from "./wishlist-page.graphql.gen.ts";

type WireItem = NonNullable<WishlistPageResult["queryWishlist"]["data"]>["dataList"][number];

/** The only SKU of a product; products with several have to be chosen on their page. */
export type OnlySku = {
  readonly productCode: string;
  readonly skuCode: string;
  readonly orgCode: string;
  readonly stock: number;
  readonly price: number;
  readonly name: string;
  readonly brand: string;
};

/** An item as the page shows it. Without a card its product is not on sale. */
export type WishlistItemModel = {
  readonly code: string;
  readonly card: CardModel | null;
  /** Units of all variants that can be bought now. */
  readonly stock: number;
  readonly sku: OnlySku | null;
};

export function wishlistItemModel({ productCode: code, product }: WireItem): WishlistItemModel {
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

const step = 24;

/** The number of items that this page shows, including all pages before it. An invalid page is the first. */
export const itemsOnPage = (page: string | null): number =>
  Math.min(maxWishlistItems, step * Math.max(1, Math.trunc(Number(page)) || 1));

/** The page that "show more" leads to. */
export const nextPage = (shown: number): number => Math.ceil(shown / step) + 1;
