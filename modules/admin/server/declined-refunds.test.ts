import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aDraft } from "#modules/order/server/testing/a-draft.ts";
import { askOrders } from "#modules/order/server/testing/ask-orders.ts";
import { adminFixture } from "./testing/admin-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const { orders, staff } = await adminFixture(database);
const finance = await staff.signedIn("finance@declined.test", "finance");
const ask = askOrders(orders.deps);

const odd = async (orderCode: string) =>
  (
    await ask(
      `query getCustomOrderDetail($input: OrderCommonInput!) { getCustomOrderDetail(orderCommonInput: $input) {
        data { orderStatus oddPayments { amount state note } } } }`,
      { input: { orderCode } },
    )
  ).reply?.data;

const act = async (name: "adminDeclineRefund" | "adminReleaseRefund", input: Record<string, unknown>) => {
  const type = name === "adminDeclineRefund" ? "AdminDeclineInput" : "AdminReleaseInput";
  const text = `mutation ${name}($input: ${type}!) { ${name}(input: $input) { success errorCode } }`;
  const { body } = await staff.post<Record<string, { errorCode: string | null }>>(text, { input }, finance);
  return body.data?.[name]?.errorCode ?? "DONE";
};

async function aWrongAmount(reference: string): Promise<{ code: string; refundId: string }> {
  const [code = ""] = await orders.placed(aDraft({ paymentReference: reference }));
  const open = await orders.open(reference, 288_000);
  await orders.pay({ chargeId: open.chargeId, amount: 250_000 });
  const { rows } = await sql<{ id: string }>`select id from payment.refund where reference = ${reference}`.execute(
    database.kysely,
  );
  return { code, refundId: rows[0]?.id ?? "" };
}

test("money that was not the amount stays when a person says so: the shopper reads why, nothing moves, and it is decided once", async () => {
  const { code, refundId } = await aWrongAmount("ODD-1");
  expect(await odd(code)).toEqual({
    orderStatus: "21",
    oddPayments: [{ amount: 250_000, state: "review", note: null }],
  });
  expect(await act("adminDeclineRefund", { refundId, note: " " })).toBe("INVALID_INPUT");
  const note = "The bank took it back itself on Monday.";
  const answers = await Promise.all([
    act("adminDeclineRefund", { refundId, note }),
    act("adminDeclineRefund", { refundId, note }),
    act("adminDeclineRefund", { refundId, note }),
  ]);
  expect(answers.sort()).toEqual(["DONE", "REFUND_GONE", "REFUND_GONE"]);
  expect(await act("adminReleaseRefund", { refundId })).toBe("REFUND_GONE");
  expect((await odd(code)).oddPayments).toEqual([{ amount: 250_000, state: "declined", note }]);
  const { rows } = await sql`
    select payment.status, payment.refunded, refund.state,
      (select count(*)::int from kit.outbox where topic = 'payment.refund') as asked
    from payment.refund join payment.payment using (reference) where reference = 'ODD-1'`.execute(database.kysely);
  expect(rows).toEqual([{ status: "unpaid", refunded: 0, state: "declined", asked: 0 }]);
  const told = (await orders.letters()).filter(({ content }) => content.data.event === "refundDeclined");
  expect(told).toMatchObject([{ content: { data: { orderCode: code, remark: note } } }]);
  const audit = await sql`select action, detail from staff.audit where subject = 'payment:ODD-1'`.execute(
    database.kysely,
  );
  expect(audit.rows).toEqual([{ action: "refund.decline", detail: { refundId, amount: 250_000, note } }]);
  expect(await orders.broken()).toEqual([]);
});

test("let go back, it stands there as on its way", async () => {
  const { code, refundId } = await aWrongAmount("ODD-2");
  expect(await act("adminReleaseRefund", { refundId })).toBe("DONE");
  expect((await odd(code)).oddPayments).toEqual([{ amount: 250_000, state: "back", note: null }]);
});
