import * as fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { figure, tries } from "#kit/testing/proof.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { OrderDraft } from "#modules/order/contract/order-draft.ts";
import { aDraft, aLine } from "#modules/order/server/testing/a-draft.ts";
import { purchaseFixture } from "./testing/purchase-fixture.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const shop = await purchaseFixture(database);
await sql`update inventory.stock set quantity = 1000000`.execute(database.kysely);
const skus = ["BALL-A", "BALL-B"] as const;
const histories = tries(12, 300);
const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

const kinds = ["cancel", "call off", "give up", "receive", "return"] as const;
const anyStep = fc.record({
  order: fc.nat({ max: 2 }),
  kind: fc.constantFrom(...kinds),
  line: fc.nat({ max: 1 }),
  pieces: fc.integer({ min: 1, max: 3 }),
  resellable: fc.boolean(),
});
/** The quantities of each line of each order, and the steps applied to them. */
const anyHistory = fc.record({
  orders: fc.array(fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 2 }), {
    minLength: 1,
    maxLength: 3,
  }),
  steps: fc.array(anyStep, { minLength: 1, maxLength: 10 }),
});
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

const freight = 18_000;
const price = 150_000;

function draftOf(quantities: readonly number[], sourceCode: string, couponCode: string): OrderDraft {
  const subtotal = rupiah(sum(quantities) * price);
  return aDraft({
    sourceCode,
    couponCode,
    discounts: [],
    lines: quantities.map((quantity, number) =>
      aLine({
        skuCode: skus[number] ?? skus[0],
        quantity,
        listAmount: rupiah(quantity * price),
        productAmount: rupiah(quantity * price),
        promotionDiscount: rupiah(0),
        payAmount: rupiah(quantity * price),
      }),
    ),
    totals: {
      ...aDraft().totals,
      productAmount: subtotal,
      promotionDiscount: rupiah(0),
      totalAmount: rupiah(subtotal + freight),
    },
  });
}

/** The expected state of an order: pieces kept by line, and pieces returned unfit for sale. */
type Standing = { readonly code: string; state: "paid" | "received" | "over"; kept: number[]; unfit: number };

/** Applies one step to an order and to its expected state; an impossible step is skipped. */
async function play(standing: Standing, { kind, line, pieces, resellable }: Step): Promise<void> {
  const { code, state, kept } = standing;
  const taken = Math.min(pieces, kept[line] ?? 0);
  if (kind === "receive" && state === "paid") {
    await shop.receive(code);
    standing.state = "received";
  } else if (kind === "cancel" && state === "paid" && taken > 0) {
    expect((await shop.cancel(code, [line, taken])).ok).toBe(true);
    kept[line] = (kept[line] ?? 0) - taken;
    if (sum(kept) === 0) standing.state = "over";
  } else if (kind === "return" && state === "received" && taken > 0) {
    await shop.returned(code, line, taken, resellable);
    kept[line] = (kept[line] ?? 0) - taken;
    if (!resellable) standing.unfit += taken;
  } else if ((kind === "call off" || kind === "give up") && state === "paid") {
    if (kind === "give up") await shop.step(code, { transition: "send", actor: "staff" });
    await shop.step(
      code,
      kind === "give up"
        ? { transition: "failDelivery", actor: "courier", reason: "DELIVERY_FAILED" }
        : { transition: "approveCancel", actor: "staff", reason: "OTHER" },
    );
    standing.kept = kept.map(() => 0);
    standing.state = "over";
  }
}

let purchases = 0;

test("1D-01 after every step of every history exactly the kept pieces are sold, and the coupon is released once no piece is kept", async () => {
  await fc.assert(
    fc.asyncProperty(anyHistory, async ({ orders, steps }) => {
      purchases += 1;
      const couponCode = `HISTORY${purchases}`;
      await shop.saveCoupon(couponCode);
      const before = await shop.unitsSold();
      const drafts = orders.map((lines, index) => draftOf(lines, index % 2 === 0 ? "WH01" : "WH02", couponCode));
      const { codes, reference } = await shop.place(drafts);
      await shop.payFor(reference, drafts);
      const paid = sum(drafts.map(({ totals }) => totals.totalAmount));
      const standings = codes.map(
        (code, index): Standing => ({ code, state: "paid", kept: [...(orders[index] ?? [])], unfit: 0 }),
      );
      for (const step of steps) {
        const standing = standings[step.order % standings.length];
        if (standing) await play(standing, step);
        const kept = sum(standings.flatMap((one) => one.kept));
        expect((await shop.unitsSold()) - before).toBe(kept + sum(standings.map(({ unfit }) => unfit)));
        expect([await shop.couponUses(couponCode), await shop.couponIsFree(couponCode)]).toEqual(
          kept === 0 ? [0, true] : [1, false],
        );
        const back = await shop.refunded(reference);
        expect(back).toBeLessThanOrEqual(paid - kept * price);
        if (standings.every(({ state }) => state === "over")) expect(back).toBe(paid);
      }
    }),
    { numRuns: histories },
  );
  expect(await shop.broken()).toEqual([]);
  figure(
    "M9",
    `${histories} random histories over PostgreSQL: pieces, coupons or money that did not return exactly`,
    0,
  );
}, 600_000);
