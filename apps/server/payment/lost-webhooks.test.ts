import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { dokuGateway } from "#adapters/payment/doku/doku-gateway.ts";
import { midtransGateway } from "#adapters/payment/midtrans/midtrans-gateway.ts";
import { dokuLoopback } from "#adapters/payment/testing/doku-loopback.ts";
import { midtransLoopback } from "#adapters/payment/testing/midtrans-loopback.ts";
import { vpcLoopback } from "#adapters/payment/testing/vpc-loopback.ts";
import { xenditLoopback } from "#adapters/payment/testing/xendit-loopback.ts";
import { vpcGateway } from "#adapters/payment/vpc/vpc-gateway.ts";
import { xenditGateway } from "#adapters/payment/xendit/xendit-gateway.ts";
import { testClock } from "#kit/core/clock.ts";
import type { Job } from "#kit/postgres/jobs.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { closePayment, paymentCron, paymentJobs } from "#modules/payment/server/index.ts";
import { gatewaysOf } from "#modules/payment/server/ports/gateway.ts";
import { midNovember, paymentFixture } from "#modules/payment/server/testing/payment-fixture.ts";

const { database } = await testDatabase({ maxConnections: 12 });
const clock = testClock(midNovember);
const account = { merchant: "SHOP", accessCode: "AC1", secret: "a0b1c2d3e4f50617", user: "ama", password: "secret" };
const vendors = {
  midtrans: await midtransLoopback("a server key"),
  xendit: await xenditLoopback("a secret key", "a token"),
  doku: await dokuLoopback("MCH-1", "SK-1", () => clock.now()),
  vpc: await vpcLoopback(account),
};
type Name = keyof typeof vendors;
const names = Object.keys(vendors) as Name[];
const how = { clock, timeoutMs: 120_000 };
const gateways = gatewaysOf(
  midtransGateway({
    apiUrl: () => vendors.midtrans.url,
    snapUrl: () => vendors.midtrans.url,
    serverKey: "a server key",
    ...how,
  }),
  xenditGateway({ apiUrl: () => vendors.xendit.url, secretKey: "a secret key", callbackToken: "a token", ...how }),
  dokuGateway({ apiUrl: () => vendors.doku.url, clientId: "MCH-1", secretKey: "SK-1", ...how }),
  vpcGateway({ ...account, url: () => vendors.vpc.url, ...how }),
);
const base = await paymentFixture(database);
Object.assign(base.deps, { gateways, clock });

/** The payer pays; no webhook is sent. */
const pay = (name: Name, chargeId: string) =>
  name === "vpc"
    ? vendors.vpc.pay(chargeId, 150_000)
    : name === "midtrans"
      ? vendors.midtrans.pay(chargeId)
      : vendors[name].ledger.pay(chargeId);

async function openedAt(name: Name, key = "1") {
  await sql`update payment.channel set gateway = ${name} where gateway is not null`.execute(database.kysely);
  const expiresAt = new Date(clock.now().getTime() + 24 * 3_600_000);
  return base.opened({ channelCode: name === "vpc" ? "CARD" : "VA_BCA", expiresAt, key });
}

const run = paymentJobs(base.deps)["payment.ask_open_payments"] as Job;
/** The minutely job, in this many workers at once. */
const minutely = (workers = 1) =>
  Promise.all(
    Array.from({ length: workers }, () =>
      run({}, { jobId: "1", attempt: 1, maxAttempts: 25, signal: AbortSignal.timeout(600_000) }),
    ),
  );
const questions = (name: Name) => vendors[name].arrived.length;
const statusOf = async (reference: string) => (await base.payment(reference))?.status;

beforeEach(async () => {
  await sql`update payment.attempt set state = 'cancelled' where state in ('opening', 'open')`.execute(database.kysely);
});

test("1B-13 due payments are polled every minute", () => {
  expect(paymentCron).toContainEqual({ job: "payment.ask_open_payments", match: "* * * * *" });
});

test.each(names)("1B-13 a payment whose webhook of %s is lost is paid by polling the gateway", async (name) => {
  const { reference, chargeId } = await openedAt(name);
  clock.advance(30_000);
  const before = questions(name);
  await minutely();
  expect(questions(name)).toBe(before);

  clock.advance(30_000);
  await minutely();
  expect(questions(name)).toBeGreaterThan(before);
  expect(await statusOf(reference)).toBe("unpaid");
  const requested = questions(name);
  await minutely();
  expect(questions(name)).toBe(requested);

  pay(name, chargeId);
  clock.advance(4 * 60_000);
  await minutely();
  expect(await statusOf(reference)).toBe("paid");
  expect(base.settled.filter((one) => one.reference === reference)).toMatchObject([{ status: "paid" }]);

  // Completed payments are not polled again.
  const over = questions(name);
  for (let hour = 0; hour < 3; hour += 1) {
    clock.advance(3_600_000);
    await minutely();
  }
  expect(questions(name)).toBe(over);
});

test("1B-13 several workers poll each payment once, and a closed payment is not polled", async () => {
  const attempts = [];
  for (let at = 0; at < 20; at += 1) attempts.push(await openedAt("midtrans"));
  const closed = attempts.pop();
  if (closed) await inTransaction(database, (trx) => closePayment(trx, base.deps, closed));
  for (const { chargeId } of attempts.slice(0, 10)) pay("midtrans", chargeId);
  const before = questions("midtrans");
  clock.advance(60_000);
  await minutely(4);
  expect(questions("midtrans") - before).toBe(attempts.length);
  const paid = await Promise.all(attempts.map(({ reference }) => statusOf(reference)));
  expect(paid).toEqual([...Array(10).fill("paid"), ...Array(9).fill("unpaid")]);
});

test("1B-13 a gateway that does not answer is polled again a little later, and does not delay the others", async () => {
  const silent = await openedAt("xendit");
  const working = await openedAt("midtrans");
  pay("xendit", silent.chargeId);
  pay("midtrans", working.chargeId);
  const real = gateways.get("xendit");
  if (!real) throw new Error("no such gateway");
  let requestCount = 0;
  const unavailable = { ok: false, error: { code: "UNAVAILABLE", reason: "away" } } as const;
  const away = {
    ...real,
    status: async () => {
      requestCount += 1;
      return unavailable;
    },
  };
  Object.assign(base.deps, { gateways: gatewaysOf(...[...gateways.values()].map((it) => (it === real ? away : it))) });
  clock.advance(60_000);
  await minutely();
  expect([await statusOf(silent.reference), await statusOf(working.reference), requestCount]).toEqual([
    "unpaid",
    "paid",
    1,
  ]);
  Object.assign(base.deps, { gateways });
  clock.advance(120_000);
  await minutely();
  expect(await statusOf(silent.reference)).toBe("paid");
});
