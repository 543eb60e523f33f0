import type { CardModel } from "../card-model.ts";
import type { SkuOfferFields } from "./product-page.graphql.gen.ts";

/** What of an SKU may change from one minute to the next. */
export type OfferModel = {
  readonly price: number;
  /** The list price, when that is higher. */
  readonly before: number | null;
  readonly stock: number;
  readonly ribbon: CardModel["ribbon"];
  /** A pre-order: nothing leaves before this day. */
  readonly shipsFrom: string | null;
  readonly flashSale: {
    readonly activityCode: string;
    /** Units of the flash sale that are left. */
    readonly left: number;
    readonly maxPerUser: number | null;
  } | null;
};

export function offerModel(sku: SkuOfferFields): OfferModel {
  const { productPrice, salePrice, stock, shippingTime, skuCampaign, ribbonInfo: ribbon } = sku;
  return {
    price: salePrice,
    before: productPrice > salePrice ? productPrice : null,
    stock,
    ribbon: ribbon && { text: ribbon.ribbonText ?? "", image: ribbon.ribbonImage, position: ribbon.ribbonPosition },
    shipsFrom: skuCampaign?.shippingTime ?? shippingTime,
    flashSale: skuCampaign && {
      activityCode: skuCampaign.activityCode,
      left: skuCampaign.activityStock,
      maxPerUser: skuCampaign.maxPerUser,
    },
  };
}
