import { sql } from "kysely";
import { expect, test } from "vitest";
import { adminClient } from "../testing/admin-client.ts";
import { refundClient } from "../testing/refund-client.ts";

const client = await adminClient();
const { database, orders, outcome } = client;
const { finance, manualRefund, giveAccount } = await refundClient(client);

test("a refund that no gateway can send is noted as sent by finance, once, with the bank's number", async () => {
  const { orderCode, refundId } = await manualRefund();
  await giveAccount(orderCode);
  const send = (sentAs: string, headers = finance) => outcome("adminSendRefund", { refundId, sentAs }, headers);
  expect(await send("BCA-991", client.orderDesk)).toBe("FORBIDDEN");
  expect(await send(" ")).toBe("INVALID_INPUT");
  const presses = await Promise.all([send("BCA-991"), send("BCA-991"), send("BCA-991")]);
  expect(presses.sort()).toEqual(["DONE", "REFUND_GONE", "REFUND_GONE"]);
  const { rows } = await sql`
    select refund.state, gateway_ref as ref, refunded, status from payment.refund join payment.payment using (reference)
    where refund.id = ${refundId}`.execute(database.kysely);
  expect(rows).toEqual([{ state: "done", ref: "BCA-991", refunded: 288_000, status: "refunded" }]);
  expect(await orders.broken()).toEqual([]);
});
