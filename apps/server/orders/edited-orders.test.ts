import * as fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { auditDatabase } from "#kit/postgres/invariants.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { tries } from "#kit/testing/proof.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { OrderDraft } from "#modules/order/contract/order-draft.ts";
import { editOrder, isOneOf, lockAndReadOrders, planEdit } from "#modules/order/server/index.ts";
import { aDraft, aLine } from "#modules/order/server/testing/a-draft.ts";
import { shopInvariants } from "../audit/invariants.ts";
import { purchaseFixture } from "./testing/purchase-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const shop = await purchaseFixture(database);
await sql`update inventory.stock set quantity = 1000000`.execute(database.kysely);

const freight = 18_000;
const price = 150_000;
const sequences = tries(20, 5_000);
const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

const kinds = ["edit", "edit", "edit", "cancel", "call off", "send", "return", "pay", "pay"] as const;
const anyStep = fc.record({
  order: fc.nat({ max: 1 }),
  kind: fc.constantFrom(...kinds),
  line: fc.nat({ max: 1 }),
  pieces: fc.integer({ min: 1, max: 3 }),
  moves: fc.boolean(),
});
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;
const anySequence = fc.record({
  orders: fc.array(fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 2 }), {
    minLength: 1,
    maxLength: 2,
  }),
  steps: fc.array(anyStep, { minLength: 3, maxLength: 10 }),
});

function draftOf(quantities: readonly number[], sourceCode: string, couponCode: string): OrderDraft {
  const subtotal = rupiah(sum(quantities) * price);
  const none = rupiah(0);
  return aDraft({
    sourceCode,
    couponCode,
    discounts: [],
    lines: quantities.map((quantity, number) => {
      const amount = rupiah(quantity * price);
      const skuCode = number === 0 ? "BALL-A" : "BALL-B";
      return aLine({
        skuCode,
        quantity,
        listAmount: amount,
        productAmount: amount,
        promotionDiscount: none,
        payAmount: amount,
      });
    }),
    totals: {
      ...aDraft().totals,
      productAmount: subtotal,
      promotionDiscount: none,
      totalAmount: rupiah(subtotal + freight),
    },
  });
}

/** What an order should be by now: the pieces kept of each line, and whether its freight is still owed. */
type Standing = {
  readonly code: string;
  state: "unpaid" | "paid" | "received" | "over";
  kept: number[];
  street: string;
};

/** Staff edit an order as its page does: with what the preview shows. */
const edit = (code: string, line: number, quantity: number, street: string) =>
  inTransaction(database, async (trx) => {
    const [order] = await lockAndReadOrders(trx, isOneOf([code]));
    if (!order) throw new Error("no such order");
    const { firstName, lastName, mobile } = order.receiver;
    const contact = { firstName, lastName, mobile, place: { address1: street, zip: "12810" } };
    const wish = { pieces: quantity > 0 ? [{ number: line, quantity }] : [], contact };
    const plan = await planEdit(trx, shop.orderDeps, order, wish);
    if (!plan.ok) return plan;
    const expected = { money: plan.value.refund?.money ?? 0, points: plan.value.refund?.points ?? 0 };
    return editOrder(trx, shop.orderDeps, order, { ...wish, expected, staffName: "Wati", reason: "OTHER" });
  });

/** Plays an edit on the order and on its expectation; refusals change neither. */
async function playEdit(standing: Standing, { line, pieces, moves }: Step): Promise<void> {
  const { code, state, kept, street } = standing;
  const wanted = moves ? `Jl. Melati ${kept.length + pieces + sum(kept)}` : street;
  const result = await edit(code, line, pieces, wanted);
  const left = kept[line] ?? 0;
  const refusal =
    state === "received" || state === "over"
      ? "ACTION_NOT_ALLOWED"
      : state === "unpaid"
        ? "UNPAID"
        : pieces > left
          ? "PIECES_GONE"
          : pieces === sum(kept)
            ? "LAST_PIECES"
            : null;
  expect(result.ok ? null : result.error.code).toBe(refusal);
  if (refusal !== null) return;
  kept[line] = left - pieces;
  standing.street = wanted;
}

