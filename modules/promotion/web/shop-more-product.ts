import { type CardModel, cardModel } from "#modules/catalogue/web/card-model.ts";
import { variantsOf } from "#modules/catalogue/web/variants.ts";
import type { PromotionProductsResult } from "./promotion-products.graphql.gen.ts";

type WireProduct = NonNullable<PromotionProductsResult["queryCatalogProductsByPromotion"]["data"]>["dataList"][number];

/** The SKU a card's button adds: the product's first (B§2). */
type FirstSku = {
  readonly productCode: string;
  readonly skuCode: string;
  readonly orgCode: string;
  /** 0 when it is sold out in the channel (PR-10, D-33). */
  readonly stock: number;
  readonly price: number;
  readonly name: string;
  readonly brand: string;
};

/** A product of a promotion: its card, and the SKU its button adds: the only one, or the one the shopper chooses. */
export type ShopMoreProduct = {
  readonly card: CardModel;
  readonly sku: FirstSku | null;
  readonly variants: readonly (FirstSku & { readonly label: string })[];
};

export function shopMoreProduct(product: WireProduct): ShopMoreProduct {
  const own = { productCode: product.productCode, name: product.productName, brand: product.brand.brandName };
  const variants = variantsOf(product).map((variant) => ({ ...variant, ...own }));
  return { card: cardModel(product), sku: variants[0] ?? null, variants };
}
