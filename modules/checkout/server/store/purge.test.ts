import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { nothingChosen } from "../choices.ts";
import { collectCheckouts, forgetCheckouts } from "./member-data.ts";
import { purgeCheckouts } from "./purge.ts";
import { insertSession } from "./sessions.ts";

const { database } = await testDatabase();
const db = database.kysely;
const now = new Date("2026-11-20T05:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

const session = (owner: string, expiresAt: Date) =>
  insertSession(db, {
    id: randomUUID(),
    owner,
    lines: [{ id: randomUUID(), skuCode: "A", quantity: 1, activityCode: "" }],
    choices: { ...nothingChosen, storeCode: "S1" },
    startedAt: new Date(expiresAt.getTime() - 1_800_000),
    expiresAt,
  });
const owners = async () =>
  (await sql<{ owner: string }>`select owner from checkout.session order by owner`.execute(db)).rows.map(
    ({ owner }) => owner,
  );

test("a checkout and its input are deleted two days after its end", async () => {
  await session("guest:old", hoursAgo(49));
  await session("guest:recent", hoursAgo(47));
  await purgeCheckouts(db, now);
  expect(await owners()).toEqual(["guest:recent"]);
});

test("a member's data export has their checkouts, and deleting the account deletes them", async () => {
  await session("member:U1", hoursAgo(1));
  expect(await collectCheckouts(db, "U1")).toMatchObject([{ choices: { storeCode: "S1" } }]);
  await inTransaction(database, (trx) => forgetCheckouts(trx, "U1"));
  expect(await owners()).toEqual(["guest:recent"]);
});