async function play(standing: Standing, step: Step): Promise<void> {
  const { code, state, kept } = standing;
  const { kind, line } = step;
  const taken = Math.min(step.pieces, kept[line] ?? 0);
  if (kind === "edit") await playEdit(standing, step);
  else if (kind === "send" && state === "paid") {
    await shop.receive(code);
    standing.state = "received";
  } else if (kind === "cancel" && state === "paid" && taken > 0) {
    expect((await shop.cancel(code, [line, taken])).ok).toBe(true);
    kept[line] = (kept[line] ?? 0) - taken;
    if (sum(kept) === 0) standing.state = "over";
  } else if (kind === "return" && state === "received" && taken > 0) {
    await shop.returned(code, line, taken);
    kept[line] = (kept[line] ?? 0) - taken;
  } else if (kind === "call off" && state === "paid") {
    await shop.step(code, { transition: "approveCancel", actor: "staff", reason: "OTHER" });
    standing.kept = kept.map(() => 0);
    standing.state = "over";
  }
}

test("after every step of random sequences of edits, payments, cancellations and returns money, stock and addresses are exact", async () => {
  let played = 0;
  let purchases = 0;
  await fc.assert(
    fc.asyncProperty(anySequence, async ({ orders, steps }) => {
      purchases += 1;
      const couponCode = `EDIT${purchases}`;
      await shop.saveCoupon(couponCode);
      const before = await shop.unitsSold();
      const drafts = orders.map((lines, index) => draftOf(lines, index === 0 ? "WH01" : "WH02", couponCode));
      const { codes, reference } = await shop.place(drafts);
      const standings = codes.map(
        (code, index): Standing => ({
          code,
          state: "unpaid",
          kept: [...(orders[index] ?? [])],
          street: "Jl. Melati 5",
        }),
      );
      const total = sum(drafts.map(({ totals }) => totals.totalAmount));
      let paid = 0;
      for (const step of steps) {
        const standing = standings[step.order % standings.length];
        if (!standing) continue;
        if (step.kind === "pay" && paid === 0) {
          await shop.payFor(reference, drafts);
          paid = total;
          for (const one of standings) one.state = "paid";
        } else await play(standing, step);
        played += 1;
        const owed = sum(standings.map(({ state, kept }) => (state === "over" ? 0 : sum(kept) * price + freight)));
        // Payments less refunds are what the kept pieces and their delivery cost.
        if (paid > 0) expect(paid - (await shop.refunded(reference))).toBe(owed);
        // Stock is what it was less what is reserved or sold.
        expect((await shop.unitsSold()) - before).toBe(sum(standings.flatMap(({ kept }) => kept)));
        // The coupon is used until no piece of the purchase is kept.
        expect(await shop.couponUses(couponCode)).toBe(standings.every(({ kept }) => sum(kept) === 0) ? 0 : 1);
        const { rows } = await sql<{ street: string }>`
          select address ->> 'address1' as street from orders.placed_order where payment_reference = ${reference}
          order by array_position(${codes}::text[], code)`.execute(database.kysely);
        expect(rows.map(({ street }) => street)).toEqual(standings.map(({ street }) => street));
      }
    }),
    { numRuns: sequences },
  );
  expect(played).toBeGreaterThan(sequences * 2);
  // Totals are the sums of their parts, and every other condition of the whole shop holds: stock, payments, returns, reports.
  expect(await shop.broken()).toEqual([]);
  const timeless = shopInvariants.filter(({ broken }) => !broken.includes("now()"));
  expect((await auditDatabase(database, timeless)).filter(({ broken }) => broken > 0)).toEqual([]);
}, 3_600_000);
