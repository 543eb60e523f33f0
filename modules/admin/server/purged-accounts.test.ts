import { sql } from "kysely";
import { expect, test } from "vitest";
import { systemIds } from "#kit/core/ids.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { returnStatusCodes } from "#modules/order/contract/wire/return-status-codes.ts";
import { aDraft } from "#modules/order/server/testing/a-draft.ts";
import { accountDays, purgeRefundAccounts } from "#modules/payment/server/index.ts";
import { purgeReturnAccounts } from "#modules/returns/server/index.ts";
import { adminFixture } from "./testing/admin-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const { orders } = await adminFixture(database);
const db = database.kysely;
const now = orders.clock.now();
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

let count = 0;
/** An order paid so many days ago, whose shopper has named an account. */
async function paid(days: number): Promise<{ code: string; reference: string }> {
  count += 1;
  const reference = `PURGE-${count}`;
  const [code = ""] = await orders.placed(aDraft({ paymentReference: reference }));
  const { chargeId } = await orders.open(reference, 288_000);
  await orders.pay({ chargeId, amount: 288_000 });
  await sql`update payment.payment set account_sealed = 'sealed:{}', account_shown = 'BCA ••90',
    created_at = ${daysAgo(days)}, paid_at = ${daysAgo(days)} where reference = ${reference}`.execute(db);
  return { code, reference };
}

async function refunded(days: number, state: string): Promise<string> {
  const { reference } = await paid(days);
  const id = systemIds.uuid();
  const doneAt = ["done", "declined", "withdrawn"].includes(state) ? daysAgo(days) : null;
  await sql`
    insert into payment.refund (id, reference, attempt_id, key, amount, reason, state, requested_at, done_at, account_sealed, account_shown, note)
    select ${id}, ${reference}, attempt.id, 'k', 1000, 'ORDER_CLOSED', ${state}, ${daysAgo(days)}, ${doneAt}, 'sealed:{}', 'BCA ••90', 'It stays.'
    from payment.attempt where reference = ${reference} limit 1`.execute(db);
  return reference;
}

const stored = async (reference: string) => {
  const { rows } = await sql<{ payment: boolean; refund: boolean | null }>`
    select payment.account_sealed is not null as payment,
      (select bool_or(refund.account_sealed is not null) from payment.refund where refund.reference = payment.reference) as refund
    from payment.payment where reference = ${reference}`.execute(db);
  return rows[0];
};

test("2B-08 a bank account is kept while a refund may need it, and deleted after", async () => {
  const over = accountDays + 1;
  const under = accountDays - 1;
  const cases: readonly (readonly [reference: string, expected: { payment: boolean; refund: boolean | null }])[] = [
    [(await paid(under)).reference, { payment: true, refund: null }],
    [(await paid(over)).reference, { payment: false, refund: null }],
    ...(await Promise.all(
      ["done", "declined", "withdrawn"].flatMap((state) => [
        refunded(under, state).then((reference) => [reference, { payment: true, refund: true }] as const),
        refunded(over, state).then((reference) => [reference, { payment: false, refund: false }] as const),
      ]),
    )),
    // A refund that is not sent yet always has its account.
    ...(await Promise.all(
      ["requested", "manual", "review"].map((state) =>
        refunded(over * 3, state).then((reference) => [reference, { payment: true, refund: true }] as const),
      ),
    )),
  ];
  await purgeRefundAccounts(db, now);
  for (const [reference, expected] of cases)
    expect([reference, await stored(reference)]).toEqual([reference, expected]);
});

test("2B-08 the account of a return goes so many days after its end, and not while it is open", async () => {
  const returned = async (status: string, endedDaysAgo: number | null, code: string) => {
    const order = await paid(10);
    await sql`
      insert into returns.return_order (code, order_code, owner, status, reason, account_sealed, account_shown, money, points,
        freight, deducted, created_at, send_until, ended_at)
      values (${code}, ${order.code}, null, ${status}, 'DAMAGED', 'sealed:{}', 'BCA ••90', 1000, 0, 0, 0, ${daysAgo(400)},
        ${daysAgo(390)}, ${endedDaysAgo === null ? null : daysAgo(endedDaysAgo)})`.execute(db);
  };
  await returned(returnStatusCodes.refunded, accountDays + 1, "RTAAAAAAAAAA");
  await returned(returnStatusCodes.refunded, accountDays - 1, "RTBBBBBBBBBB");
  await returned(returnStatusCodes.cancelled, accountDays + 1, "RTCCCCCCCCCC");
  await returned(returnStatusCodes.received, null, "RTDDDDDDDDDD");
  await purgeReturnAccounts(db, now);
  const { rows } = await sql<{ code: string }>`
    select code from returns.return_order where account_sealed is not null order by code`.execute(db);
  expect(rows.map(({ code }) => code)).toEqual(["RTBBBBBBBBBB", "RTDDDDDDDDDD"]);
});
