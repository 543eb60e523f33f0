import type { Basket } from "../../contract/pricing/basket.ts";
import { type PricedBasket, type PricingStep, pointsCode } from "../../contract/pricing/priced-basket.ts";
import type { Verdict } from "../../contract/why/verdict.ts";
import type { Promotion } from "../promotion.ts";

/** A discount record of a line or a parcel; `code` is a promotion, a coupon or null for points. */
type ShownRecord = { readonly code: string | null; readonly step: PricingStep; readonly amount: number };

type WhyLine = {
  readonly skuCode: string;
  readonly quantity: number;
  readonly isGift: boolean;
  /** Without any reduction, and at today's price before flash sales. */
  readonly listAmount: number;
  readonly saleAmount: number;
  /** How many pieces have the flash-sale price. */
  readonly flashSaleUnits: number;
  readonly records: readonly ShownRecord[];
  readonly payAmount: number;
};

type WhyParcel = {
  readonly parcel: string;
  readonly freight: number;
  readonly records: readonly ShownRecord[];
  readonly payAmount: number;
};

/** A price with every promotion that bears on it, or might have been expected to. */
export type WhyPrice = {
  readonly at: Date;
  readonly promotions: readonly Promotion[];
  readonly verdicts: readonly Verdict[];
  readonly coupon: Verdict | null;
  readonly lines: readonly WhyLine[];
  readonly parcels: readonly WhyParcel[];
  readonly total: number;
};

export const shownRecord = ({
  promotionCode,
  step,
  amount,
}: {
  readonly promotionCode: string;
  readonly step: PricingStep;
  readonly amount: number;
}): ShownRecord => ({ code: promotionCode === pointsCode ? null : promotionCode, step, amount });

/** The engine's answer as lines and parcels with their records; gifts stand after the lines. */
export function shownPrice(basket: Basket, priced: PricedBasket): Pick<WhyPrice, "lines" | "parcels" | "total"> {
  const bought = new Map(basket.lines.map((line) => [line.lineId, line]));
  const position = new Map(basket.lines.map(({ lineId }, index) => [lineId, index]));
  const inOrder = [...priced.lines].sort(
    (one, other) => (position.get(one.lineId) ?? 0) - (position.get(other.lineId) ?? 0),
  );
  const recordsOf = (of: (record: PricedBasket["records"][number]) => boolean) =>
    priced.records.filter(of).map(shownRecord);
  return {
    lines: [
      ...inOrder.map(({ lineId, quantity, listAmount, flashSaleUnits, payAmount }) => ({
        skuCode: bought.get(lineId)?.skuCode ?? "",
        quantity,
        isGift: false,
        listAmount,
        saleAmount: quantity * (bought.get(lineId)?.salePrice ?? 0),
        flashSaleUnits,
        records: recordsOf((record) => record.lineId === lineId),
        payAmount,
      })),
      ...priced.gifts.map(({ skuCode, quantity }) => ({ ...giftLine, skuCode, quantity })),
    ],
    parcels: priced.parcels.map(({ parcel, freight, payAmount }) => ({
      parcel,
      freight,
      records: recordsOf((record) => record.parcel === parcel),
      payAmount,
    })),
    total: priced.totals.totalAmount,
  };
}

export const giftLine = {
  isGift: true,
  listAmount: 0,
  saleAmount: 0,
  flashSaleUnits: 0,
  records: [],
  payAmount: 0,
} as const;
