import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Json } from "#kit/core/fields/field-changes.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { readCatalogueNames } from "../store/catalogue-names.ts";
import { insertProducts } from "../testing/products-fixture.ts";
import { brandRecord } from "./brand-record.ts";

const { database } = await testDatabase();
await insertProducts(database.kysely);

const why = { at: new Date("2026-11-18T03:00:00Z"), actor: { id: null, name: "Dewi" }, action: "save" };
const save = (id: string, fields: Readonly<Record<string, Json>>, version = 0) =>
  inTransaction(database, (trx) =>
    saveRecords(
      trx,
      brandRecord,
      [{ id, version, changes: Object.entries(fields).map(([path, after]) => ({ path, after })) }],
      why,
    ),
  );
const problems = async (id: string, fields: Readonly<Record<string, Json>>) => {
  const saved = await save(id, fields);
  return saved.ok || saved.error.code !== "INVALID_FIELDS"
    ? "SAVED"
    : saved.error.problems.map(({ path, problem, detail }) => [path, problem, ...(detail ? [detail] : [])].join(" "));
};

test("a brand needs a code, a name and an address of its own", async () => {
  expect(await problems("A-B", { name: "A", slug: "a" })).toEqual([" code"]);
  expect(await problems("NEW", {})).toBe("SAVED");
  expect(await problems("NEW", { "about/en-US": "Toys" })).toEqual(["name required", "slug required"]);
  expect(await problems("NEW", { name: "x".repeat(81), slug: "Not A Slug" })).toEqual(["name tooLong 80", "slug slug"]);
  expect(await problems("NEW", { name: "New", slug: "langkah" })).toEqual(["slug slugTaken Langkah"]);
  expect(await problems("NEW", { name: "New", slug: "shoes" })).toEqual(["slug slugTaken Shoes"]);
});

test("values of the wrong kind, other languages and unknown fields are refused by name", async () => {
  const good = { name: "New", slug: "new" };
  expect(await problems("NEW", { ...good, name: 7 })).toEqual(["name required"]);
  expect(await problems("NEW", { ...good, about: "text" })).toEqual(["about unknown"]);
  expect(await problems("NEW", { ...good, "about/fr-FR": "Jouets" })).toEqual(["about/fr-FR unknown"]);
  expect(await problems("NEW", { ...good, "about/en-US": ["x"] })).toEqual(["about/en-US required"]);
  expect(await problems("NEW", { ...good, logo: "javascript:alert(1)" })).toEqual(["logo picture"]);
  expect(await problems("NEW", { ...good, price: 1 })).toEqual(["price unknown"]);
});

test("texts are trimmed, blank ones are not filled in, and a written record reads back equal", async () => {
  const saved = await save("TRIM", { name: "  Trim ", slug: "trim", "about/en-US": " ", "about/id-ID": " Kata " });
  const state = { name: "Trim", slug: "trim", about: { "id-ID": "Kata" } };
  expect(saved).toMatchObject({ ok: true, value: { records: [{ version: 1, state }] } });
  const read = await inTransaction(database, (trx) => brandRecord.read(trx, ["TRIM"]));
  expect(read.get("TRIM")).toEqual(state);
});

test("a changed address is kept and redirects to the brand; the address of another may be taken over", async () => {
  await save("OLD", { name: "Old", slug: "first" });
  await save("OLD", { slug: "second" }, 1);
  const { formerSlugs } = await readCatalogueNames(database.kysely);
  expect(formerSlugs).toContainEqual({ kind: "brand", slug: "first", code: "OLD" });
  expect(await problems("NEXT", { name: "Next", slug: "first" })).toBe("SAVED");
});

test("saving a brand starts a new version of the catalogue", async () => {
  const version = async () => (await sql`select stamp from catalogue.edition`.execute(database.kysely)).rows[0];
  const before = await version();
  await save("LKH", { name: "Lompat" });
  expect(await version()).not.toEqual(before);
});
