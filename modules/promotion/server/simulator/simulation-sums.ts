import type { Basket } from "../../contract/pricing/basket.ts";
import { type DiscountRecord, type PricedBasket, pricingSteps } from "../../contract/pricing/priced-basket.ts";
import { type LeftOutReason, mostDifferences } from "../../contract/simulation.ts";
import type { ChargedOrder, ChargedPurchase } from "../ports/charged-purchases.ts";
import { discountsOf } from "./is-as-charged.ts";
import { lineIdOf } from "./rebuild-lines.ts";
import type { SimulatedPurchase } from "./simulate-purchase.ts";

/** Sums of orders or carts, without or with the simulated promotion. */
export type PriceSums = {
  /** Amount due for goods and freight, without payment fees. */
  revenue: number;
  /** Discount on goods by flash-sale prices, promotions and coupons; and on freight. */
  goodsDiscount: number;
  freightDiscount: number;
  /** Pieces given for free. */
  giftPieces: number;
  /** Pieces sold and given, and those of them whose cost is known. */
  soldPieces: number;
  costedPieces: number;
  /** What the goods of known cost bring, less that cost. */
  margin: number;
};

/** What a piece costs the shop, by SKU; unknown costs are left out. */
type SkuCosts = ReadonlyMap<string, number>;

/** A priced basket with the SKU of each line. */
type SoldBasket = {
  readonly priced: PricedBasket;
  readonly lines: readonly { readonly lineId: string; readonly skuCode: string }[];
};

export type OrderDifference = {
  readonly orderCode: string;
  readonly placedAt: Date;
  readonly before: number;
  readonly after: number;
};

export type SimulationSums = {
  /** Number of priced orders or carts, and how many of them the promotion changes or applies to. */
  counted: number;
  touched: number;
  /** Pieces whose price the promotion lowers. */
  pieces: number;
  readonly before: PriceSums;
  readonly after: PriceSums;
};

const nothing = (): PriceSums => ({
  revenue: 0,
  goodsDiscount: 0,
  freightDiscount: 0,
  giftPieces: 0,
  soldPieces: 0,
  costedPieces: 0,
  margin: 0,
});

export const noSums = (): SimulationSums => ({
  counted: 0,
  touched: 0,
  pieces: 0,
  before: nothing(),
  after: nothing(),
});

function add(sums: PriceSums, { priced, lines }: SoldBasket, costs: SkuCosts): void {
  const { records, gifts, totals } = priced;
  const { goods, freight } = discountsOf(records);
  sums.revenue += totals.totalAmount;
  sums.goodsDiscount += goods;
  sums.freightDiscount += freight;
  sums.giftPieces += gifts.reduce((sum, { quantity }) => sum + quantity, 0);
  const skuOf = new Map(lines.map(({ lineId, skuCode }) => [lineId, skuCode]));
  const sold = priced.lines.map((line) => ({ ...line, skuCode: skuOf.get(line.lineId) ?? "" }));
  for (const { skuCode, quantity, payAmount } of [...sold, ...gifts.map((gift) => ({ ...gift, payAmount: 0 }))]) {
    const cost = costs.get(skuCode);
    sums.soldPieces += quantity;
    if (cost === undefined) continue;
    sums.costedPieces += quantity;
    sums.margin += payAmount - quantity * cost;
  }
}

/** Lines whose price the promotion lowers. */
const loweredLines = (records: readonly DiscountRecord[], code: string): ReadonlySet<string> =>
  new Set(records.flatMap(({ promotionCode, lineId }) => (promotionCode === code && lineId !== null ? [lineId] : [])));

/** Pieces at the promotion's price: units of the flash sale, or all pieces of a line. */
const piecesOf = ({ records, lines }: PricedBasket, code: string): number => {
  const lowered = loweredLines(records, code);
  const isFlashSale = records.some(
    ({ promotionCode, step }) => promotionCode === code && step === pricingSteps.flashSale,
  );
  return lines
    .filter(({ lineId }) => lowered.has(lineId))
    .reduce((sum, { quantity, flashSaleUnits }) => sum + (isFlashSale ? flashSaleUnits : quantity), 0);
};

