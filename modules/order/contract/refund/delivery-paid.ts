import { type LineQuantity, type OrderState, type RefundableOrder, sum } from "./line-share.ts";

/** The money and points paid for the delivery: points that did not pay for lines paid for it. */
function freightPaid({ lines, totals }: RefundableOrder): { readonly money: number; readonly points: number } {
  const byPoints = totals.pointsAmount - sum(lines.map(({ pointsAmount }) => pointsAmount));
  return {
    money: Math.max(0, totals.freight - totals.freightDiscount - byPoints),
    points: Math.max(0, totals.pointsUsed - sum(lines.map(({ points }) => points))),
  };
}

/** The refund of an order besides its lines. */
export function deliveryRefund(order: OrderState) {
  if (order.deliveryBack === "nothing") return { freight: 0, fee: 0, points: 0 };
  const { money, points } = freightPaid(order);
  return { freight: money, fee: order.deliveryBack === "all" ? (order.totals.fee ?? 0) : 0, points };
}

/** Every bought piece was returned or cancelled; gifts do not count. */
export const isAllBack = ({ lines }: RefundableOrder, back: readonly number[]): boolean =>
  lines.every(({ quantity, isGift }, number) => isGift || back[number] === quantity);

/** Some of these pieces were bought. Gifts do not decide about the freight. */
export const hasBought = (
  { lines }: { readonly lines: readonly { readonly isGift: boolean }[] },
  quantities: readonly LineQuantity[],
): boolean => quantities.some(({ number, quantity }) => quantity > 0 && lines[number]?.isGift === false);
