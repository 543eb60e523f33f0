import { type CardModel, cardModel } from "#modules/catalogue/web/card-model.ts";
import type { PromotionProductsResult } from "./promotion-products.graphql.gen.ts";

type WireProduct = NonNullable<PromotionProductsResult["queryCatalogProductsByPromotion"]["data"]>["dataList"][number];

/** The SKU a card's button adds: the product's first (B§2). */
export type FirstSku = {
  readonly productCode: string;
  readonly skuCode: string;
  readonly orgCode: string;
  /** 0 when the channel has none left (PR-10, D-33). */
  readonly stock: number;
  readonly price: number;
  readonly name: string;
  readonly brand: string;
};

/** A product of a promotion: its card, and what its button adds. */
export type ShopMoreProduct = { readonly card: CardModel; readonly sku: FirstSku | null };

export function shopMoreProduct(product: WireProduct): ShopMoreProduct {
  const [first] = product.skuList;
  return {
    card: cardModel(product),
    sku: first
      ? {
          productCode: product.productCode,
          skuCode: first.skuCode,
          orgCode: first.orgCode,
          stock: first.stock,
          price: first.salePrice,
          name: product.productName,
          brand: product.brand.brandName,
        }
      : null,
  };
}
