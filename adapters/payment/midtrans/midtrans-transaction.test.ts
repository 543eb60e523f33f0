import { expect, test } from "vitest";
import { reportOf } from "./midtrans-transaction.ts";

test.each([
  ["settlement", "200", "accept", "paid"],
  ["capture", "200", "accept", "paid"],
  ["capture", "201", "challenge", "pending"],
  ["capture", "202", "deny", "failed"],
  ["settlement", "201", "accept", "pending"],
  ["pending", "201", "accept", "pending"],
  ["deny", "202", "accept", "failed"],
  ["expire", "202", "accept", "expired"],
  ["cancel", "200", "accept", "cancelled"],
  ["refund", "200", "accept", "refunded"],
  ["partial_refund", "200", "accept", "pending"],
  ["something_new", "200", "accept", "pending"],
])("%s with code %s and fraud status %s is %s", (transaction_status, status_code, fraud_status, expected) => {
  const transaction = { transaction_status, status_code, fraud_status, transaction_id: "t", order_id: "o" };
  expect(reportOf({ ...transaction, gross_amount: "1000.00", currency: "IDR" }).status).toBe(expected);
});
