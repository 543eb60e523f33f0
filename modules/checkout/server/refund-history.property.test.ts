import * as fc from "fast-check";
import { expect, test } from "vitest";
import { figure, tries } from "#kit/testing/proof.ts";
import { type DeliveryBack, type Pieces, type Refund, refundOf } from "#modules/order/contract/refund/refund-of.ts";
import { naiveWorth } from "#modules/order/contract/refund/testing/naive-refund.ts";
import { anyHistory, type PurchaseOrder, type PurchaseStep } from "./testing/any-purchase.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

/** The state of one order of a purchase. */
type Standing = { back: number[]; closed: boolean; cancelled: boolean; returned: boolean; faulty: boolean };

const fresh = ({ lines }: PurchaseOrder): Standing => ({
  back: lines.map(() => 0),
  closed: false,
  cancelled: false,
  returned: false,
  faulty: true,
});

const allBack = ({ lines }: PurchaseOrder, { back }: Standing) =>
  lines.every(({ isGift, quantity }, number) => isGift || back[number] === quantity);

const deliveryOf = (order: PurchaseOrder, standing: Standing): DeliveryBack => {
  if (standing.closed) return "all";
  return standing.returned && standing.faulty && !standing.cancelled && allBack(order, standing)
    ? "freight"
    : "nothing";
};

const piecesOf = (counts: readonly number[]): Pieces[] =>
  counts.flatMap((quantity, number) => (quantity > 0 ? [{ number, quantity }] : []));

/** The pieces a step takes of the rest; null when the order does not allow it. */
function takenBy({ kind, tenths }: PurchaseStep, order: PurchaseOrder, standing: Standing): number[] | null {
  if (standing.closed || (kind !== "return" && standing.returned)) return null;
  const left = order.lines.map(({ quantity }, number) => quantity - (standing.back[number] ?? 0));
  if (kind === "close") return left;
  const taken = left.map((units, number) => Math.ceil((units * (tenths[number] ?? 0)) / 10));
  return sum(taken) === 0 ? null : taken;
}

const naiveOf = (orders: readonly PurchaseOrder[], standings: readonly Standing[]) =>
  naiveWorth(
    orders.map((order, index) => {
      const standing = standings[index] ?? fresh(order);
      return {
        ...order,
        kept: order.lines.map(({ quantity }, number) => quantity - (standing.back[number] ?? 0)),
        calledOff: standing.closed,
        freightReturned: deliveryOf(order, standing) === "freight",
      };
    }),
  );

/** Walks a history; yields every refund with the second implementation's result before and after. */
function walk(
  orders: readonly PurchaseOrder[],
  steps: readonly PurchaseStep[],
  inspect: (
    refund: Refund,
    before: ReturnType<typeof naiveWorth>,
    after: ReturnType<typeof naiveWorth>,
    given: number,
  ) => void,
) {
  const standings = orders.map(fresh);
  let money = 0;
  let points = 0;
  for (const step of steps) {
    const order = orders[step.order];
    const standing = standings[step.order];
    const taken = order && standing && takenBy(step, order, standing);
    if (!order || !standing || !taken) continue;
    const before = naiveOf(orders, standings);
    const wish = {
      before: piecesOf(standing.back),
      now: piecesOf(taken),
      closes: step.kind === "close",
      given: money,
      others: orders.flatMap((other, index) => {
        const at = standings[index];
        return index === step.order || !at
          ? []
          : [{ ...other, back: piecesOf(at.back), deliveryBack: deliveryOf(other, at) }];
      }),
    };
    standing.back = standing.back.map((units, number) => units + (taken[number] ?? 0));
    // Why gifts come back does not decide about the freight.
    const bought = taken.some((units, number) => units > 0 && !order.lines[number]?.isGift);
    if (step.kind === "close") standing.closed = true;
    else if (step.kind === "cancel") standing.cancelled ||= bought;
    else {
      standing.returned = true;
      standing.faulty &&= step.faulty || !bought;
    }
    const faulty = step.kind === "return" && standing.faulty && !standing.cancelled;
    const refund = refundOf(order, { ...wish, faulty });
    inspect(refund, before, naiveOf(orders, standings), money);
    money += refund.money;
    points += refund.points;
  }
  return { money, points, standings };
}

const byKey = (amounts: Readonly<Record<string, number>>) => new Map(Object.entries(amounts));
const histories = tries(1_500, 20_000);

test("1D-01 a second implementation, from scratch over what is kept, comes to the same refund at every step of every history", () => {
  fc.assert(
    fc.property(anyHistory, ({ orders, steps }) => {
      walk(orders, steps, (refund, before, after, given) => {
        expect(refund.money).toBe(Math.max(0, after.money - given));
        expect(refund.points).toBe(after.points - before.points);
        const [was, is] = [byKey(before.lost), byKey(after.lost)];
        const grown = Object.fromEntries(
          [...new Set([...was.keys(), ...is.keys()])]
            .map((key) => [key, (is.get(key) ?? 0) - (was.get(key) ?? 0)] as const)
            .filter(([, amount]) => amount !== 0),
        );
        const deductions = refund.deductions.filter(({ kind }) => kind !== "earlier");
        expect(Object.fromEntries(deductions.map((one) => [`${one.kind} ${one.promotionCode}`, one.amount]))).toEqual(
          grown,
        );
        expect(sum(refund.deductions.map(({ amount }) => amount))).toBe(refund.deducted);
        expect(sum(refund.lines.map((line) => line.money)) + refund.freight + refund.fee - refund.deducted).toBe(
          refund.money,
        );
      });
    }),
    { numRuns: histories },
  );
  figure(
    "M9",
    `${histories} random histories of cancellations and returns: refunds that differ from a second implementation`,
    0,
  );
}, 300_000);

test("1D-01 refunds never exceed the payment, and equal it once every order of the purchase is cancelled", () => {
  fc.assert(
    fc.property(anyHistory, ({ orders, steps }) => {
      const paid = sum(orders.map(({ totals }) => totals.totalAmount));
      const points = sum(orders.map(({ totals }) => totals.pointsUsed));
      const part = walk(orders, steps, (refund, _before, _after, given) => {
        expect(refund.money).toBeGreaterThanOrEqual(0);
        expect(given + refund.money).toBeLessThanOrEqual(paid);
      });
      expect(part.points).toBeLessThanOrEqual(points);
      const close = orders.map((_, order): PurchaseStep => ({ order, kind: "close", faulty: false, tenths: [] }));
      const cancels = steps.filter(({ kind }) => kind !== "return");
      const whole = walk(orders, [...cancels, ...close], () => undefined);
      expect([whole.money, whole.points]).toEqual([paid, points]);
    }),
    { numRuns: histories },
  );
}, 300_000);
