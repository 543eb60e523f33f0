import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { readTuning } from "../store/tuning.ts";
import { tuningFixture } from "../testing/tuning-fixture.ts";
import { buildTuning } from "../tuning/tuning.ts";
import { synonymsRecord } from "./synonyms-record.ts";

const { database } = await testDatabase();
const { codes, problems, save } = await tuningFixture(database);

test("a new shop has synonyms in Indonesian and English", async () => {
  const { rows, synonyms } = buildTuning(await readTuning(database.kysely));
  expect(rows.groups.length).toBeGreaterThanOrEqual(80);
  const pairs = "sepatu shoe, bola ball, raket racket, tas bag, kaos tee, balok brick, mobil car, topi hat";
  for (const [one = "", other = ""] of pairs.split(", ").map((pair) => pair.split(" "))) {
    expect(synonyms.of(one)).toContain(other);
    expect(synonyms.of(other)).toContain(one);
  }
});

test("a saved group takes effect in searches at once, and no longer after it was emptied", async () => {
  expect(await codes("gemerlap")).toEqual([]);
  expect(await save("synonyms", "glow", { phrases: ["Gemerlap", "lamp"] })).toMatchObject({ ok: true });
  expect([...(await codes("gemerlap"))].sort()).toEqual(["HOM1", "HOM2"]);
  await save("synonyms", "glow", { phrases: undefined });
  expect(await codes("gemerlap")).toEqual([]);
  const read = await inTransaction(database, (trx) => synonymsRecord.read(trx, ["glow"]));
  expect(read.size).toBe(0);
});

test("phrases are trimmed, and a saved record reads back equal", async () => {
  const saved = await save("synonyms", "trim", { phrases: ["  Kain   wol ", "", "wool"] });
  const state = { phrases: ["Kain wol", "wool"] };
  expect(saved).toMatchObject({ ok: true, value: { records: [{ version: 1, state }] } });
  const read = await inTransaction(database, (trx) => synonymsRecord.read(trx, ["trim"]));
  expect(read.get("trim")).toEqual(state);
});

test("a group has at least two phrases without duplicates", async () => {
  expect(await problems("synonyms", "x", { phrases: ["one"] })).toEqual(["phrases tooFew"]);
  expect(await problems("synonyms", "x", { phrases: "one, two" })).toEqual(["phrases tooFew"]);
  expect(await problems("synonyms", "x", { phrases: ["T-Shirt", "t shirt"] })).toEqual(["phrases twice t shirt"]);
  expect(await problems("synonyms", "x", { phrases: ["one", "!!"] })).toEqual(["phrases phrase !!"]);
  expect(await problems("synonyms", "x", { phrases: ["one", "a b c d e f g"] })).toEqual([
    "phrases phrase a b c d e f g",
  ]);
  const many = Array.from({ length: 41 }, (_, at) => `word${at}`);
  expect(await problems("synonyms", "x", { phrases: many })).toEqual(["phrases tooMany 40"]);
  expect(await problems("synonyms", "x", { phrases: ["one", "two"], weight: 1 })).toEqual(["weight unknown"]);
});
