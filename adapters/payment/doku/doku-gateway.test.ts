import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import { gatewayContract, type SentWebhook } from "#modules/payment/server/ports/gateway.contract.ts";
import { dokuLoopback } from "../testing/doku-loopback.ts";
import { dokuGateway } from "./doku-gateway.ts";
import { dokuSignature } from "./doku-signature.ts";

const clientId = "MCH-0001-test";
const secretKey = "SK-test";
const clock = testClock("2026-11-15T05:00:00Z");
const vendor = await dokuLoopback(clientId, secretKey, () => clock.now());
const at = (apiUrl: string) => dokuGateway({ apiUrl: () => apiUrl, clientId, secretKey, clock, timeoutMs: 120_000 });
const gateway = at(vendor.url);

const inBody: Readonly<Record<string, (body: Record<string, Record<string, unknown>>) => object>> = {
  invoice: (body) => ({ ...body, order: { ...body.order, invoice_number: "POTHER" } }),
  amount: (body) => ({ ...body, order: { ...body.order, amount: 1 } }),
  status: (body) => ({ ...body, transaction: { ...body.transaction, status: "FAILED" } }),
};
const alter = (webhook: SentWebhook, field: string): SentWebhook => {
  if (field === "path") return { ...webhook, path: "/webhooks/elsewhere" };
  const change = inBody[field];
  if (change) return { ...webhook, body: JSON.stringify(change(JSON.parse(webhook.body))) };
  return { ...webhook, headers: { ...webhook.headers, [field]: "1" } };
};

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
  forgedWebhook: ({ chargeId }) => vendor.webhook(chargeId, { key: "another key" }),
  signedFields: ["client-id", "request-id", "request-timestamp", "signature", "path", "invoice", "amount", "status"],
  alter,
  loseNextAnswer: vendor.loseNextAnswer,
  unreachable: at("http://127.0.0.1:9"),
});

test.each([-301, 301])("M5 a webhook that is %s seconds away from now is rejected as a replay", async (seconds) => {
  await gateway.open({
    chargeId: `PTIME${seconds}`,
    amount: rupiah(1_000),
    method: { kind: "va", bank: "bca" },
    payer: { name: "Sari", email: "sari@mail.example", mobile: null },
    description: "1",
    returnUrl: "https://shop.example/",
    expiresAt: new Date("2026-11-16T05:00:00Z"),
  });
  const sent = new Date(clock.now().getTime() + seconds * 1_000);
  const { headers, body, path } = vendor.webhook(`PTIME${seconds}`, { at: sent });
  expect(gateway.readWebhook({ headers, body: Buffer.from(body), path })).toEqual({
    ok: false,
    error: { code: "FORGED" },
  });
});

test("D-50 the signature covers the client, the request, its time, its target and the digest of its body", () => {
  const request = { clientId: "c", requestId: "r", timestamp: "t", target: "/x", body: Buffer.from("{}") };
  const signature = dokuSignature(request, "k");
  expect(signature).toMatch(/^HMACSHA256=[A-Za-z0-9+/]{43}=$/);
  for (const other of [
    { ...request, clientId: "d" },
    { ...request, requestId: "d" },
    { ...request, timestamp: "d" },
    { ...request, target: "/d" },
    { ...request, body: Buffer.from("[]") },
    { ...request, body: null },
  ]) {
    expect(dokuSignature(other, "k")).not.toBe(signature);
  }
});
