import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { sealerOf } from "#modules/notification/server/index.ts";
import { replaceSecret } from "../store/secrets.ts";
import { webhookFixture } from "../testing/webhook-fixture.ts";
import { isSignedBy, webhookReceiver } from "../testing/webhook-receiver.ts";
import { newSecret } from "./sign-webhook.ts";

const { database } = await testDatabase();
const clock = testClock("2026-11-15T10:00:00Z");
const { deps, problems, endpoint, happened, rowsOf, work } = webhookFixture(database, clock);
const erp = await webhookReceiver();
afterAll(() => erp.close());

/** A secret encrypted with a key that is no longer configured. */
const unreadable = () => sealerOf("another secret of at least thirty-two characters", systemIds).seal("", "webhook");

test("MX-05 a secret that cannot be decrypted is left out, and the one that can be signs", async () => {
  await endpoint("half", erp.url);
  await sql`update webhooks.secret set sealed = ${unreadable()}`.execute(database.kysely);
  const secret = newSecret(systemIds);
  const at = clock.now();
  const sealed = deps.sealer.seal(secret, "webhook");
  await inTransaction(database, (trx) =>
    replaceSecret(trx, {
      ...{ id: systemIds.uuid(), endpointCode: "half", sealed, at, formerUntil: new Date(at.getTime() + 60_000) },
    }),
  );
  await happened("BB1");
  await work();
  const [one] = erp.received;
  if (!one) throw new Error("nothing was received");
  expect(isSignedBy(secret, one)).toBe(true);
  expect(one.signature.split(" ")).toHaveLength(1);
  expect(await rowsOf("half")).toMatchObject([{ status: "DELIVERED" }]);
  await sql`delete from webhooks.endpoint`.execute(database.kysely);
});

test("MX-05 without a secret that can be decrypted nothing is sent, the log says why, and the attempts come to an end", async () => {
  await endpoint("locked", erp.url);
  await sql`update webhooks.secret set sealed = ${unreadable()}`.execute(database.kysely);
  await happened("BB2");
  const before = erp.received.length;
  await work();
  expect(await rowsOf("locked")).toMatchObject([{ status: "PENDING", attempts: 1, problem: "SECRET_UNREADABLE" }]);
  for (let [row] = await rowsOf("locked"); row?.nextAttemptAt; [row] = await rowsOf("locked")) {
    clock.set(row.nextAttemptAt);
    await work();
  }
  expect(await rowsOf("locked")).toMatchObject([{ status: "FAILED", attempts: 13, problem: "SECRET_UNREADABLE" }]);
  expect(erp.received).toHaveLength(before);
  expect(problems).toEqual([]);
});
