import { type Rupiah, rupiah } from "#kit/core/rupiah.ts";
import { type LiveSku, mediaOf } from "#modules/catalogue/server/index.ts";
import type { OrderLineDraft, OrderTotals } from "#modules/order/contract/order-draft.ts";
import { priceBasket } from "#modules/promotion/contract/pricing/price-basket.ts";

export type ChosenSku = { readonly goods: LiveSku; readonly quantity: number };
export type PricedOrder = { readonly lines: readonly OrderLineDraft[]; readonly totals: OrderTotals };

const parcel = "parcel";

/** Prices one parcel as the checkout does, without promotions, coupons and points. */
export function priceOrder(
  chosen: readonly ChosenSku[],
  { sourceCode, freight, fee }: { readonly sourceCode: string; readonly freight: Rupiah | null; readonly fee: Rupiah },
): PricedOrder {
  const priced = priceBasket({
    buyer: "guest",
    lines: chosen.map(({ goods: { offer }, quantity }) => ({
      lineId: offer.code,
      skuCode: offer.code,
      quantity,
      listPrice: offer.listPrice,
      salePrice: offer.salePrice,
      flashSale: null,
      sourceCode,
      sentHome: freight !== null,
      activityCode: "",
      touchedBy: [],
    })),
    promotions: [],
    giftStock: [],
    coupon: null,
    parcels: freight === null ? [] : [{ parcel, freight }],
    points: null,
  });
  const prices = new Map(priced.lines.map((line) => [line.lineId, line]));
  const lines = chosen.map(({ goods }): OrderLineDraft => {
    const price = prices.get(goods.offer.code);
    if (!price) throw new Error(`${goods.offer.code} has no price`);
    const { quantity, listAmount, productAmount, promotionDiscount, couponDiscount, points, pointsAmount, payAmount } =
      price;
    const amounts = { listAmount, productAmount, promotionDiscount, couponDiscount, points, pointsAmount, payAmount };
    return { ...snapshotOf(goods), quantity, isGift: false, flashSale: null, ...amounts };
  });
  const { totalAmount, ...totals } = priced.totals;
  return { lines, totals: { ...totals, fee, totalAmount: rupiah(totalAmount + fee) } };
}

const snapshotOf = ({ product, offer, catalogueSku }: LiveSku) => ({
  skuCode: offer.code,
  productCode: product.code,
  categoryCode: product.firstCategory,
  barcode: offer.barcode,
  extCode: offer.extCode,
  name: product.name,
  attributes: catalogueSku.choices,
  picture: mediaOf(product, offer).find(({ type }) => type === "image")?.url ?? null,
});
