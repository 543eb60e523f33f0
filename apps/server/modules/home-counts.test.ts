import { sql } from "kysely";
import { expect, test } from "vitest";
import { jakartaDay } from "#kit/core/jakarta-day.ts";
import { returnStatusCodes } from "#modules/order/contract/wire/return-status-codes.ts";
import { knownShopper } from "../testing/known-shopper.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { staffSession } from "../testing/staff-session.ts";
import { startTestShop } from "../testing/start-test-shop.ts";

const { database, url } = await shopDatabase();
const shop = await startTestShop({ databaseUrl: url });
await knownShopper(shop, database.kysely);
await sql`insert into content.missed_day (day, path, hits) values (${jakartaDay(new Date())}::date, '/no-such-page', 3)`.execute(
  database.kysely,
);
const day = 86_400_000;
const due = (days: number) => new Date(Date.now() + days * day);
for (const dueAt of [due(-1), due(1)])
  await sql`insert into privacy.request (id, kind, received_at, received_by, proof, recorded_at, due_at)
    values (gen_random_uuid(), 'export', ${due(-4)}, 'phone', 'idCard', now(), ${dueAt})`.execute(database.kysely);
await sql`
  insert into cash.receipt (order_code, payment_reference, store_code, order_total, not_collected, amount, collected_at,
    collected_day)
  values ('BBHOME', 'PAY-HOME', 'S01', 50000, 0, 50000, '2026-01-05T04:00:00Z', '2026-01-05')`.execute(database.kysely);
const file = crypto.randomUUID();
await sql`
  insert into settlements.file (id, title, digest, format, gateway, header, mapping, rows_in_file, state, uploaded_by,
    uploaded_at, imported_by, imported_at, first_day)
  values (${file}, 'a.csv', 'a', 'own', 'doku', '[]', '{}', 1, 'imported', 'Wati', now(), 'Wati', now(), current_date)`.execute(
  database.kysely,
);
await sql`
  insert into settlements.line (file_id, number, gateway, reference, gateway_reference, kind, gross, fee, net, result, identity)
  values (${file}, 2, 'doku', 'X', '', 'payment', 1, 0, 1, 'unknown', 'payment row X')`.execute(database.kysely);
const admin = await staffSession(database, "all@home.test", "admin");
const store = await staffSession(database, "one@home.test", "admin");
await sql`update staff.account set store_code = 'NO-ORDERS' where email = 'one@home.test'`.execute(database.kysely);

const lists = `query adminHome {
  adminHome { waiting { task count } }
  adminOrders(input: {}) { counts { status count } }
  asked: adminOrders(input: { cancelAsked: true }) { total }
  requested: adminReturns(statuses: ["${returnStatusCodes.requested}"]) { total }
  received: adminReturns(statuses: ["${returnStatusCodes.received}"]) { total }
  adminRefunds { refundId }
  adminStock(input: { view: "low" }) { total }
  adminPrivacyRequests(input: { view: "overdue" }) { total }
  adminMissedPages(days: 30, page: 1) { total }
  adminCashDays(input: { state: "waiting" }) { total }
}`;
const differences = `query adminSettlementRows { adminSettlementRows(input: { state: "open" }) { total } }`;
type Total = { total: number };
type Lists = {
  adminHome: { waiting: { task: string; count: number }[] };
  adminOrders: { counts: { status: string; count: number }[] };
  asked: Total;
  requested: Total;
  received: Total;
  adminRefunds: unknown[];
  adminPrivacyRequests: Total;
  adminStock: Total;
  adminMissedPages: Total;
  adminCashDays: Total;
};

/** None for staff of one store, who may not open the list. */
async function openDifferences(headers: { cookie: string }) {
  const { body } = await shop.postToAdmin<{ adminSettlementRows: Total }>({ query: differences, headers });
  return body.data?.adminSettlementRows.total ?? 0;
}

async function ask(headers: { cookie: string }) {
  const { body } = await shop.postToAdmin<Lists>({ query: lists, headers });
  if (!body.data) throw new Error(JSON.stringify(body.errors));
  return body.data;
}

test.each([
  ["all stores", admin],
  ["one store", store],
])("MH-01 every count of the start page is as many as its list shows, for %s", async (_reach, headers) => {
  const found = await ask(headers);
  const open = found.adminOrders.counts.filter(({ status }) => status === "31" || status === "41");
  expect(Object.fromEntries(found.adminHome.waiting.map(({ task, count }) => [task, count]))).toEqual({
    orders: open.reduce((sum, { count }) => sum + count, 0),
    cancelRequests: found.asked.total,
    returns: found.requested.total,
    receivedReturns: found.received.total,
    refunds: found.adminRefunds.length,
    privacyRequests: found.adminPrivacyRequests.total,
    cashDays: found.adminCashDays.total,
    settlementDifferences: await openDifferences(headers),
    lowStock: found.adminStock.total,
    missedPages: found.adminMissedPages.total,
  });
});

test("the counts are of something: returns and refunds of a shopper, and a page that was not found", async () => {
  const { waiting } = (await ask(admin)).adminHome;
  expect(waiting.filter(({ count }) => count > 0).map(({ task }) => task)).toContain("missedPages");
  expect(waiting.find(({ task }) => task === "privacyRequests")?.count).toBe(1);
  expect(waiting.filter(({ count }) => count > 0).length).toBeGreaterThan(1);
  const settled = waiting.filter(({ task }) => task === "cashDays" || task === "settlementDifferences");
  expect(settled.map(({ count }) => count)).toEqual([1, 1]);
  expect((await ask(store)).adminHome.waiting.find(({ task }) => task === "returns")?.count).toBe(0);
});
