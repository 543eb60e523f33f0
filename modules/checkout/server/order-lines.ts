import { rupiah } from "#kit/core/rupiah.ts";
import { type HeldGoods, mediaOf } from "#modules/catalogue/server/index.ts";
import type { OrderLineDraft } from "#modules/order/contract/order-draft.ts";
import type { PricedGift, PricedLine } from "#modules/promotion/contract/pricing/priced-basket.ts";

const nothing = rupiah(0);

/** A bought line as its order keeps it. */
export function orderLine(goods: HeldGoods, priced: PricedLine): OrderLineDraft {
  const { campaign } = goods.offer;
  return {
    ...faceOf(goods),
    quantity: priced.quantity,
    isGift: false,
    campaign:
      campaign && priced.campaignUnits > 0
        ? { activityCode: campaign.activityCode, units: priced.campaignUnits }
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

/** A gift as its order keeps it: it costs nothing and says what it would have. */
export function giftOrderLine(gift: PricedGift, goods: HeldGoods): OrderLineDraft {
  return {
    ...faceOf(goods),
    quantity: gift.quantity,
    isGift: true,
    campaign: null,
    listAmount: rupiah(goods.offer.listPrice * gift.quantity),
    productAmount: nothing,
    promotionDiscount: nothing,
    couponDiscount: nothing,
    points: 0,
    pointsAmount: nothing,
    payAmount: nothing,
  };
}

/** What somebody recognises it by for as long as the order is kept, whatever becomes of the product. */
function faceOf({ product, offer, shelf }: HeldGoods) {
  const picture = mediaOf(product, offer).find((media) => media.type === "image");
  return {
    skuCode: offer.code,
    productCode: product.code,
    categoryCode: shelf.firstCategory,
    barcode: offer.barcode,
    extCode: offer.extCode,
    name: product.name,
    attributes: shelf.choices,
    picture: picture?.url ?? null,
  };
}
