import { expect, test } from "vitest";
import { adminClient } from "../testing/admin-client.ts";
import { refundClient } from "../testing/refund-client.ts";

const client = await adminClient();
const { staff, outcome } = client;
const { finance, manualRefund, giveAccount, rowOf } = await refundClient(client);

test("1A-05 the list has refunds that need a person, with the account for finance and masked for support, until they are sent", async () => {
  const { orderCode, refundId } = await manualRefund();
  expect(await rowOf(orderCode, "adminRefunds")).toMatchObject({ refundId, account: null, waitsForAccount: true });
  await giveAccount(orderCode);
  expect(await rowOf(orderCode, "adminRefunds")).toMatchObject({
    amount: 288_000,
    customer: "Sari Lestari",
    account: "BCA · 1234567890 · Sari Lestari",
    waitsForAccount: false,
  });
  const support = await staff.signedIn("support@staff.test", "support");
  expect(await rowOf(orderCode, "adminRefunds", support)).toMatchObject({
    customer: "S••• L•••",
    account: "BCA •••• 7890",
  });
  const store = await staff.signedIn("store@staff.test", "storeStaff");
  expect(await rowOf(orderCode, "adminRefunds", store)).toBe("FORBIDDEN");
  await outcome("adminSendRefund", { refundId, sentAs: "BCA-1" }, finance);
  expect(await rowOf(orderCode, "adminRefunds")).toBeUndefined();
});
