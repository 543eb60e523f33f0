import { rupiah } from "#kit/core/rupiah.ts";
import { type OrderKey, withOrderKey } from "#modules/order/contract/order-key.ts";
import { hasBought } from "#modules/order/contract/refund/delivery-paid.ts";
import type { RewardKind } from "#modules/order/contract/refund/earned-reward.ts";
import {
  type Deduction,
  type DeliveryBack,
  type Pieces,
  type Refund,
  type RefundableOrder,
  refundOf,
} from "#modules/order/contract/refund/refund-of.ts";
import { returnStatusCodes } from "#modules/order/contract/wire/return-status-codes.ts";
import { isFaulty, type ReturnReason } from "../contract/return-reasons.ts";
import type { ReturnDetailResult, ReturnOptionsResult } from "./returns.graphql.gen.ts";

export type ReturnModel = NonNullable<ReturnDetailResult["queryReturnDetail"]["data"]>;
export type ReturnOptionsModel = NonNullable<ReturnOptionsResult["queryReturnOptions"]["data"]>;
export type ReturnableLineModel = ReturnOptionsModel["lines"][number];

/** Where returns are looked at: in a member's account, or on the pages for guests. */
export type ReturnPlace = {
  readonly order: (orderCode: string) => string;
  readonly detail: (orderCode: string, returnCode: string) => string;
};

const under = (root: string, key: OrderKey | null = null): ReturnPlace => ({
  order: (code) => withOrderKey(`${root}/order/detail/${code}`, code, key),
  detail: (code, returnCode) => withOrderKey(`${root}/order/detail/${code}/${returnCode}`, code, key),
});

export const memberReturns = under("/account");
/** The pages for guests; with the key of a message's link where it is what opened them. */
export const guestReturnsWith = (key: OrderKey | null): ReturnPlace => under("", key);

/** The chosen pieces of each line by line number. */
export type Chosen = Readonly<Record<number, number>>;

export const quantitiesOf = (chosen: Chosen): Pieces[] =>
  Object.entries(chosen).map(([number, quantity]) => ({ number: Number(number), quantity }));

/** The choice in a URL: all returnable pieces of these lines. */
export function chosenIn(items: string | null, lines: readonly ReturnableLineModel[]): Chosen {
  const wanted = new Set((items ?? "").split(","));
  const entries = lines.flatMap(({ returnable }, number) =>
    returnable > 0 && wanted.has(String(number)) ? [[number, returnable] as const] : [],
  );
  return Object.fromEntries(entries);
}

/** The refund, by the same rule as on the server. */
export function refundFor(options: ReturnOptionsModel, chosen: Chosen, reason: ReturnReason | null): Refund {
  const blame = (reason !== null && isFaulty(reason)) || !hasBought(options, quantitiesOf(chosen));
  const faulty = blame && options.beforeFaulty;
  const others = options.others.map((other) => ({
    ...refundable(other),
    back: other.back,
    deliveryBack: other.deliveryBack as DeliveryBack,
  }));
  const wish = { before: options.before, now: quantitiesOf(chosen), faulty, given: options.given, others };
  return refundOf(refundable(options), wish);
}

type Amounts = Pick<
  ReturnOptionsModel["others"][number],
  "discounts" | "earned" | "freight" | "freightDiscount" | "pointsUsed" | "pointsAmount"
> & { readonly lines: readonly Omit<ReturnOptionsModel["others"][number]["lines"][number], "skuName">[] };

const refundable = ({ lines, discounts, earned, ...totals }: Amounts): RefundableOrder => ({
  lines: lines.map((line) => ({
    ...line,
    listAmount: rupiah(line.listAmount),
    productAmount: rupiah(line.productAmount),
    pointsAmount: rupiah(line.pointsAmount),
    payAmount: rupiah(line.payAmount),
  })),
  discounts: discounts.map((discount) => ({ ...discount, amount: rupiah(discount.amount) })),
  totals,
  earned: earned.map((reward) => ({ ...reward, kind: reward.kind as RewardKind })),
});

/** The reasons of a refund with the names of promotions, coupons and gifts. */
export function namedFor({ lines, discounts, earned, others }: ReturnOptionsModel, { deductions }: Refund) {
  const orders = [{ lines, discounts, earned }, ...others];
  const nameOf = ({ kind, promotionCode }: Deduction): string => {
    const gifts = orders.flatMap((order) =>
      order.earned.flatMap((one) =>
        kind === "gift" && one.kind === "gift" && one.promotionCode === promotionCode && one.giftLine != null
          ? [order.lines[one.giftLine]?.skuName ?? ""]
          : [],
      ),
    );
    const found = orders.flatMap((order) => order.discounts).find((one) => one.promotionCode === promotionCode);
    return gifts[0] ?? found?.name ?? promotionCode;
  };
  return deductions.map((one) => ({ ...one, name: nameOf(one) }));
}

export type Station = { readonly status: string; readonly at: string | null; readonly reached: boolean };

const usual = [
  returnStatusCodes.requested,
  returnStatusCodes.approved,
  returnStatusCodes.inTransit,
  returnStatusCodes.received,
  returnStatusCodes.refunded,
] as const;

/** The stages of a return: past ones and, unless it ended early, those to come. */
export function stationsOf({ steps, status }: Pick<ReturnModel, "steps" | "status">): Station[] {
  const been = steps.map(({ status: at, time }) => ({ status: at, at: time, reached: true }));
  if (status === returnStatusCodes.refused || status === returnStatusCodes.cancelled) return been;
  const rest = usual.filter((one) => Number(one) > Number(status));
  return [...been, ...rest.map((one) => ({ status: one, at: null, reached: false }))];
}

/** The tone of a status: final ones are good or neutral, those that wait for the shopper stand out. */
export function returnTone(status: string): "sun" | "court" | "neutral" {
  if (status === returnStatusCodes.refunded) return "court";
  return status === returnStatusCodes.refused || status === returnStatusCodes.cancelled ? "neutral" : "sun";
}
