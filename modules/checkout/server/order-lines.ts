import { rupiah } from "#kit/core/rupiah.ts";
import { type HeldGoods, mediaOf, type readAttributes } from "#modules/catalogue/server/index.ts";
import type { OrderLineDraft } from "#modules/order/contract/order-draft.ts";
import type { PricedGift, PricedLine } from "#modules/promotion/contract/pricing/priced-basket.ts";

export type OrderWording = {
  readonly attributes: Awaited<ReturnType<typeof readAttributes>>;
  /** The first category of each SKU. */
  readonly categories: ReadonlyMap<string, string>;
};

const nothing = rupiah(0);

/** A bought line as its order keeps it. */
export function orderLine(goods: HeldGoods, priced: PricedLine, wording: OrderWording): OrderLineDraft {
  const { campaign } = goods.offer;
  return {
    ...faceOf(goods, wording),
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
export function giftOrderLine(gift: PricedGift, goods: HeldGoods, wording: OrderWording): OrderLineDraft {
  return {
    ...faceOf(goods, wording),
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
function faceOf({ product, offer }: HeldGoods, { attributes, categories }: OrderWording) {
  const picture = mediaOf(product, offer).find((media) => media.type === "image");
  return {
    skuCode: offer.code,
    productCode: product.code,
    categoryCode: categories.get(offer.code) ?? "",
    barcode: offer.barcode,
    extCode: offer.extCode,
    name: product.name,
    attributes: attributes.flatMap(({ code, name, values }) => {
      const value = offer.options[code];
      return value === undefined ? [] : [{ code, name, value: values[value]?.name ?? value }];
    }),
    picture: picture?.url ?? null,
  };
}
