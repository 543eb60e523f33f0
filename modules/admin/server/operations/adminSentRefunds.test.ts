import { expect, test } from "vitest";
import { adminClient } from "../testing/admin-client.ts";
import { refundClient } from "../testing/refund-client.ts";

const client = await adminClient();
const { orders, staff, outcome } = client;
const { finance, manualRefund, giveAccount, rowOf } = await refundClient(client);

test("a refund sent by hand is listed for 30 days, because the bank may still send it back", async () => {
  const { orderCode, refundId } = await manualRefund();
  await giveAccount(orderCode);
  expect(await rowOf(orderCode, "adminSentRefunds")).toBeUndefined();
  await outcome("adminSendRefund", { refundId, sentAs: "BCA-1" }, finance);
  expect(await rowOf(orderCode, "adminSentRefunds")).toMatchObject({ refundId, state: "done" });
  const store = await staff.signedIn("store@staff.test", "storeStaff");
  expect(await rowOf(orderCode, "adminSentRefunds", store)).toBe("FORBIDDEN");
  orders.clock.advance(31 * 86_400_000);
  const later = await staff.signedIn("later@staff.test", "finance");
  expect(await rowOf(orderCode, "adminSentRefunds", later)).toBeUndefined();
});
