import { sql, type Transaction } from "kysely";
import { systemIds } from "#kit/core/ids.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import { connect, type Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { OrderDraft } from "#modules/order/contract/order-draft.ts";
import {
  approveCancel,
  collectOrder,
  type LockedOrder,
  lockAndReadOrders,
  placeOrders,
  requestsOf,
  type Step,
  transition,
} from "#modules/order/server/index.ts";
import { aDraft, aLine, aPickup } from "#modules/order/server/testing/a-draft.ts";
import { ordersWithoutListeners } from "#modules/order/server/testing/orders-without-listeners.ts";
import { runSettings } from "./run-settings.ts";

/** Without an e-mail address no mail is written, which could not be decrypted here. */
const receiver = { firstName: "Sari", lastName: "Lestari", mobile: "+6281234567890", email: "" };

export type OrderScene = {
  readonly owner: string;
  readonly pickup?: boolean;
  readonly draft?: Partial<OrderDraft>;
  /** Transitions since then. */
  readonly steps?: readonly Step[];
};

/** Two products, two pieces each for Rp 270.000. Nothing is due now: cash on delivery, or free. */
function draftOf({ owner, pickup = false, draft = {} }: OrderScene): OrderDraft {
  const free = pickup ? rupiah(270_000) : rupiah(0);
  const line = (skuCode: string, name: string) =>
    aLine({
      skuCode,
      name,
      picture: null,
      ...(pickup ? { promotionDiscount: rupiah(300_000), payAmount: rupiah(0) } : {}),
    });
  const totals = {
    ...aDraft().totals,
    productAmount: rupiah(600_000),
    promotionDiscount: rupiah(60_000 + 2 * free),
    freight: rupiah(pickup ? 0 : 18_000),
    totalAmount: rupiah(pickup ? 0 : 558_000),
  };
  return (pickup ? aPickup : aDraft)({
    owner,
    receiver,
    paymentReference: systemIds.uuid(),
    channelCode: pickup ? null : "COD",
    lines: [line("BALL-A", "Red ball"), line("BALL-B", "Blue ball")],
    discounts: [],
    totals,
    ...draft,
  });
}

/** Orders of this shopper in this status. Returns their codes. */
export async function ordersLike(...scenes: readonly OrderScene[]): Promise<string[]> {
  return withDatabase(async (database) => {
    const codes: string[] = [];
    for (const scene of scenes) {
      const code = await inTransaction(database, async (trx) => {
        const [placed] = await placeOrders(trx, ordersWithoutListeners, [draftOf(scene)], new Date());
        return placed?.orderCode ?? "";
      });
      codes.push(code);
      for (const step of scene.steps ?? []) await take(database, code, step);
    }
    return codes;
  });
}

/** One more step of an order. */
export const stepOrder = (code: string, step: Step): Promise<void> =>
  withDatabase((database) => take(database, code, step));

/** Reads or changes the database directly. */
export async function withDatabase<Value>(work: (database: Database) => Promise<Value>): Promise<Value> {
  const database = connect(runSettings().databaseUrl, { maxConnections: 1 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Staff approves the shopper's request to cancel. */
export const grantCancel = (code: string): Promise<void> =>
  withOrder(code, async (trx, order) => {
    const open = (await requestsOf(trx, [code])).find(({ state }) => state === "open");
    return approveCancel(trx, ordersWithoutListeners, order, {
      requestId: open?.id ?? "",
      actor: "staff",
      actorName: "Wati",
    });
  });

/** The store hands it over by the code. */
export const handOver = (code: string, confirmCode: string): Promise<void> =>
  withOrder(code, (trx, order) => collectOrder(trx, ordersWithoutListeners, order, { confirmCode, staffName: "Wati" }));

const isCode = (code: string) => sql<boolean>`placed.code = ${code}`;

type Work = (trx: Transaction<unknown>, order: LockedOrder) => Promise<{ readonly ok: boolean }>;

const withOrder = (code: string, work: Work): Promise<void> => withDatabase((database) => hold(database, code, work));

const hold = (database: Database, code: string, work: Work): Promise<void> =>
  inTransaction(database, async (trx) => {
    const [order] = await lockAndReadOrders(trx, isCode(code));
    if (!order || !(await work(trx, order)).ok) throw new Error(`${code} does not allow that`);
  });

const take = (database: Database, code: string, step: Step): Promise<void> =>
  hold(database, code, (trx, order) => transition(trx, ordersWithoutListeners, order, step));
