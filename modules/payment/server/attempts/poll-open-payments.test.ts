import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { paymentFixture } from "../testing/payment-fixture.ts";
import { pollOpenPayments } from "./poll-open-payments.ts";

const { database } = await testDatabase();
const fixture = await paymentFixture(database);
const { bank, clock, deps } = fixture;

const run = { jobId: "1", attempt: 1, maxAttempts: 25, signal: new AbortController().signal };
const poll = () => pollOpenPayments(deps)({}, run);
const minutes = (count: number) => count * 60_000;

/** Minutes from now until the attempt of a payment is due again. */
async function dueIn(reference: string): Promise<number> {
  const { rows } = await sql<{ at: Date }>`
    select ask_at as at from payment.attempt where reference = ${reference}`.execute(database.kysely);
  return ((rows[0]?.at.getTime() ?? 0) - clock.now().getTime()) / minutes(1);
}

test("1B-13 an open payment is asked about when it is due, and is due again at the next step of the schedule", async () => {
  const { reference } = fixture.request();
  await fixture.opened({ reference });
  clock.advance(minutes(1));
  const before = bank.questions();
  await poll();
  expect(bank.questions() - before).toBe(1);
  expect(await dueIn(reference)).toBe(4);
  await poll();
  expect(bank.questions() - before).toBe(1);
});

test("1B-13 a payment whose gateway does not answer stays due", async () => {
  const { reference } = fixture.request();
  await fixture.opened({ reference });
  clock.advance(minutes(1));
  bank.turn(false);
  await poll();
  bank.turn(true);
  // The lease of the run that got no answer ends after two minutes.
  expect(await dueIn(reference)).toBe(2);
});
