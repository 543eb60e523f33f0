import { sql } from "kysely";
import { systemIds } from "#kit/core/ids.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { aProduct, aSku, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { reserveStock, saveSources, saveStock } from "#modules/inventory/server/index.ts";
import type { OrderDraft } from "#modules/order/contract/order-draft.ts";
import { approveCancel, isOneOf, lockAndReadOrders, requestCancel, requestsOf } from "#modules/order/server/index.ts";
import { couponForBasket, reserveCoupon } from "#modules/promotion/server/index.ts";
import { saveCoupon } from "#modules/promotion/server/save-coupon.ts";
import { aCoupon } from "#modules/promotion/server/testing/a-coupon.ts";
import { returnsFixture } from "#modules/returns/server/testing/returns-fixture.ts";
import { returnWebhooks } from "../../webhooks/return-webhooks.ts";
import { orderListeners } from "../order-listeners.ts";

const fixtureSkus = ["BALL-A", "BALL-B", "TOY"] as const;
const warehouses = ["WH01", "WH02"] as const;
const points = { worth: rupiah(100), earnedBy: 10_000 };

/** Purchases of several orders on a real database, with the shop's order listeners: stock, coupons, points and payments. */
export async function purchaseFixture(database: Database) {
  const db = database.kysely;
  const fixture = await returnsFixture(database, ({ clock }) => ({
    listeners: orderListeners({ ids: systemIds, clock, points }),
    onReceived: [returnWebhooks({ ids: systemIds, clock })],
  }));
  await insertProducts(
    db,
    fixtureSkus.map((code) => aProduct(`P${code}`, { skus: [aSku(code)] })),
  );
  await saveSources(
    db,
    warehouses.map((code) => ({ code, kind: "warehouse", name: code })),
  );
  await saveStock(
    db,
    fixtureSkus.flatMap((skuCode) => warehouses.map((sourceCode) => ({ skuCode, sourceCode, quantity: 1000 }))),
  );
  const buyer = () => ({ buyerKeys: ["member:U1"], isMember: true, at: fixture.clock.now() });

  return {
    ...fixture,
    database,
    /** Saves a coupon that each buyer may use once. */
    saveCoupon: (code: string) =>
      inTransaction(database, async (trx) => {
        const saved = await saveCoupon(trx, aCoupon({ code, perUserLimit: 1, endsAt: new Date("2030-01-01") }));
        if (!saved.ok) throw new Error(saved.error.problem);
      }),
    couponIsFree: async (couponCode: string) => (await couponForBasket(db, { couponCode, ...buyer() }, [])).ok,
    /** The recorded uses of a coupon. */
    async couponUses(couponCode: string): Promise<number> {
      const { rows } = await sql<{ used: number }>`
        select used::int from promotion.coupon where code = ${couponCode}`.execute(db);
      return rows[0]?.used ?? 0;
    },
    /** Places the orders of one checkout as the checkout does: stock reserved, the coupon used under the first code. */
    async place(drafts: readonly OrderDraft[]): Promise<{ codes: string[]; reference: string }> {
      const reference = systemIds.uuid();
      const codes = await fixture.placed(...drafts.map((draft) => ({ ...draft, paymentReference: reference })));
      await inTransaction(database, async (trx) => {
        const reserved = await reserveStock(
          trx,
          ...drafts.map(({ lines, sourceCode }, index) => ({
            reference: codes[index] ?? "",
            lines: lines.map(({ skuCode, quantity }) => ({ skuCode, sourceCode, quantity })),
          })),
        );
        const couponCode = drafts[0]?.couponCode ?? null;
        const taken =
          couponCode === null || (await reserveCoupon(trx, { couponCode, ...buyer(), reference: codes[0] ?? "" })).ok;
        if (!reserved.ok || !taken) throw new Error("stock or coupon is gone");
      });
      return { codes, reference };
    },
    /** Pays for all orders of a purchase. */
    async payFor(reference: string, drafts: readonly OrderDraft[]): Promise<void> {
      await fixture.pay(
        await fixture.open(
          reference,
          drafts.reduce((sum, { totals }) => sum + totals.totalAmount, 0),
        ),
      );
    },
    /** A shopper requests a cancellation of pieces and the shop approves it. */
    cancel: (code: string, ...items: readonly (readonly [number: number, quantity: number])[]) =>
      inTransaction(database, async (trx) => {
        const [order] = await lockAndReadOrders(trx, isOneOf([code]));
        if (!order) throw new Error("no such order");
        const units = items.map(([number, quantity]) => ({ number, quantity }));
        const result = await requestCancel(trx, fixture.orderDeps, order, { items: units, reason: "WRONG_ITEM" });
        if (!result.ok) return result;
        const [again] = await lockAndReadOrders(trx, isOneOf([code]));
        if (!again) throw new Error("no such order");
        return approveCancel(trx, fixture.orderDeps, again, { requestId: result.value.requestId, actor: "system" });
      }),
    async receive(code: string): Promise<void> {
      await fixture.step(code, { transition: "send", actor: "staff" });
      await fixture.step(code, { transition: "receive", actor: "shopper" });
    },
    /** Returns pieces of one line, with the refund. */
    async returned(code: string, number: number, quantity: number, resellable = true): Promise<void> {
      const items = [{ orderItemCode: `${code}-${number + 1}`, quantity }];
      const returnCode = await fixture.asked(code, { items });
      await fixture.staff.approve(returnCode);
      await fixture.staff.receive(returnCode, resellable);
      const refunded = await fixture.staff.refund(returnCode);
      if (!refunded.ok) throw new Error(refunded.error.code);
    },
    requests: (code: string) => requestsOf(db, [code]),
    /** All sold or reserved units, by SKU and warehouse. */
    async unitsSold(): Promise<number> {
      const { rows } = await sql<{ sold: number }>`select sum(sold)::int as sold from inventory.stock`.execute(db);
      return rows[0]?.sold ?? 0;
    },
    /** The refunded amount of a payment. */
    async refunded(reference: string): Promise<number> {
      const { rows } = await sql<{ amount: number }>`
        select coalesce(sum(amount), 0)::bigint as amount from payment.refund where reference = ${reference}`.execute(
        db,
      );
      return Number(rows[0]?.amount ?? 0);
    },
  };
}
