import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import { gatewayContract } from "#modules/payment/server/ports/gateway.contract.ts";
import type { ChargeMethod } from "#modules/payment/server/ports/gateway.ts";
import { midtransLoopback } from "../testing/midtrans-loopback.ts";
import { midtransGateway } from "./midtrans-gateway.ts";

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
  opened: (chargeId) => vendor.ledger.opened(chargeId),
  webhook: ({ chargeId }) => ({ headers: {}, body: vendor.webhook(chargeId), path }),
  forgedWebhook: ({ chargeId }) => ({ headers: {}, body: vendor.webhook(chargeId, "another key"), path }),
  signedFields: ["order_id", "status_code", "gross_amount", "signature_key"],
  alter: (webhook, field) => ({ ...webhook, body: JSON.stringify({ ...JSON.parse(webhook.body), [field]: "1" }) }),
  loseNextAnswer: vendor.loseNextAnswer,
  unreachable: at("http://127.0.0.1:9"),
});

const chargeRequest = (chargeId: string, method: ChargeMethod) => ({
  chargeId,
  amount: rupiah(99_000),
  method,
  payer: { name: "Sari", email: "sari@mail.example", mobile: null },
  description: "202611150001",
  returnUrl: "https://shop.example/pay-callback",
  expiresAt: new Date("2026-11-16T05:00:00Z"),
});

test("a charge has the whole amount, our charge id as order id and the time the shop waits", async () => {
  await gateway.open(chargeRequest("PSHAPE1", { kind: "va", bank: "bni" }));
  expect(vendor.arrived.at(-1)?.json).toEqual({
    payment_type: "bank_transfer",
    bank_transfer: { bank: "bni" },
    transaction_details: { order_id: "PSHAPE1", gross_amount: 99_000 },
    customer_details: { first_name: "Sari", email: "sari@mail.example" },
    custom_expiry: { expiry_duration: 1_440, unit: "minute" },
  });
});

test("D-75 an instalment names its bank and its term on the hosted page", async () => {
  await gateway.open(chargeRequest("PSHAPE2", { kind: "card", instalment: { bank: "bca", months: 6 } }));
  expect(vendor.arrived.at(-1)?.json).toMatchObject({
    enabled_payments: ["credit_card"],
    credit_card: { secure: true, installment: { required: true, terms: { bca: [6] } } },
    callbacks: { finish: "https://shop.example/pay-callback" },
  });
});
