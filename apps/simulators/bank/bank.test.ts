import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { midtransGateway } from "#adapters/payment/midtrans/midtrans-gateway.ts";
import { midtransSignature } from "#adapters/payment/midtrans/midtrans-signature.ts";
import { systemClock } from "#kit/core/clock.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import { gatewayContract } from "#modules/payment/server/ports/gateway.contract.ts";
import { simulatorFixture } from "../testing/simulator-fixture.ts";
import { bankPaths, bankServerKey } from "./bank-account.ts";
import { type Charge, findCharge } from "./charge-store.ts";
import { transactionOf } from "./midtrans-transaction.ts";

const fixture = await simulatorFixture();
beforeEach(fixture.clear);

const at = (root: string, timeoutMs = 120_000) => {
  const url = () => root + bankPaths.midtrans;
  return midtransGateway({ apiUrl: url, snapUrl: url, serverKey: bankServerKey, clock: systemClock, timeoutMs });
};
const gateway = at(fixture.url);
const known = new Map<string, Charge>();
const pay = async (name: string, body: object = {}) => {
  const response = await fetch(`${fixture.url}/dev/va/${name}/pay`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const charge = await findCharge(fixture.database.kysely, name);
  if (charge) known.set(charge.orderId, charge);
  return response;
};
const webhookOf = (orderId: string, key: string) => {
  const charge = known.get(orderId);
  if (!charge) throw new Error("no paid charge");
  const transaction = transactionOf(charge);
  const body = JSON.stringify({ ...transaction, signature_key: midtransSignature(transaction, key) });
  return { headers: {}, body, path: "/webhooks/midtrans" };
};

gatewayContract({
  gateway,
  methods: [
    { kind: "va", bank: "bca" },
    { kind: "va", bank: "mandiri" },
    { kind: "va", bank: "permata" },
    { kind: "wallet", wallet: "gopay" },
    { kind: "qris" },
    { kind: "card", instalment: null },
  ],
  now: new Date(),
  pay: async ({ chargeId }) => void (await pay(chargeId)),
  // The bank's ledger has one row for each order id.
  opened: () => 1,
  webhook: ({ chargeId }) => webhookOf(chargeId, bankServerKey),
  forgedWebhook: ({ chargeId }) => webhookOf(chargeId, "another key"),
  signedFields: ["order_id", "status_code", "gross_amount", "signature_key"],
  alter: (webhook, word) => ({ ...webhook, body: JSON.stringify({ ...JSON.parse(webhook.body), [word]: "1" }) }),
  loseNextAnswer: () => undefined,
  unreachable: at("http://127.0.0.1:9"),
});

const opened = async (chargeId: string) => {
  const reply = await gateway.open({
    chargeId,
    amount: rupiah(10_000),
    method: { kind: "va", bank: "bni" },
    payer: { name: "Sari", email: "sari@mail.example", mobile: null },
    description: "1",
    returnUrl: "https://shop.example/",
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  if (!reply.ok) throw new Error(reply.error.code);
  return reply.value.vaNumber ?? "";
};
const books = async (name: string) =>
  (await fetch(`${fixture.url}/dev/bank/charges/${name}.json`)).json() as Promise<Record<string, unknown>>;

test("the bank accepts money once and records it in its ledger", async () => {
  const number = await opened("PBANK1");
  expect((await pay(number, { amount: 9_999 })).status).toBe(200);
  expect((await pay(number)).status).toBe(409);
  expect(await books(number)).toMatchObject({
    orderId: "PBANK1",
    amount: 10_000,
    paidAmount: 9_999,
    status: "settlement",
  });
});

test("a forged webhook moves no money", async () => {
  const number = await opened("PBANK2");
  await pay(number, { signature: "bad" });
  await pay(number, { signature: "old" });
  expect(await books(number)).toMatchObject({ status: "pending", paidAmount: null });
});

test("a denial after the settlement reverses the payment", async () => {
  const number = await opened("PBANK3");
  await pay(number, { orderOfStatuses: ["settlement", "deny"], copies: 2 });
  expect(await books(number)).toMatchObject({ status: "deny" });
  expect((await books(number)).webhooks).toHaveLength(4);
});

test("an expired charge accepts no money", async () => {
  const number = await opened("PBANK4");
  await sql`update simulator.charge set expires_at = now() where order_id = 'PBANK4'`.execute(fixture.database.kysely);
  expect((await pay(number)).status).toBe(409);
});

test.each([
  ["error", "http 500"],
  ["500", "http 500"],
  ["drop", "network"],
  ["slow", "timeout"],
])("POST /dev/gateway makes the gateway misbehave: %s", async (mode, reason) => {
  await fixture.misbehave({ channel: "PAYMENT", mode, ms: 3_000 });
  const name = { chargeId: "PX", gatewayRef: "", method: "va", amount: rupiah(1) } as const;
  const requested = mode === "slow" ? at(fixture.url, 1_000) : at(fixture.url);
  expect(await requested.status(name)).toEqual({ ok: false, error: { code: "UNAVAILABLE", reason } });
});

test("POST /dev/gateway can make the gateway misbehave for one payer alone", async () => {
  await fixture.misbehave({ channel: "PAYMENT", mode: "error", customer: "down@mail.example" });
  const call = (chargeId: string, email: string) =>
    gateway.open({
      chargeId,
      amount: rupiah(10_000),
      method: { kind: "va", bank: "bca" },
      payer: { name: "Sari", email, mobile: null },
      description: "1",
      returnUrl: "https://shop.example/pay-callback",
      expiresAt: new Date(Date.now() + 3_600_000),
    });
  expect((await call("PBANK8", "down@mail.example")).ok).toBe(false);
  expect((await call("PBANK9", "up@mail.example")).ok).toBe(true);
  await fixture.misbehave({ channel: "PAYMENT", mode: "ok", customer: "down@mail.example" });
  expect((await call("PBANK8", "down@mail.example")).ok).toBe(true);
});

test("the hosted page shows the amount and returns the payer with the gateway's parameters", async () => {
  const card = await gateway.open({
    chargeId: "PBANK5",
    amount: rupiah(2_500_000),
    method: { kind: "card", instalment: null },
    payer: { name: "Sari", email: "sari@mail.example", mobile: null },
    description: "1",
    returnUrl: "https://shop.example/pay-callback?order=1",
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  const page = card.ok ? (card.value.redirectUrl ?? "") : "";
  expect(await (await fetch(page)).text()).toContain("Rp2.500.000");
  const response = await fetch(page, {
    method: "POST",
    body: new URLSearchParams({ choice: "decline" }),
    redirect: "manual",
  });
  expect(response.headers.get("location")).toBe(
    "https://shop.example/pay-callback?order=1&order_id=PBANK5&status_code=202&transaction_status=deny",
  );
});

test.each(["/dev/bank", "/dev/bank/charges.json", "/dev/bank.css"])("%s is there", async (path) => {
  expect((await fetch(fixture.url + path)).status).toBe(200);
});

test.each([{ amount: 0 }, { copies: 51 }, { signature: "none" }, { orderOfStatuses: [] }, { delayMs: -1 }])(
  "%j is refused",
  async (body) => {
    expect((await pay("PBANK1", body)).status).toBe(400);
  },
);
