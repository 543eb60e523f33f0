import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { midtransGateway } from "#adapters/payment/midtrans/midtrans-gateway.ts";
import { midtransLoopback } from "#adapters/payment/testing/midtrans-loopback.ts";
import { systemClock } from "#kit/core/clock.ts";
import { seededRandom } from "#kit/core/seeded-random.ts";
import { figure, tries } from "#kit/testing/proof.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { gatewaysOf } from "#modules/payment/server/ports/gateway.ts";
import { paymentFixture } from "#modules/payment/server/testing/payment-fixture.ts";
import { webhooks } from "./webhooks.ts";

const mutations = tries(200, 1_000);

const { database } = await testDatabase({ maxConnections: 10 });
const vendor = await midtransLoopback("a server key");
const midtrans = midtransGateway({
  apiUrl: () => vendor.url,
  snapUrl: () => vendor.url,
  serverKey: "a server key",
  clock: systemClock,
  timeoutMs: 120_000,
});
const base = await paymentFixture(database);
const deps = { ...base.deps, gateways: gatewaysOf(midtrans, base.bank.gateway) };
const fixture = { ...base, deps };
Object.assign(base.deps, { gateways: deps.gateways });
await sql`update payment.channel set gateway = 'midtrans' where gateway is not null`.execute(database.kysely);

const app = Fastify();
await app.register(webhooks(deps, { database, clock: systemClock, logistics: null, onMoved: [] }));
await app.listen({ host: "127.0.0.1", port: 0 });
afterAll(() => app.close());
const door = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/webhooks`;
const post = (body: string, gateway = "midtrans") =>
  fetch(`${door}/${gateway}`, { method: "POST", headers: { "content-type": "application/json" }, body }).then(
    ({ status }) => status,
  );

test("D-50 a Midtrans webhook pays its order once its status has been confirmed", async () => {
  const { reference, chargeId } = await fixture.opened();
  vendor.pay(chargeId);
  expect(await post(vendor.webhook(chargeId))).toBe(200);
  expect(await post(vendor.webhook(chargeId))).toBe(200);
  await fixture.work();
  expect(await fixture.payment(reference)).toMatchObject({ status: "paid" });
});

test("malformed and unsigned webhooks are refused", async () => {
  expect(await post("")).toBe(400);
  expect(await post("{}")).toBe(400);
  expect(await post("x".repeat(70_000))).toBe(413);
  expect(await post("{}", "nobody")).toBe(404);
});

type Words = Record<string, unknown>;

/** Ways to alter a genuine webhook or to forge one. */
const spoilers: Readonly<Record<string, (payload: Words, other: Words, random: () => number) => Words | string>> = {
  "another order's signature": (payload, other) => ({ ...payload, signature_key: other.signature_key }),
  "another order": (payload, other) => ({ ...payload, order_id: other.order_id }),
  "another amount": (payload, _other, random) => ({ ...payload, gross_amount: `${Math.ceil(random() * 1e6)}.00` }),
  "another currency": (payload) => ({ ...payload, currency: "USD" }),
  "a settlement out of a pending one": (payload) => ({ ...payload, transaction_status: "settlement" }),
  "the code of a settlement": (payload) => ({ ...payload, transaction_status: "settlement", status_code: "200" }),
  "a capture": (payload) => ({ ...payload, transaction_status: "capture", status_code: "200", fraud_status: "accept" }),
  "no signature": ({ signature_key: _none, ...fields }) => fields,
  "an empty signature": (payload) => ({ ...payload, signature_key: "" }),
  "a signature in capitals": (payload) => ({ ...payload, signature_key: String(payload.signature_key).toUpperCase() }),
  "a list for a word": (payload) => ({ ...payload, order_id: [payload.order_id] }),
  "an amount as a number": (payload) => ({ ...payload, gross_amount: 150_000 }),
  "a flipped letter": (payload, _other, random) => {
    const text = JSON.stringify({ ...payload, transaction_status: "settlement", status_code: "200" });
    const at = Math.floor(random() * text.length);
    return `${text.slice(0, at)}${String.fromCharCode(33 + Math.floor(random() * 90))}${text.slice(at + 1)}`;
  },
  "a half of it": (payload, _other, random) => {
    const text = JSON.stringify(payload);
    return text.slice(0, Math.floor(random() * text.length));
  },
};

test("M5 PY-21 no alteration of genuine webhooks ever pays an unpaid order", async () => {
  const random = seededRandom("forged webhooks");
  const attempts = await Promise.all(Array.from({ length: 10 }, () => fixture.opened()));
  // Webhooks an attacker could have seen: of pending payments, and of cancelled ones, whose code is 200.
  const cancelled = attempts.slice(0, 3);
  for (const { chargeId } of cancelled) {
    const booked = vendor.ledger.charges.get(chargeId);
    if (booked) booked.state = "cancelled";
  }
  const seen = attempts.map(({ chargeId }) => JSON.parse(vendor.webhook(chargeId)) as Words);
  const kinds = Object.values(spoilers);
  const replies = new Map<number, number>();
  for (let round = 0; round < mutations; round += 1) {
    const payload = seen[Math.floor(random() * seen.length)] ?? {};
    const other = seen[Math.floor(random() * seen.length)] ?? {};
    const spoiled = kinds[round % kinds.length]?.(payload, other, random) ?? "";
    const status = await post(typeof spoiled === "string" ? spoiled : JSON.stringify(spoiled));
    replies.set(status, (replies.get(status) ?? 0) + 1);
  }
  await fixture.work();
  const { rows } = await sql<{ status: string }>`
    select distinct status from payment.payment
    where reference = any(${attempts.map(({ reference }) => reference)})`.execute(database.kysely);
  expect(rows.map(({ status }) => status)).not.toContain("paid");
  expect(rows.map(({ status }) => status)).not.toContain("refunded");
  figure(
    "M5",
    `${mutations} webhooks mutated from genuine ones: payments settled by them`,
    rows.filter(({ status }) => status === "paid").length,
  );
  // Fields outside the signature may pass the check; the status is then confirmed with the gateway and nothing changes.
  expect([...replies.keys()].every((status) => [200, 400, 401].includes(status))).toBe(true);
});