type SoldCart = { readonly basket: Pick<Basket, "lines">; readonly priced: PricedBasket };

/** Adds a cart, priced without and with the promotion. */
export function addCart(
  sums: SimulationSums,
  [cartBefore, cartAfter]: readonly [SoldCart, SoldCart],
  code: string,
  costs: SkuCosts,
): void {
  const [before, after] = [cartBefore.priced, cartAfter.priced];
  add(sums.before, { priced: before, lines: cartBefore.basket.lines }, costs);
  add(sums.after, { priced: after, lines: cartAfter.basket.lines }, costs);
  sums.counted += 1;
  sums.pieces += piecesOf(after, code);
  const applies =
    after.records.some(({ promotionCode }) => promotionCode === code) ||
    after.gifts.some(({ promotionCode }) => promotionCode === code);
  if (applies || giftText(before) !== giftText(after) || before.totals.totalAmount !== after.totals.totalAmount)
    sums.touched += 1;
}

const giftText = ({ gifts }: Pick<PricedBasket, "gifts">): string =>
  gifts.map(({ skuCode, quantity, sourceCode }) => `${skuCode} ${quantity} ${sourceCode}`).join();

/** Adds a purchase, order by order; returns the orders whose sum changes. */
export function addPurchase(
  sums: SimulationSums,
  { orders, placedAt }: ChargedPurchase,
  { before, after, basket: { lines } }: SimulatedPurchase,
  code: string,
  costs: SkuCosts,
): OrderDifference[] {
  add(sums.before, { priced: before, lines }, costs);
  add(sums.after, { priced: after, lines }, costs);
  sums.pieces += piecesOf(after, code);
  const paid = new Map<string, number>([
    ...after.lines.map(({ lineId, payAmount }) => [lineId, payAmount] as const),
    ...after.parcels.map(({ parcel, payAmount }) => [`parcel ${parcel}`, payAmount] as const),
  ]);
  const applied = new Set(
    after.records
      .filter(({ promotionCode }) => promotionCode === code)
      .map(({ lineId, parcel }) => lineId ?? `parcel ${parcel}`),
  );
  return orders.flatMap((order): OrderDifference[] => {
    const keys = keysOf(order);
    const sum = keys.reduce((total, key) => total + (paid.get(key) ?? 0), 0);
    const isTouched =
      sum !== order.payAmount ||
      keys.some((key) => applied.has(key)) ||
      giftsAt(before, order) !== giftsAt(after, order);
    sums.counted += 1;
    if (isTouched) sums.touched += 1;
    return sum === order.payAmount ? [] : [{ orderCode: order.code, placedAt, before: order.payAmount, after: sum }];
  });
}

const keysOf = (order: ChargedOrder): string[] => [
  ...order.lines.map((_, number) => lineIdOf(order, number)),
  ...(order.sentHome ? [`parcel ${order.parcel}`] : []),
];

const giftsAt = ({ gifts }: PricedBasket, { sourceCode }: ChargedOrder): string =>
  giftText({ gifts: gifts.filter((gift) => gift.sourceCode === sourceCode) });

/** Largest difference first; ties keep the earlier order first. */
export const largest = (known: readonly OrderDifference[], more: readonly OrderDifference[]): OrderDifference[] =>
  more.length === 0
    ? [...known]
    : [...known, ...more]
        .sort((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before))
        .slice(0, mostDifferences);

/** Orders left out for one reason, with some of their codes. */
export type LeftOutOrders = { readonly reason: LeftOutReason; orders: number; readonly examples: string[] };

const mostExamples = 5;

export function countLeftOut(
  all: Map<LeftOutReason, LeftOutOrders>,
  reason: LeftOutReason,
  { orders }: ChargedPurchase,
): void {
  const entry = all.get(reason) ?? { reason, orders: 0, examples: [] };
  all.set(reason, entry);
  entry.orders += orders.length;
  entry.examples.push(...orders.map(({ code }) => code).slice(0, mostExamples - entry.examples.length));
}
