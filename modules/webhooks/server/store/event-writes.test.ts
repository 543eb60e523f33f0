import { sql, type Transaction } from "kysely";
import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, aSku, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { webhookFixture } from "../testing/webhook-fixture.ts";
import { addInFlight } from "./delivery-log.ts";
import { writeEndpointStates } from "./endpoints.ts";
import { writeWebhookEvents } from "./event-writes.ts";
import { replaceSecret } from "./secrets.ts";

const { database } = await testDatabase();
const clock = testClock("2026-11-15T10:00:00Z");
const { deps, endpoint, eventOf, rowsOf } = webhookFixture(database, clock);

/** Runs `change` in a transaction that is still open while `meanwhile` runs, and is committed then. */
async function whileOpen(change: (trx: Transaction<unknown>) => Promise<unknown>, meanwhile: () => Promise<unknown>) {
  const [changed, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const committed = inTransaction(database, async (trx) => {
    await change(trx);
    changed.resolve();
    await mayCommit.promise;
  });
  await Promise.race([changed.promise, committed]);
  try {
    await meanwhile();
  } finally {
    mayCommit.resolve();
    await committed;
  }
}

/** A transaction that fails where it would wait for a lock. */
const withoutWaiting = <Value>(work: (trx: Transaction<unknown>) => Promise<Value>) =>
  inTransaction(database, async (trx) => {
    await sql`set local lock_timeout = '1s'`.execute(trx);
    return work(trx);
  });

const orderEvent = (code: string) => withoutWaiting((trx) => writeWebhookEvents(trx, [eventOf(code, "order.placed")]));
const productEvent = (code: string) =>
  withoutWaiting((trx) => insertProducts(trx, [aProduct(code, { skus: [aSku(`${code}-1`)] })]));
const keysOf = async (code: string) => (await rowsOf(code)).map(({ objectKey }) => objectKey);

test("MX-05 while an endpoint is being deleted, orders and products are written as ever, and the other endpoints get their events", async () => {
  await endpoint("deleted", "https://deleted.example/");
  await endpoint("other", "https://other.example/");
  await orderEvent("BB1");
  await whileOpen(
    (trx) => writeEndpointStates(trx, [{ id: "deleted", before: null, after: null }]),
    async () => {
      await orderEvent("BB2");
      await productEvent("PDEL");
    },
  );
  expect(await keysOf("other")).toEqual(["order:BB1", "order:BB2", "product:PDEL"]);
  expect(await keysOf("deleted")).toEqual([]);
});

test("MX-05 while a secret is replaced or an endpoint is saved it gets its events", async () => {
  await endpoint("changed", "https://changed.example/", ["order.placed", "product.changed"]);
  await whileOpen(
    (trx) =>
      replaceSecret(trx, {
        ...{ id: systemIds.uuid(), endpointCode: "changed", sealed: deps.sealer.seal("whsec_", "webhook") },
        ...{ at: clock.now(), formerUntil: clock.now() },
      }),
    async () => {
      await orderEvent("BB3");
      await productEvent("PSEC");
    },
  );
  const state = { url: "https://new.example/", events: { "order.placed": true }, enabled: true } as const;
  await whileOpen(
    (trx) => writeEndpointStates(trx, [{ id: "changed", before: null, after: state }]),
    () => orderEvent("BB4"),
  );
  expect(await keysOf("changed")).toEqual(["order:BB3", "product:PSEC", "order:BB4"]);
});

test("MX-05 a test to an endpoint that is being deleted writes nothing", async () => {
  await endpoint("tested", "https://tested.example/");
  const event = { ...eventOf("BB5", "order.placed"), type: "webhook.test" } as const;
  const until = new Date(clock.now().getTime() + 60_000);
  let added: Promise<unknown> = Promise.resolve();
  await whileOpen(
    (trx) => writeEndpointStates(trx, [{ id: "tested", before: null, after: null }]),
    async () => {
      added = addInFlight(database.kysely, "tested", event, { lease: systemIds.uuid(), until });
      // Until it waits for the deletion.
      const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await waiting.execute(database.kysely)).rows.length).toBe(1);
    },
  );
  expect(await added).toBeNull();
});
