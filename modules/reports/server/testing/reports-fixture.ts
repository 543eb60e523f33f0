import { sql } from "kysely";
import { rupiah } from "#kit/core/rupiah.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { auditDatabase } from "#kit/postgres/invariants.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { OrderDraft } from "#modules/order/contract/order-draft.ts";
import { approveCancel, isOneOf, lockAndReadOrders, requestCancel, requestsOf } from "#modules/order/server/index.ts";
import { aDraft, aLine, aPickup } from "#modules/order/server/testing/a-draft.ts";
import { returnsFixture } from "#modules/returns/server/testing/returns-fixture.ts";
import { foldChangedOrders } from "../store/fold.ts";
import { reportInvariants } from "../store/invariants.ts";

const price = 150_000;

type Bought = {
  readonly owner: string;
  readonly email: string;
  readonly pieces: readonly number[];
  readonly isPickup?: boolean;
  readonly channelCode?: string;
  readonly discount?: number;
};

/** A draft whose amounts are those of its lines. */
function aPurchase({
  owner,
  email,
  pieces,
  isPickup = false,
  channelCode = "VA_BCA",
  discount = 0,
}: Bought): OrderDraft {
  const base = isPickup ? aPickup() : aDraft();
  const lines = pieces.map((quantity, number) =>
    aLine({
      skuCode: `SKU-${number}`,
      productCode: `P${number}`,
      categoryCode: number === 0 ? "SPORT" : "TOYS",
      quantity,
      listAmount: rupiah(quantity * price),
      productAmount: rupiah(quantity * price),
      promotionDiscount: rupiah(number === 0 ? discount : 0),
      payAmount: rupiah(quantity * price - (number === 0 ? discount : 0)),
    }),
  );
  const goods = pieces.reduce((sum, quantity) => sum + quantity * price, 0);
  const { freight } = base.totals;
  return {
    ...base,
    owner,
    channelCode,
    receiver: { ...base.receiver, email },
    lines,
    discounts:
      discount === 0 ? [] : [{ promotionCode: "TENTH", name: "Off", step: 2, line: 0, amount: rupiah(discount) }],
    totals: {
      ...base.totals,
      productAmount: rupiah(goods),
      promotionDiscount: rupiah(discount),
      totalAmount: rupiah(goods - discount + freight),
    },
  };
}

/** Orders that are placed, paid, cancelled, sent and returned by the real modules, and their figures. */
export async function reportsFixture(database: Database) {
  const fixture = await returnsFixture(database);
  const db = database.kysely;
  let count = 0;
  return {
    ...fixture,
    async place(bought: Bought): Promise<{ code: string; reference: string; total: number }> {
      count += 1;
      const draft = { ...aPurchase(bought), paymentReference: `REPORT-${count}` };
      const [code = ""] = await fixture.placed(draft);
      return { code, reference: draft.paymentReference, total: draft.totals.totalAmount };
    },
    payFor: async ({ reference, total }: { reference: string; total: number }) =>
      fixture.pay(await fixture.open(reference, total)),
    cancelPieces: (code: string, quantity: number) =>
      inTransaction(database, async (trx) => {
        const [order] = await lockAndReadOrders(trx, isOneOf([code]));
        if (!order) throw new Error("no such order");
        const asked = await requestCancel(trx, fixture.orderDeps, order, {
          items: [{ number: 0, quantity }],
          reason: "WRONG_ITEM",
        });
        if (!asked.ok) return;
        const [again] = await lockAndReadOrders(trx, isOneOf([code]));
        const [request] = await requestsOf(trx, [code]);
        if (!again || !request) throw new Error("the request is gone");
        await approveCancel(trx, fixture.orderDeps, again, { requestId: asked.value.requestId, actor: "system" });
      }),
    fold: (atMost?: number) => foldChangedOrders(database, atMost),
    /** Changes that no fold has booked yet. */
    async waiting(): Promise<number> {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from reports.changed_order`.execute(
        db,
      );
      return rows[0]?.count ?? 0;
    },
    async differing(): Promise<string[]> {
      const findings = await auditDatabase(database, reportInvariants);
      return findings.filter(({ broken }) => broken > 0).map(({ name, examples }) => `${name}: ${examples}`);
    },
  };
}
