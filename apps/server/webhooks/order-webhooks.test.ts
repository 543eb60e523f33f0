import { sql } from "kysely";
import { expect, test } from "vitest";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aDraft } from "#modules/order/server/testing/a-draft.ts";
import { webhookRecord } from "#modules/webhooks/server/index.ts";
import { purchaseFixture } from "../orders/testing/purchase-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await purchaseFixture(database);
const events = { "order.placed": true, "order.paid": true, "order.sent": true, "order.returned": true };
const changes = [
  { path: "url", after: "https://erp.example/hooks" },
  { path: "events", after: events },
  { path: "enabled", after: true },
];
await inTransaction(database, (trx) =>
  saveRecords(trx, webhookRecord({ allowsLoopback: false }), [{ id: "erp", version: 0, changes }], {
    at: fixture.clock.now(),
    actor: { id: null, name: "Rani" },
    action: "create",
  }),
);

const bodiesOf = async (code: string) => {
  const { rows } = await sql<{ body: string }>`
    select body from webhooks.delivery where object_key = ${`order:${code}`} order by id`.execute(database.kysely);
  return rows.map(({ body }) => JSON.parse(body));
};

test("MX-05 placing, paying, sending and returning an order are events of it, in their order and without contact data", async () => {
  const draft = aDraft();
  const { codes, reference } = await fixture.place([draft]);
  const [code = ""] = codes;
  await fixture.payFor(reference, [draft]);
  await fixture.receive(code);
  await fixture.returned(code, 0, 1);
  const bodies = await bodiesOf(code);
  expect(bodies.map(({ type }) => type)).toEqual(["order.placed", "order.paid", "order.sent", "order.returned"]);
  const [placed, paid, sent, returned] = bodies;
  const [line] = draft.lines;
  expect(placed).toMatchObject({
    version: 1,
    occurredAt: fixture.clock.now().toISOString(),
    object: {
      ...{ kind: "order", code, status: "awaitingPayment", customer: null, currency: "IDR" },
      totalAmount: draft.totals.totalAmount,
      lines: [{ sku: line?.skuCode, quantity: line?.quantity, sent: 0, cancelled: 0 }],
    },
  });
  expect(paid.object).toMatchObject({ code, status: "paid" });
  expect(sent.object).toMatchObject({ code, status: "shipped", lines: [{ sent: line?.quantity }] });
  expect(returned.object).toMatchObject({
    ...{ kind: "return", order: code, status: "received" },
    lines: [{ sku: line?.skuCode, quantity: 1 }],
  });
  expect(new Set(bodies.map(({ id }) => id)).size).toBe(4);
  const text = JSON.stringify(bodies);
  for (const secret of [draft.receiver.email, draft.receiver.mobile, draft.receiver.lastName, draft.address?.address1])
    expect(text).not.toContain(secret);
});

test("MX-05 an order that is rolled back leaves no event, and a member's has the code of the member", async () => {
  const before = await sql`select from webhooks.delivery`.execute(database.kysely);
  await expect(
    fixture.place([aDraft({ lines: [{ ...aDraft({}).lines[0], quantity: -1 }] as never })]),
  ).rejects.toThrow();
  const after = await sql`select from webhooks.delivery`.execute(database.kysely);
  expect(after.rows).toHaveLength(before.rows.length);
  const { codes } = await fixture.place([aDraft({ owner: "member:U77" })]);
  expect(await bodiesOf(codes[0] ?? "")).toMatchObject([{ object: { customer: "U77" } }]);
});
