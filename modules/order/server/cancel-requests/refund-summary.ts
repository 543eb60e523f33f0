import type { Deduction, Refund } from "../../contract/refund/refund-of.ts";
import type { NamedDeduction, RefundSummary } from "../../contract/refund/refund-summary.ts";
import type { Purchase } from "../after-sales/purchase.ts";
import type { CancelEffect } from "./cancel-effect.ts";

/** The deductions of a refund with the names their promotions had when the purchase was placed. */
export function namedDeductions(
  { order, others }: Purchase,
  { deductions }: Pick<Refund, "deductions">,
): NamedDeduction[] {
  const orders = [order, ...others];
  const nameOf = ({ kind, promotionCode }: Deduction): string => {
    if (kind !== "gift") {
      const found = orders.flatMap(({ discounts }) => discounts).find((one) => one.promotionCode === promotionCode);
      return found?.name ?? promotionCode;
    }
    const names = orders.flatMap(({ earned, lines }) =>
      earned.flatMap((one) =>
        one.kind === "gift" && one.promotionCode === promotionCode && one.giftLine !== null
          ? [lines[one.giftLine]?.name ?? promotionCode]
          : [],
      ),
    );
    return names[0] ?? promotionCode;
  };
  return deductions.map((one) => ({ ...one, name: one.kind === "earlier" ? "" : nameOf(one) }));
}

/** The refund of a cancellation as it is shown to the shopper and stored with the request. */
export function refundSummary({ purchase, refund, gifts, giftsElsewhere }: CancelEffect): RefundSummary {
  const called = [{ order: purchase.order, pieces: gifts }, ...giftsElsewhere].flatMap(({ order, pieces }) =>
    pieces.map(({ number, quantity }) => ({ name: order.lines[number]?.name ?? "", quantity })),
  );
  const { freight, fee, money, points, lines } = refund;
  return {
    goods: lines.reduce((sum, line) => sum + line.money, 0),
    freight,
    fee,
    deductions: namedDeductions(purchase, refund),
    gifts: called,
    money,
    points,
  };
}
