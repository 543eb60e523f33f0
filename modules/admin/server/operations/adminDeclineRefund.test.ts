import { sql } from "kysely";
import { expect, test } from "vitest";
import { adminClient } from "../testing/admin-client.ts";
import { refundClient } from "../testing/refund-client.ts";

const client = await adminClient();
const { database, orders, staff, outcome } = client;
const { finance, wrongAmount, oddPayments } = await refundClient(client);

test("money of a wrong amount is kept when finance declines the refund: the shopper reads why, once, and nothing moves", async () => {
  const { orderCode, refundId } = await wrongAmount("ODD-1");
  expect(await oddPayments(orderCode)).toEqual([{ amount: 250_000, state: "review", note: null }]);
  const note = "The bank took it back itself on Monday.";
  const decline = (text: string, headers = finance) => outcome("adminDeclineRefund", { refundId, note: text }, headers);
  expect(await decline(note, await staff.signedIn("support@staff.test", "support"))).toBe("FORBIDDEN");
  expect(await decline(" ")).toBe("INVALID_INPUT");
  const presses = await Promise.all([decline(note), decline(note), decline(note)]);
  expect(presses.sort()).toEqual(["DONE", "REFUND_GONE", "REFUND_GONE"]);
  expect(await outcome("adminReleaseRefund", { refundId }, finance)).toBe("REFUND_GONE");
  expect(await oddPayments(orderCode)).toEqual([{ amount: 250_000, state: "declined", note }]);
  const { rows } = await sql`
    select payment.status, payment.refunded, refund.state,
      (select count(*)::int from kit.outbox where topic = 'payment.refund') as asked
    from payment.refund join payment.payment using (reference) where reference = 'ODD-1'`.execute(database.kysely);
  expect(rows).toEqual([{ status: "unpaid", refunded: 0, state: "declined", asked: 0 }]);
  const emails = (await orders.letters()).filter(({ content }) => content.data.event === "refundDeclined");
  expect(emails).toMatchObject([{ content: { data: { orderCode, remark: note } } }]);
  const audit = await sql`select action, detail from staff.audit where subject = 'payment:ODD-1'`.execute(
    database.kysely,
  );
  expect(audit.rows).toEqual([{ action: "refund.decline", detail: { refundId, amount: 250_000, note } }]);
  expect(await orders.broken()).toEqual([]);
});
