import { expect, test } from "vitest";
import { adminClient } from "../testing/admin-client.ts";
import { refundClient } from "../testing/refund-client.ts";

const client = await adminClient();
const { staff, outcome, audit } = client;
const { finance, wrongAmount, oddPayments } = await refundClient(client);

test("money of a wrong amount goes back when finance releases the refund, once; support may not", async () => {
  const { orderCode, refundId } = await wrongAmount("ODD-2");
  const support = await staff.signedIn("support@staff.test", "support");
  expect(await outcome("adminReleaseRefund", { refundId }, support)).toBe("FORBIDDEN");
  const presses = await Promise.all([1, 2].map(() => outcome("adminReleaseRefund", { refundId }, finance)));
  expect(presses.sort()).toEqual(["DONE", "REFUND_GONE"]);
  expect(await oddPayments(orderCode)).toEqual([{ amount: 250_000, state: "back", note: null }]);
  expect(await audit("payment:ODD-2")).toEqual(["refund.release by Name of finance@staff.test"]);
});
