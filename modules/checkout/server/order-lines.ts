import { rupiah } from "#kit/core/rupiah.ts";
import { type LiveSku, mediaOf } from "#modules/catalogue/server/index.ts";
import type { OrderLineDraft } from "#modules/order/contract/order-draft.ts";
import type { PricedGift, PricedLine } from "#modules/promotion/contract/pricing/priced-basket.ts";

const nothing = rupiah(0);

/** Maps a priced line to an order line. */
export function orderLine(sku: LiveSku, priced: PricedLine): OrderLineDraft {
  const { flashSale } = sku.offer;
  return {
    ...productSnapshot(sku),
    quantity: priced.quantity,
    isGift: false,
    flashSale:
      flashSale && priced.flashSaleUnits > 0
        ? { activityCode: flashSale.activityCode, units: priced.flashSaleUnits }
        : null,
    listAmount: priced.listAmount,
    productAmount: priced.productAmount,
    promotionDiscount: priced.promotionDiscount,
    couponDiscount: priced.couponDiscount,
    points: priced.points,
    pointsAmount: priced.pointsAmount,
    payAmount: priced.payAmount,
  };
}

/** Maps a gift to an order line: free, with its list price for display. */
export function giftOrderLine(gift: PricedGift, sku: LiveSku): OrderLineDraft {
  return {
    ...productSnapshot(sku),
    quantity: gift.quantity,
    isGift: true,
    flashSale: null,
    listAmount: rupiah(sku.offer.listPrice * gift.quantity),
    productAmount: nothing,
    promotionDiscount: nothing,
    couponDiscount: nothing,
    points: 0,
    pointsAmount: nothing,
    payAmount: nothing,
  };
}

/** A copy of the product data, so that an order does not change when the product does. */
function productSnapshot({ product, offer, catalogueSku }: LiveSku) {
  const picture = mediaOf(product, offer).find((media) => media.type === "image");
  return {
    skuCode: offer.code,
    productCode: product.code,
    categoryCode: product.firstCategory,
    barcode: offer.barcode,
    extCode: offer.extCode,
    name: product.name,
    attributes: catalogueSku.choices,
    picture: picture?.url ?? null,
  };
}
