import { readFileSync } from "node:fs";
import { sql } from "kysely";
import type { Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { returnStatusCodes } from "#modules/order/contract/wire/return-status-codes.ts";
import { isOneOf, lockAndReadOrders, requestCancel } from "#modules/order/server/index.ts";
import { aDraft } from "#modules/order/server/testing/a-draft.ts";
import type { AdminDeps } from "../index.ts";
import { adminFixture } from "./admin-fixture.ts";

export type StaffHeaders = { readonly cookie: string };
type Reply = { success: boolean; errorCode: string | null; errorMessage: string | null };
type SeenOrder = {
  version: string;
  status: string;
  can: string[];
  cancelRequest: { requestId: string } | null;
};

/** The input type of each mutation, as the schema names it. */
const inputTypes = new Map(
  [...readFileSync(new URL("../schema.graphql", import.meta.url), "utf8").matchAll(/(admin\w+)\(input: (\w+)!\)/g)].map(
    ([, name = "", type = ""]) => [name, type],
  ),
);

export const pickupAt = (code: string) =>
  ({
    deliveryMethod: "storePickup",
    address: null,
    service: null,
    days: null,
    store: { code, name: `Store ${code}`, address1: "Jl. Asia Afrika" },
  }) as const;

/** Connections of the pool. */
export const adminConnections = 10;

/** The back office over a database of its own, and calls of its operations as members of staff make them. */
export async function adminClient(changes: Partial<AdminDeps> | ((database: Database) => Partial<AdminDeps>) = {}) {
  const { database } = await testDatabase({ maxConnections: adminConnections });
  const { orders, staff } = await adminFixture(database, typeof changes === "function" ? changes(database) : changes);
  const orderDesk = await staff.signedIn("orders@staff.test", "orderDesk");
  let count = 0;

  /** The reply of a mutation; `errorCode` is that of the GraphQL error where the call was refused as a whole. */
  async function mutate(name: string, input: object, headers: StaffHeaders = orderDesk): Promise<Reply> {
    const text = `mutation ${name}($input: ${inputTypes.get(name)}!) {
      ${name}(input: $input) { success errorCode errorMessage } }`;
    const { body } = await staff.post<Record<string, Reply>>(text, { input }, headers);
    const refused = { success: false, errorCode: body.errors?.[0]?.extensions.code ?? "NO_REPLY", errorMessage: null };
    return body.data?.[name] ?? refused;
  }

  /** The data of a query, or the code of the error it was refused with. */
  // biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it selects
  async function query(text: string, variables: object = {}, headers: StaffHeaders = orderDesk): Promise<any> {
    const { body } = await staff.post<Record<string, unknown>>(text, { ...variables }, headers);
    return body.errors?.[0]?.extensions.code ?? Object.values(body.data ?? {})[0];
  }

  const client = {
    database,
    orders,
    staff,
    orderDesk,
    mutate,
    query,
    /** What became of a mutation: `DONE` or its error code. */
    outcome: async (name: string, input: object, headers: StaffHeaders = orderDesk) =>
      (await mutate(name, input, headers)).errorCode ?? "DONE",
    seen: (orderCode: string): Promise<SeenOrder> =>
      query(
        `query adminOrder($code: String!) { adminOrder(orderCode: $code) {
          version status can cancelRequest { requestId } } }`,
        { code: orderCode },
      ),
    /** An order of Rp 288.000 that is paid and no longer on hold. */
    async paidOrder(change: Parameters<typeof aDraft>[0] = {}): Promise<{ orderCode: string; version: string }> {
      count += 1;
      const paymentReference = `PAID-${count}`;
      const [orderCode = ""] = await orders.placed(aDraft({ ...change, paymentReference }));
      const { chargeId } = await orders.open(paymentReference, 288_000);
      await orders.pay({ chargeId, amount: 288_000 });
      await sql`update payment.payment set hold_until = null where reference = ${paymentReference}`.execute(
        database.kysely,
      );
      return { orderCode, version: (await client.seen(orderCode)).version };
    },
    /** A paid pickup order whose two pieces are ready at the store. */
    async readyOrder(): Promise<{ orderCode: string; version: string }> {
      const order = await client.paidOrder(pickupAt("1001"));
      await mutate("adminMakeReady", { ...order, items: [{ number: 0, quantity: 2 }] });
      return { orderCode: order.orderCode, version: (await client.seen(order.orderCode)).version };
    },
    /** A paid order whose shopper has requested to cancel both pieces. */
    async cancelRequested() {
      const { orderCode } = await client.paidOrder();
      await inTransaction(database, async (trx) => {
        const [order] = await lockAndReadOrders(trx, isOneOf([orderCode]));
        const items = [{ number: 0, quantity: 2 }];
        if (order) await requestCancel(trx, orders.deps, order, { items, reason: "OTHER" });
      });
      const { version, cancelRequest } = await client.seen(orderCode);
      return { orderCode, version, requestId: cancelRequest?.requestId ?? "" };
    },
    /** A return of one piece in this state, of an order that was received. */
    async aReturn(status: string, returnCode: string) {
      const { orderCode } = await client.paidOrder();
      await orders.step(orderCode, { transition: "send", actor: "staff" });
      await orders.step(orderCode, { transition: "receive", actor: "shopper" });
      await sql`update orders.line set sent = quantity where order_code = ${orderCode}`.execute(database.kysely);
      await sql`
        insert into returns.return_order
          (code, order_code, owner, status, reason, money, points, freight, deducted, created_at, send_until)
        values (${returnCode}, ${orderCode}, 'guest:G1', ${status}, 'WRONG_SIZE', 135000, 0, 0, 0, now(),
          case when ${status} = ${returnStatusCodes.approved} then now() + interval '7 days' end)`.execute(
        database.kysely,
      );
      await sql`insert into returns.line (return_code, number, quantity, money, points)
        values (${returnCode}, 0, 1, 135000, 0)`.execute(database.kysely);
      return { returnCode, status };
    },
    returnStatus: async (returnCode: string) =>
      (
        await query(`query adminReturn($code: String!) { adminReturn(returnCode: $code) { status } }`, {
          code: returnCode,
        })
      ).status,
    /** The audit's actions on a subject, such as `order:BB…`, oldest first; looks at its contact are left out. */
    async audit(subject: string): Promise<string[]> {
      const { rows } = await sql<{ line: string }>`
        select action || ' by ' || name as line from staff.audit
        where subject = ${subject} and action <> 'contact.view' order by id`.execute(database.kysely);
      return rows.map(({ line }) => line);
    },
  };
  return client;
}
