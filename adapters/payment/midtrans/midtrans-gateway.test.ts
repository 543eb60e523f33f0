import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import { gatewayContract } from "#modules/payment/server/ports/gateway.contract.ts";
import type { ChargeMethod } from "#modules/payment/server/ports/gateway.ts";
import { midtransGateway } from "./midtrans-gateway.ts";
import { midtransLoopback } from "./midtrans-loopback.ts";
import { midtransSignature } from "./midtrans-signature.ts";
import { reportOf } from "./midtrans-words.ts";

const serverKey = "SB-Mid-server-test";
const clock = testClock("2026-11-15T05:00:00Z");
const vendor = await midtransLoopback(serverKey);
const at = (url: string) =>
  midtransGateway({ apiUrl: () => url, snapUrl: () => url, serverKey, clock, timeoutMs: 120_000 });
const gateway = at(vendor.url);
const card: ChargeMethod = { kind: "card", instalment: null };
const path = "/webhooks/midtrans";

gatewayContract({
  gateway,
  methods: [
    { kind: "va", bank: "bca" },
    { kind: "va", bank: "mandiri" },
    { kind: "va", bank: "permata" },
    { kind: "wallet", wallet: "gopay" },
    { kind: "qris" },
    card,
  ],
  now: clock.now(),
  pay: async ({ chargeId }) => vendor.pay(chargeId),
  opened: (chargeId) => vendor.books.opened(chargeId),
  notice: ({ chargeId }) => ({ headers: {}, body: vendor.notice(chargeId), path }),
  forgedNotice: ({ chargeId }) => ({ headers: {}, body: vendor.notice(chargeId, "another key"), path }),
  signedWords: ["order_id", "status_code", "gross_amount", "signature_key"],
  alter: (notice, word) => ({ ...notice, body: JSON.stringify({ ...JSON.parse(notice.body), [word]: "1" }) }),
  loseNextAnswer: vendor.loseNextAnswer,
  unreachable: at("http://127.0.0.1:9"),
});

const wish = (chargeId: string, method: ChargeMethod) => ({
  chargeId,
  amount: rupiah(99_000),
  method,
  payer: { name: "Sari", email: "sari@mail.example", mobile: null },
  description: "202611150001",
  returnUrl: "https://shop.example/pay-callback",
  expiresAt: new Date("2026-11-16T05:00:00Z"),
});

test("what is asked of Midtrans is a whole amount, a name of ours and the time the shop waits", async () => {
  await gateway.open(wish("PSHAPE1", { kind: "va", bank: "bni" }));
  expect(vendor.arrived.at(-1)?.json).toEqual({
    payment_type: "bank_transfer",
    bank_transfer: { bank: "bni" },
    transaction_details: { order_id: "PSHAPE1", gross_amount: 99_000 },
    customer_details: { first_name: "Sari", email: "sari@mail.example" },
    custom_expiry: { expiry_duration: 1_440, unit: "minute" },
  });
});

test("D-75 an instalment names its bank and its term on the hosted page", async () => {
  await gateway.open(wish("PSHAPE2", { kind: "card", instalment: { bank: "bca", months: 6 } }));
  expect(vendor.arrived.at(-1)?.json).toMatchObject({
    enabled_payments: ["credit_card"],
    credit_card: { secure: true, installment: { required: true, terms: { bca: [6] } } },
    callbacks: { finish: "https://shop.example/pay-callback" },
  });
});

test("D-50 the signature is SHA-512 over order, code, amount and key", () => {
  const fields = { order_id: "A", status_code: "200", gross_amount: "1.00" };
  // openssl: printf 'A2001.00k' | sha512sum
  expect(midtransSignature(fields, "k")).toMatch(/^8a3b941ef12f8035c4b29eaf0de383af/);
  expect(midtransSignature(fields, "k")).toHaveLength(128);
  expect(midtransSignature(fields, "other")).not.toBe(midtransSignature(fields, "k"));
});

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
