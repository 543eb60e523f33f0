import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Json } from "#kit/core/fields/field-changes.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { rulesId } from "../contract/shop-rules.ts";
import { shopRulesRecord } from "./rules-record.ts";
import { readChangedRules } from "./store/rules.ts";

const { database } = await testDatabase();
const why = { at: new Date("2026-11-15T10:00:00Z"), actor: { id: null, name: "Rani" }, action: "save" };

/** Saves rules; answers the state, or the problems. */
async function save(fields: Readonly<Record<string, Json | undefined>>, id = rulesId) {
  const changes = Object.entries(fields).map(([path, after]) => (after === undefined ? { path } : { path, after }));
  const saved = await inTransaction(database, (trx) =>
    saveRecords(trx, shopRulesRecord, [{ id, version: Number.POSITIVE_INFINITY, changes }], why),
  );
  if (saved.ok) return saved.value.records[0]?.state;
  if (saved.error.code !== "INVALID_FIELDS") return saved.error.code;
  return saved.error.problems.map(({ path, problem }) => `${path} ${problem}`.trim());
}

test("rules are changed and emptied again; the record exists while none is changed", async () => {
  const read = () => inTransaction(database, async (trx) => (await shopRulesRecord.read(trx, [rulesId])).get(rulesId));
  expect(await read()).toEqual({});
  expect(await save({ checkoutMinutes: 45, priceFloorPercent: 0 })).toEqual({
    checkoutMinutes: 45,
    priceFloorPercent: 0,
  });
  expect(await read()).toEqual({ checkoutMinutes: 45, priceFloorPercent: 0 });
  expect(await save({ checkoutMinutes: undefined, priceFloorPercent: 60 })).toEqual({ priceFloorPercent: 60 });
  expect(await save({ priceFloorPercent: undefined })).toEqual({});
  expect(await read()).toEqual({});
});

test("refused rules are named, and nothing is written", async () => {
  expect(await save({ checkoutMinutes: 0, unpaidGuestPercent: 101, priceFloorPercent: 1.5 })).toEqual([
    "checkoutMinutes whole",
    "unpaidGuestPercent whole",
    "priceFloorPercent whole",
  ]);
  expect(await save({ promotionBudgetLimit: "much", secret: 1 })).toEqual([
    "promotionBudgetLimit whole",
    "secret unknown",
  ]);
  expect(await save({ checkoutMinutes: 5 }, "other")).toEqual(["unknown"]);
  expect(await readChangedRules(database.kysely)).toEqual({});
});

test("a stored rule that this release does not know, or not with this value, counts as unchanged", async () => {
  await sql`insert into settings.rule (name, value) values ('checkoutMinutes', 100000), ('newer', 1)`.execute(
    database.kysely,
  );
  expect(await readChangedRules(database.kysely)).toEqual({});
  await sql`delete from settings.rule`.execute(database.kysely);
});
