import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { noPromotions } from "./ports/promotions.ts";
import { productReader } from "./product-reader.ts";
import { aProduct, insertProducts, runningShoe } from "./testing/products-fixture.ts";

const { database } = await testDatabase();
const db = database.kysely;
await insertProducts(db, [runningShoe, aProduct("LKH2")], { "LKH1-red-42": { quantity: 5, sold: 1 } });
const clock = testClock(new Date("2026-11-15T05:00:00Z"));
const aReader = () => productReader({ promotions: noPromotions, clock });

const counted = async <Value>(work: () => Promise<Value>) => {
  const counter = countQueries(database);
  const value = await work();
  counter.stop();
  return { value, statements: counter.statements.length };
};
const rename = (name: string) =>
  database.pool.query("update catalogue.product set names = names || jsonb_build_object('en-US', $1::text)", [name]);

test("cards cost one statement with a cold and with a warm cache, and show the stock of now", async () => {
  const reader = aReader();
  const check = () =>
    counted(async () => {
      const { cards } = await reader.cards(db, ["LKH1", "LKH2"], "en-US");
      return cards[0]?.offers.find(({ code }) => code === "LKH1-red-42")?.available;
    });
  expect(await check()).toEqual({ value: 4, statements: 1 });
  await database.pool.query("update inventory.stock set sold = sold + 1 where sku_code = 'LKH1-red-42'");
  expect(await check()).toEqual({ value: 3, statements: 1 });
});

test("cards and SKUs are of one version after a change of the catalogue, cached before or not", async () => {
  const reader = aReader();
  await reader.cards(db, ["LKH1"], "en-US");
  await rename("Renamed");
  const { cards } = await reader.cards(db, ["LKH1", "LKH2"], "en-US");
  expect(cards.map(({ name }) => name)).toEqual(["Renamed", "Renamed"]);
  const live = await reader.liveBySku(db, ["LKH1-red-42", "LKH2-A", "NOBODY"], "en-US");
  expect([...live.values()].map(({ product }) => product.name)).toEqual(["Renamed", "Renamed"]);
  expect((await counted(() => reader.cards(db, ["LKH2"], "en-US"))).statements).toBe(1);
});

test("SKUs requested in one tick share a statement, by language, and each caller gets its own", async () => {
  const reader = aReader();
  const codes = (found: ReadonlyMap<string, unknown>) => [...found.keys()];
  await reader.liveBySku(db, ["LKH1-red-42"], "id-ID");
  const { value, statements } = await counted(() =>
    Promise.all([
      reader.liveBySku(db, ["LKH1-red-42", "NOBODY"], "en-US"),
      reader.liveBySku(db, ["LKH2-A", "LKH1-red-42"], "en-US"),
      reader.liveBySku(db, ["LKH1-red-42"], "id-ID"),
    ]),
  );
  expect(value.map(codes)).toEqual([["LKH1-red-42"], ["LKH2-A", "LKH1-red-42"], ["LKH1-red-42"]]);
  expect(statements).toBe(2);
});

test("bySku reads nothing for SKUs of a version it has, and the new version when the given one has passed", async () => {
  const reader = aReader();
  const { rows } = await database.pool.query("select stamp from catalogue.edition");
  const before = rows[0].stamp as string;
  const bySku = () => counted(() => reader.bySku(db, ["LKH1-red-42", "LKH2-A", "NOBODY"], "en-US", before));
  const first = await bySku();
  expect([...first.value.keys()]).toEqual(["LKH1-red-42", "LKH2-A"]);
  const second = await bySku();
  expect(second.statements).toBe(0);
  // The same objects, so that values derived from them can be memoized.
  expect(second.value.get("LKH2-A")).toBe(first.value.get("LKH2-A"));
  await rename("Newer");
  const found = await reader.bySku(db, ["LKH1-blue-40"], "id-ID", before);
  expect(found.get("LKH1-blue-40")?.choices.map(({ name }) => name)).toEqual(["Colour (id)", "Size (id)"]);
  expect((await reader.bySku(db, ["LKH2-A"], "en-US", await version())).get("LKH2-A")?.product.name).toBe("Newer");
});

const version = async (): Promise<string> =>
  (await database.pool.query("select stamp from catalogue.edition")).rows[0].stamp;
