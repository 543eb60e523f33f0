import { expect, test } from "vitest";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { tuningFixture } from "../testing/tuning-fixture.ts";
import { searchRuleRecord } from "./search-rule-record.ts";

const { database } = await testDatabase();
const { codes, problems, save, search } = await tuningFixture(database);

test("MX-03 pinned products come first in their order, even without the terms; boosted ones before other results", async () => {
  const before = await codes("lantern");
  expect([...before].sort()).toEqual(["LAN1", "LAN2", "LAN3"]);
  const last = before.at(-1) ?? "";
  await save("searchRule", "lights", {
    words: ["Lantern", "torch"],
    pinned: ["HOM3", "HOM1"],
    boosted: [last, "HOM2"],
  });
  expect(await codes("lantern")).toEqual(["HOM3", "HOM1", last, ...before.slice(0, 2)]);
  expect(await codes("torch")).toEqual(["HOM3", "HOM1"]);
  expect(await codes("lantern trail")).toEqual(["LAN1"]);
  const suggested = await search.search.suggest("lantern", "en-US");
  expect(suggested.productCodes.slice(0, 3)).toEqual(["HOM3", "HOM1", last]);

  const state = { words: ["Lantern", "torch"], pinned: ["HOM3", "HOM1"], boosted: [last, "HOM2"] };
  const read = await inTransaction(database, (trx) => searchRuleRecord.read(trx, ["lights"]));
  expect(read.get("lights")).toEqual(state);
  await save("searchRule", "lights", { words: undefined, pinned: undefined, boosted: undefined });
  expect(await codes("lantern")).toEqual(before);
});

test("another sort order, a filter and a category still apply", async () => {
  await save("searchRule", "order", { words: ["blanket"], pinned: ["LAN2"] });
  const asked = { text: "blanket", category: null, brand: null, slug: null, offset: 0, limit: 20 };
  const listed = async (more: object) =>
    (await search.search.list({ ...asked, chosen: {}, sort: "RELEVANCE", ...more }, "en-US"))?.productCodes;
  expect(await listed({})).toEqual(["LAN2", "HOM3"]);
  expect([...((await listed({ sort: "PRICE_UP" })) ?? [])].sort()).toEqual(["HOM3", "LAN2"]);
  expect(await listed({ chosen: { brand: ["NOBODY"] } })).toEqual([]);
});

test("a rule needs unique terms and existing products", async () => {
  const rule = (fields: object) => problems("searchRule", "x", { words: ["sofa"], pinned: ["HOM1"], ...fields });
  expect(await rule({ words: [] })).toEqual(["words required"]);
  expect(await rule({ words: "sofa" })).toEqual(["words required"]);
  expect(await rule({ words: ["BLANKET"] })).toEqual(["words taken BLANKET"]);
  expect(await rule({ words: ["couch", "Couch"] })).toEqual(["words twice Couch"]);
  expect(await rule({ pinned: [] })).toEqual(["pinned noEffect"]);
  expect(await rule({ pinned: ["GONE"] })).toEqual(["pinned noProduct GONE"]);
  expect(await rule({ boosted: ["HOM1"] })).toEqual(["boosted both HOM1"]);
  expect(await rule({ pinned: ["HOM1", "HOM1"] })).toEqual(["pinned tooMany 20"]);
  expect(await rule({ boosted: [7] })).toEqual(["boosted tooMany 50"]);
  expect(await rule({ colour: "red" })).toEqual(["colour unknown"]);
  expect(await rule({})).toBe("SAVED");
});

test("an empty new rule is refused at its required fields, and nothing is written", async () => {
  const edit = { id: "nothing", version: 0, changes: [], expects: "new" as const };
  const why = { at: new Date(), actor: { id: null, name: "Dewi" }, action: "save" };
  const saved = await inTransaction(database, (trx) => saveRecords(trx, searchRuleRecord, [edit], why));
  expect(saved).toMatchObject({
    ok: false,
    error: { code: "INVALID_FIELDS", problems: [{ id: "nothing", path: "words", problem: "required" }, {}] },
  });
  expect((await inTransaction(database, (trx) => searchRuleRecord.read(trx, ["nothing"]))).size).toBe(0);
});
