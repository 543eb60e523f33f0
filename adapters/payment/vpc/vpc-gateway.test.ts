import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import { gatewayContract } from "#modules/payment/server/ports/gateway.contract.ts";
import { vpcLoopback } from "../testing/vpc-loopback.ts";
import { vpcGateway } from "./vpc-gateway.ts";
import { secureHash } from "./vpc-hash.ts";

const account = { merchant: "SHOP", accessCode: "AC1", secret: "a0b1c2d3e4f50617", user: "ama", password: "secret" };
const clock = testClock("2026-11-15T05:00:00Z");
const vendor = await vpcLoopback(account);
const at = (url: string) => vpcGateway({ ...account, url: () => url, clock, timeoutMs: 120_000 });
const gateway = at(vendor.url);

gatewayContract({
  gateway,
  methods: [{ kind: "card", instalment: null }],
  now: clock.now(),
  pay: async ({ chargeId, amount }) => vendor.pay(chargeId, amount),
  opened: (chargeId) => vendor.ledger.opened(chargeId),
  webhook: ({ chargeId }) => vendor.webhook(chargeId),
  forgedWebhook: ({ chargeId }) => vendor.webhook(chargeId, "00ff"),
  signedFields: ["vpc_MerchTxnRef", "vpc_Amount", "vpc_Currency", "vpc_TxnResponseCode", "vpc_SecureHash", "vpc_New"],
  alter: (webhook, field) => {
    const fields = new URLSearchParams(webhook.body);
    fields.set(field, "1");
    return { ...webhook, body: fields.toString() };
  },
  loseNextAnswer: vendor.loseNextAnswer,
  unreachable: at("http://127.0.0.1:9"),
});

const chargeRequest = {
  chargeId: "PSHAPE1",
  amount: rupiah(99_000),
  payer: { name: "Sari", email: "sari@mail.example", mobile: null },
  description: "202611150001",
  returnUrl: "https://shop.example/pay-callback?order=1",
  expiresAt: new Date("2026-11-16T05:00:00Z"),
};

test("the URL of the hosted page has the amount in hundredths and a valid hash", async () => {
  const opened = await gateway.open({ ...chargeRequest, method: { kind: "card", instalment: null } });
  const url = new URL(opened.ok ? (opened.value.redirectUrl ?? "") : "");
  const fields = Object.fromEntries(url.searchParams);
  expect(url.pathname).toBe("/vpcpay");
  expect(fields).toMatchObject({ vpc_Amount: "9900000", vpc_Currency: "IDR", vpc_MerchTxnRef: "PSHAPE1" });
  expect(fields.vpc_SecureHash).toBe(secureHash(fields, account.secret));
  expect(url.search).not.toContain(account.password);
});

test.each([
  { kind: "va", bank: "bca" },
  { kind: "card", instalment: { bank: "bca", months: 3 } },
] as const)("%j is refused", async (method) => {
  expect(await gateway.open({ ...chargeRequest, method })).toMatchObject({ ok: false, error: { code: "REFUSED" } });
});

test("the hash covers the sorted non-empty fields of the protocol", () => {
  const fields = { vpc_B: "2", vpc_A: "1", user_C: "3", other: "x", vpc_Empty: "", vpc_SecureHash: "?" };
  expect(secureHash(fields, "00")).toBe(secureHash({ user_C: "3", vpc_A: "1", vpc_B: "2" }, "00"));
  expect(secureHash(fields, "00")).toMatch(/^[0-9A-F]{64}$/);
});
