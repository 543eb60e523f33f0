import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Json } from "#kit/core/fields/field-changes.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { readCatalogueNames } from "../store/catalogue-names.ts";
import { insertProducts } from "../testing/products-fixture.ts";
import { categoryRecord } from "./category-record.ts";

const { database } = await testDatabase();
await insertProducts(database.kysely);

const why = { at: new Date("2026-11-18T03:00:00Z"), actor: { id: null, name: "Dewi" }, action: "save" };
const save = (id: string, fields: Readonly<Record<string, Json>>, version = 0) =>
  inTransaction(database, (trx) => {
    const changes = Object.entries(fields).map(([path, after]) => ({ path, after }));
    return saveRecords(trx, categoryRecord, [{ id, version, changes }], why);
  });
const problems = async (id: string, fields: Readonly<Record<string, Json>>) => {
  const saved = await save(id, fields);
  return saved.ok || saved.error.code !== "INVALID_FIELDS"
    ? "SAVED"
    : saved.error.problems.map(({ path, problem, detail }) => [path, problem, ...(detail ? [detail] : [])].join(" "));
};

test("a category needs a code, an English name and an address of its own, at most on the third level", async () => {
  const good = { "names/en-US": "New", slug: "new" };
  expect(await problems("A-B", good)).toEqual([" code"]);
  expect(await problems("NEW", { "names/id-ID": "Baru" })).toEqual(["names/en-US required", "slug required"]);
  expect(await problems("NEW", { ...good, slug: "langkah" })).toEqual(["slug slugTaken Langkah"]);
  expect(await problems("NEW", { ...good, parentCode: "RUN" })).toEqual(["parentCode tooDeep"]);
  expect(await problems("NEW", { ...good, parentCode: "GONE" })).toEqual(["parentCode missing"]);
  expect(await problems("WEAR", { parentCode: "RUN" })).toEqual(["parentCode circle"]);
});

test("values of the wrong kind and unknown fields are refused by name", async () => {
  const good = { "names/en-US": "New", slug: "new" };
  expect(await problems("NEW", { ...good, position: "first" })).toEqual(["position unknown"]);
  expect(await problems("NEW", { ...good, productOrder: "random" })).toEqual(["productOrder unknown"]);
  expect(await problems("NEW", { ...good, firstProducts: ["LKH1", "LKH1"] })).toEqual(["firstProducts tooMany 100"]);
  expect(await problems("NEW", { ...good, firstProducts: ["GONE"] })).toEqual(["firstProducts noProduct GONE"]);
  expect(await problems("NEW", { ...good, requiredCertificate: "CE" })).toEqual(["requiredCertificate unknown"]);
  expect(await problems("NEW", { ...good, "names/fr-FR": "Nouveau", colour: "red" })).toEqual([
    "names/fr-FR unknown",
    "colour unknown",
  ]);
});

test("a written record reads back equal, and everything below a moved category moves with it", async () => {
  const fields = {
    "names/en-US": "Toys",
    slug: "toys",
    "about/en-US": "All toys",
    picture: "/pictures/toys.jpg",
    productOrder: "newest",
    firstProducts: ["LKH1"],
    requiredCertificate: "SNI",
  };
  const saved = await save("TOYS", fields);
  const read = await inTransaction(database, (trx) => categoryRecord.read(trx, ["TOYS"]));
  expect(saved.ok && saved.value.records[0]?.state).toEqual(read.get("TOYS"));
  await save("SHOES", { parentCode: "TOYS" });
  const { categories } = await readCatalogueNames(database.kysely);
  expect(categories.find(({ code }) => code === "RUN")?.path).toEqual(["TOYS", "SHOES", "RUN"]);
  expect(categories.find(({ code }) => code === "TOYS")).toMatchObject({
    productOrder: "newest",
    firstProducts: ["LKH1"],
  });
});

test("a changed address is kept and redirects to the category", async () => {
  await save("RUN", { slug: "jogging" });
  const { rows } = await sql`select kind, slug, code from catalogue.former_slug`.execute(database.kysely);
  expect(rows).toEqual([{ kind: "category", slug: "running-shoes", code: "RUN" }]);
});
