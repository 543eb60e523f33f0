import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import { gatewayContract } from "#modules/payment/server/ports/gateway.contract.ts";
import { xenditLoopback } from "../testing/xendit-loopback.ts";
import { xenditGateway } from "./xendit-gateway.ts";

const secretKey = "xnd_development_test";
const callbackToken = "a token that only Xendit and the shop know";
const clock = testClock("2026-11-15T05:00:00Z");
const vendor = await xenditLoopback(secretKey, callbackToken);
const at = (apiUrl: string) =>
  xenditGateway({ apiUrl: () => apiUrl, secretKey, callbackToken, clock, timeoutMs: 120_000 });
const gateway = at(vendor.url);

gatewayContract({
  gateway,
  methods: [
    { kind: "va", bank: "bca" },
    { kind: "card", instalment: null },
    { kind: "wallet", wallet: "ovo" },
  ],
  now: clock.now(),
  pay: async ({ chargeId }) => vendor.ledger.pay(chargeId),
  opened: (chargeId) => vendor.ledger.opened(chargeId),
  webhook: ({ chargeId }) => vendor.webhook(chargeId),
  forgedWebhook: ({ chargeId }) => vendor.webhook(chargeId, "another token"),
  // The token covers no field of the body: see `webhookProves`.
  signedFields: ["x-callback-token"],
  alter: (webhook, field) => ({ ...webhook, headers: { [field]: "1" } }),
  loseNextAnswer: vendor.loseNextAnswer,
  unreachable: at("http://127.0.0.1:9"),
});

const chargeRequest = (chargeId: string) => ({
  chargeId,
  amount: rupiah(99_000),
  payer: { name: "Sari-Dewi 2", email: "sari@mail.example", mobile: null },
  description: "202611150001",
  returnUrl: "https://shop.example/pay-callback?order=1",
  expiresAt: new Date("2026-11-16T05:00:00Z"),
});

test("a virtual account is for one payment of one amount, with a name in plain letters", async () => {
  await gateway.open({ ...chargeRequest("PSHAPE1"), method: { kind: "va", bank: "bni" } });
  expect(vendor.arrived.at(-1)?.json).toMatchObject({
    reference_id: "PSHAPE1",
    amount: 99_000,
    currency: "IDR",
    payment_method: {
      type: "VIRTUAL_ACCOUNT",
      reusability: "ONE_TIME_USE",
      virtual_account: {
        channel_code: "BNI",
        channel_properties: { customer_name: "SariDewi", expires_at: "2026-11-16T05:00:00.000Z" },
      },
    },
  });
});

test("an invoice expires with the payment and redirects the payer with the outcome", async () => {
  await gateway.open({ ...chargeRequest("PSHAPE2"), method: { kind: "card", instalment: null } });
  expect(vendor.arrived.at(-1)?.json).toMatchObject({
    external_id: "PSHAPE2",
    invoice_duration: 86_400,
    success_redirect_url: "https://shop.example/pay-callback?order=1&d_status=0",
    failure_redirect_url: "https://shop.example/pay-callback?order=1&d_status=1",
    payment_methods: ["CREDIT_CARD"],
  });
});

test("a webhook proves its sender only", () => {
  expect(gateway.webhookProves).toBe("sender");
});
