import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { gatewayContract } from "#modules/payment/server/ports/gateway.contract.ts";
import { kanalGateway } from "./kanal-gateway.ts";
import { kanalLoopback } from "./testing/kanal-loopback.ts";

const secret = "a secret that only Kanal and the shop know";
const clock = testClock("2026-11-15T05:00:00Z");
const vendor = await kanalLoopback(secret, clock);
const at = (url: string) => kanalGateway({ url, secret, clock, timeoutMs: 120_000 });
const gateway = at(vendor.url);

gatewayContract({
  gateway,
  methods: [{ kind: "wallet", wallet: "kanal" }],
  now: clock.now(),
  pay: async ({ chargeId }) => vendor.ledger.pay(chargeId),
  opened: (chargeId) => vendor.ledger.opened(chargeId),
  webhook: ({ chargeId }) => vendor.webhook(chargeId),
  forgedWebhook: ({ chargeId }) => vendor.webhook(chargeId, "another secret"),
  signedFields: ["amount", "reference", "state"],
  alter: (webhook, field) => {
    const { event, charge } = JSON.parse(webhook.body);
    return { ...webhook, body: JSON.stringify({ event, charge: { ...charge, [field]: "other" } }) };
  },
  loseNextAnswer: vendor.loseNextAnswer,
  unreachable: at("http://127.0.0.1:9"),
});

test("a webhook that is older than five minutes is refused", () => {
  vendor.ledger.book("POLD", 1_000, "wallet");
  const { headers, body, path } = vendor.webhook("POLD");
  const raw = { headers, body: Buffer.from(body), path };
  expect(gateway.readWebhook(raw).ok).toBe(true);
  const later = kanalGateway({ url: vendor.url, secret, clock: testClock("2026-11-15T05:05:01Z"), timeoutMs: 120_000 });
  expect(later.readWebhook(raw)).toEqual({ ok: false, error: { code: "FORGED" } });
});
