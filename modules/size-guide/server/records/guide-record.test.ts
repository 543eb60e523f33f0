import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Json } from "#kit/core/fields/field-changes.ts";
import { invalidationChannel } from "#kit/postgres/invalidate-tags.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { saveSizeGuide } from "../save-size-guide.ts";
import { saveSizeMenu } from "../save-size-menu.ts";
import { findChart, listCharts } from "../store/charts.ts";
import { readMenu } from "../store/menu.ts";
import { aGuide, anEntry, table } from "../testing/size-guide-fixture.ts";
import { sizeGuideRecord } from "./guide-record.ts";

const { database } = await testDatabase();
const db = database.kysely;
const used = new Map<string, number>();
const record = sizeGuideRecord({
  productsOf: async (_db, ids) => new Map([...used].filter(([id]) => ids.includes(id))),
  categories: async () => [
    { code: "SHOES", parentCode: null, position: 4, names: { "en-US": "Shoes", "id-ID": "Sepatu" } },
    { code: "TRAIL", parentCode: "SHOES", position: 7, names: { "en-US": "Trail" } },
  ],
});

const why = { at: new Date("2026-11-18T03:00:00Z"), actor: { id: null, name: "Maya" }, action: "save" };
const save = (id: string, fields: Readonly<Record<string, Json | undefined>>) =>
  inTransaction(database, (trx) => {
    const changes = Object.entries(fields).map(([path, after]) => (after === undefined ? { path } : { path, after }));
    return saveRecords(trx, record, [{ id, version: Number.POSITIVE_INFINITY, changes }], why);
  });
const problems = async (id: string, fields: Readonly<Record<string, Json | undefined>>) => {
  const saved = await save(id, fields);
  return saved.ok || saved.error.code !== "INVALID_FIELDS"
    ? "SAVED"
    : saved.error.problems.map(({ path, problem, detail }) => [path, problem, ...(detail ? [detail] : [])].join(" "));
};
const stateOf = (id: string) => inTransaction(database, async (trx) => (await record.read(trx, [id])).get(id));
const key = { categoryCode: "RUN", brandCode: "LKH" };
const good = { brandName: "Langkah", "charts/en-US": table("40") };

beforeEach(async () => {
  used.clear();
  await sql`truncate size_guide.guide, size_guide.brand, size_guide.category cascade`.execute(db);
  await saveSizeMenu(db, [anEntry("RUN"), anEntry("HATS")]);
});

test("a chart reads as it was seeded; one language is changed and the others stay, with the time of their last change", async () => {
  await saveSizeGuide(db, aGuide({ position: 3 }));
  expect(await stateOf("RUN-LKH")).toEqual({ brandName: "Langkah", position: 3, charts: aGuide().charts });
  const versions = async () =>
    (await sql`select locale, xmin::text from size_guide.chart where locale <> 'id-ID' order by locale`.execute(db))
      .rows;
  const before = await versions();
  expect(await problems("RUN-LKH", { "charts/id-ID": table("lain"), position: undefined })).toBe("SAVED");
  expect((await findChart(db, key, "id-ID"))?.html).toBe(table("lain"));
  expect(await versions()).toEqual(before);
  expect(await stateOf("RUN-LKH")).toEqual({
    brandName: "Langkah",
    charts: { ...aGuide().charts, "id-ID": table("lain") },
  });
});

test("a chart is cleaned before it is stored, lines without a word are dropped, and it reads back equal", async () => {
  const saved = await save("RUN-LKH", {
    brandName: " Langkah ",
    "charts/en-US": `${table("1")}<script>alert(1)</script><p onclick="x">a</p><p> </p><ol><li>b</li><li></li></ol>`,
    "charts/vi-VN": " ",
  });
  const state = { brandName: "Langkah", charts: { "en-US": `${table("1")}<p>a</p><ol><li>b</li></ol>` } };
  expect(saved).toMatchObject({ ok: true, value: { records: [{ state }] } });
  expect(await stateOf("RUN-LKH")).toEqual(state);
  // A language without a chart shows the English one.
  expect((await findChart(db, key, "vi-VN"))?.locale).toBe("en-US");
});

test("each wrong field is refused by its name, and nothing is written", async () => {
  expect(await problems("RUN-lkh", good)).toEqual([" code"]);
  expect(await problems("RUN", good)).toEqual([" code"]);
  expect(await problems("XXX-LKH", good)).toEqual([" noCategory"]);
  const wrong: [Readonly<Record<string, Json | undefined>>, string[]][] = [
    [{ brandName: undefined }, ["brandName required"]],
    [{ brandName: "x".repeat(81) }, ["brandName tooLong 80"]],
    [{ position: -1 }, ["position position"]],
    [{ position: "first" }, ["position position"]],
    [{ "charts/en-US": undefined }, ["charts/en-US required"]],
    [{ "charts/id-ID": "<p>soon</p>" }, ["charts/id-ID noTable"]],
    [{ "charts/id-ID": table(" ") }, ["charts/id-ID noTable"]],
    [{ "charts/fr-FR": table("40") }, ["charts/fr-FR unknown"]],
    [{ "charts/en-US": `${table("40")}${"x".repeat(50_000)}` }, ["charts/en-US tooLong 50000"]],
    [{ charts: "chart" }, ["charts unknown"]],
    [{ colour: "red" }, ["colour unknown"]],
  ];
  for (const [fields, refused] of wrong)
    expect(await problems("RUN-LKH", { ...good, ...fields }), JSON.stringify(fields).slice(0, 80)).toEqual(refused);
  expect(await listCharts(db)).toEqual([]);
});

test("a category of the catalogue comes into the menu with its first chart, with those above it", async () => {
  expect(await problems("TRAIL-LKH", good)).toBe("SAVED");
  const menu = await readMenu(db, "id-ID");
  expect(menu.filter(({ code }) => code === "SHOES" || code === "TRAIL")).toEqual([
    { code: "SHOES", parentCode: null, name: "Sepatu", brands: [] },
    { code: "TRAIL", parentCode: "SHOES", name: "Trail", brands: [{ brandCode: "LKH", brandName: "Langkah" }] },
  ]);
  expect(await problems("TRAIL-LKH", { "charts/id-ID": table("41") })).toBe("SAVED");
});

test("a chart that products show is not removed; another one is, and the pages that show charts are invalidated", async () => {
  await save("RUN-LKH", good);
  await save("HATS-LKH", good);
  used.set("RUN-LKH", 4);
  const client = await database.pool.connect();
  const received: string[] = [];
  client.on("notification", ({ payload }) => received.push(payload ?? ""));
  await client.query(`listen ${invalidationChannel}`);
  const emptied = { brandName: undefined, charts: undefined };
  expect(await problems("RUN-LKH", emptied)).toEqual([" inUse 4"]);
  expect(await problems("HATS-LKH", emptied)).toBe("SAVED");
  await expect.poll(() => received).toEqual(['["size-guide"]']);
  client.release(true);
  expect((await listCharts(db)).map(({ categoryCode }) => categoryCode)).toEqual(["RUN"]);
});
