import { type DiscountRecord, type PricedBasket, pricingSteps } from "../../contract/pricing/priced-basket.ts";
import type { ChargedPurchase } from "../ports/charged-purchases.ts";
import { giftsGiven } from "./rebuild-basket.ts";
import { lineIdOf } from "./rebuild-lines.ts";

type Rupiahs = ReadonlyMap<string, number>;

/** Whether a price equals what was charged, in every record, line, parcel and gift. */
export function isAsCharged(priced: PricedBasket, purchase: ChargedPurchase): boolean {
  const lines = new Map(priced.lines.map((line) => [line.lineId, line]));
  const parcels = new Map(priced.parcels.map((parcel) => [parcel.parcel, parcel]));
  const isSame = purchase.orders.every((order) => {
    const bought = order.lines.every((charged, number) => {
      if (charged.isGift) return true;
      const line = lines.get(lineIdOf(order, number));
      return (
        line?.payAmount === charged.payAmount &&
        line.productAmount === charged.productAmount &&
        line.points === charged.pointsUsed
      );
    });
    const paid = order.lines.reduce((sum, { payAmount }) => sum + payAmount, 0);
    return bought && (parcels.get(order.parcel)?.payAmount ?? 0) === order.payAmount - paid;
  });
  return (
    isSame &&
    isEqual(recordsOf(priced.records), chargedRecords(purchase)) &&
    isEqual(giftsOf(priced.gifts), giftsOf(giftsGiven(purchase).map(asGift)))
  );
}

const asGift = ({ available, ...gift }: ReturnType<typeof giftsGiven>[number]) => ({ ...gift, quantity: available });

type Gift = { readonly skuCode: string; readonly sourceCode: string; readonly quantity: number };

const giftsOf = (gifts: readonly Gift[]): Rupiahs =>
  sums(gifts.map(({ skuCode, sourceCode, quantity }) => [`${skuCode} ${sourceCode}`, quantity]));

const recordsOf = (records: readonly DiscountRecord[]): Rupiahs =>
  sums(
    records.map(({ promotionCode, step, lineId, parcel, amount }) => [
      `${step} ${promotionCode} ${lineId ?? `parcel ${parcel}`}`,
      amount,
    ]),
  );

const chargedRecords = ({ orders }: ChargedPurchase): Rupiahs =>
  sums(
    orders.flatMap((order) =>
      order.discounts.map(({ promotionCode, step, line, amount }): [string, number] => [
        `${step} ${promotionCode} ${line === null ? `parcel ${order.parcel}` : lineIdOf(order, line)}`,
        amount,
      ]),
    ),
  );

function sums(entries: readonly (readonly [key: string, amount: number])[]): Rupiahs {
  const all = new Map<string, number>();
  for (const [key, amount] of entries) if (amount !== 0) all.set(key, (all.get(key) ?? 0) + amount);
  return all;
}

const isEqual = (one: Rupiahs, other: Rupiahs): boolean =>
  one.size === other.size && [...one].every(([key, amount]) => other.get(key) === amount);

/** The discount on goods by promotions and the coupon, flash-sale prices included, and the discount on freight. */
export function discountsOf(records: readonly DiscountRecord[]): { readonly goods: number; readonly freight: number } {
  let [goods, freight] = [0, 0];
  for (const { step, amount } of records) {
    if (step === pricingSteps.freeShipping) freight += amount;
    else if (step !== pricingSteps.points) goods += amount;
  }
  return { goods, freight };
}
