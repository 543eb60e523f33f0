import { sql } from "kysely";
import { expect, test } from "vitest";
import { auditDatabase } from "#kit/postgres/invariants.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { exportRecords } from "#modules/import-export/server/index.ts";
import { fileBytes } from "#modules/import-export/server/testing/read-file.ts";
import { inventoryInvariants, reserveStock, saveSources } from "#modules/inventory/server/index.ts";
import { importSteps } from "../testing/import-steps.ts";
import { shopDatabase } from "../testing/shop-database.ts";

const { database } = await shopDatabase();
const { targetOf, step, upload, planned, stateOf } = await importSteps(database);
const db = database.kysely;
await saveSources(db, [{ code: "WH09", kind: "warehouse", name: "Spare", priority: 900 }]);
const { rows: skus } = await sql<{ code: string }>`
  select sku_code as code from inventory.stock where source_code = 'WH01' and quantity > 50
  order by sku_code limit 3`.execute(db);
const [first = "", second = "", third = ""] = skus.map(({ code }) => code);
const onHand = async (sku: string, place = "WH01") =>
  ((await stateOf("stock", sku))?.places as Record<string, { onHand: number }> | undefined)?.[place]?.onHand;
const reserve = (skuCode: string, quantity: number) =>
  inTransaction(database, (trx) =>
    reserveStock(trx, { reference: `ORDER-${skuCode}`, lines: [{ skuCode, quantity, sourceCode: "WH01" }] }),
  );
const brokenStock = async () =>
  (await auditDatabase(database, inventoryInvariants)).filter(({ broken }) => broken > 0).map(({ name }) => name);

test("MI-03 MI-04 a stock file previews its changes per place, refuses by row, writes movements and is undone as one", async () => {
  const [one, two] = [await onHand(first), await onHand(second)];
  const file = [
    "SKU;Gudang;Stok",
    `${first};WH01;1.234`,
    `${first};WH09;5`,
    `${second};WH01;`,
    `${third};WH01;-3`,
    "NO-SUCH-SKU;WH01;4",
    `${second};MOON;4`,
    `${first};WH09;6`,
  ];
  const bad = await upload(file.join("\n"), "stok.csv", "stock");
  expect(await step("import.preview", bad)).toEqual({ refused: 4 });
  expect((await planned(bad)).map(({ recordId, problems }) => [recordId, problems.map((p) => p.problem)])).toEqual([
    [first, ["DUPLICATE_IN_FILE"]],
    [second, ["unknownPlace"]],
    [third, ["units"]],
    ["NO-SUCH-SKU", ["unknownSku"]],
  ]);
  const id = await upload(file.slice(0, 4).join("\n"), "stok.csv", "stock");
  expect(await step("import.preview", id)).toEqual({ changed: 1, unchanged: 1 });
  expect((await planned(id))[0]?.changes).toEqual([
    { path: "places/WH01/onHand", before: one, after: 1_234 },
    { path: "places/WH09", after: { onHand: 5 } },
  ]);
  expect(await onHand(first)).toBe(one);
  expect(await step("import.apply", id)).toEqual({ changed: 1, unchanged: 1 });
  expect([await onHand(first), await onHand(first, "WH09"), await onHand(second)]).toEqual([1_234, 5, two]);
  const { rows } = await sql<{ change: number }>`
    select change from inventory.movement where sku_code = ${first} and cause = 'imported' order by change`.execute(db);
  expect(rows).toEqual([{ change: 5 }, { change: 1_234 - (one ?? 0) }]);
  expect(await step("import.undo", id)).toBe("done");
  expect([await onHand(first), await onHand(first, "WH09")]).toEqual([one, undefined]);
  expect(await brokenStock()).toEqual([]);
});

test("MO-05 a stock file names shelves without moving units, refuses a name that is too long, and is undone", async () => {
  const before = (await stateOf("stock", second))?.places;
  const file = (shelf: string) => `SKU,Place,Shelf\n${second},WH01,${shelf}\n`;
  const long = await upload(file("x".repeat(41)), "shelves.csv", "stock");
  expect(await step("import.preview", long)).toEqual({ refused: 1 });
  expect((await planned(long))[0]?.problems).toMatchObject([{ row: 2, column: "Shelf", problem: "longShelf" }]);
  const id = await upload(file("A2"), "shelves.csv", "stock");
  expect(await step("import.preview", id)).toEqual({ changed: 1 });
  expect((await planned(id))[0]?.changes).toEqual([{ path: "places/WH01/shelf", after: "A2" }]);
  expect(await step("import.apply", id)).toEqual({ changed: 1 });
  expect((await stateOf("stock", second))?.places).toMatchObject({
    WH01: { onHand: await onHand(second), shelf: "A2" },
  });
  expect(await step("import.undo", id)).toBe("done");
  expect((await stateOf("stock", second))?.places).toEqual(before);
  expect(await brokenStock()).toEqual([]);
});

test("a row of stock without its place, and fewer units than orders hold, are refused", async () => {
  await reserve(third, 4);
  const file = (units: number, place = "WH01") => `sku_code,place_code,on_hand\n${third},${place},${units}\n`;
  const nowhere = await upload(file(9, ""), "stock.csv", "stock");
  expect(await step("import.preview", nowhere)).toEqual({ refused: 1 });
  expect((await planned(nowhere))[0]?.problems).toMatchObject([{ row: 2, column: "place_code", problem: "NO_ITEM" }]);
  const short = await upload(file(3), "stock.csv", "stock");
  expect(await step("import.preview", short)).toEqual({ refused: 1 });
  expect((await planned(short))[0]?.problems).toMatchObject([{ problem: "belowHeld", detail: "4" }]);
  const exact = await upload(file(4), "stock.csv", "stock");
  await step("import.preview", exact);
  expect(await step("import.apply", exact)).toEqual({ changed: 1 });
  expect(await onHand(third)).toBe(4);
});

test("MI-06 stock that moved since the preview is left out as outdated, though no person has edited it", async () => {
  const file = `sku_code,place_code,on_hand\n${first},WH01,70\n${second},WH01,80\n`;
  const id = await upload(file, "stock.csv", "stock");
  expect(await step("import.preview", id)).toEqual({ changed: 2 });
  await sql`update inventory.stock set quantity = quantity - 1 where sku_code = ${first} and source_code = 'WH01'`.execute(
    db,
  );
  const before = await onHand(first);
  expect(await step("import.apply", id)).toEqual({ changed: 1, outdated: 1 });
  expect([await onHand(first), await onHand(second)]).toEqual([before, 80]);
});

test("all stock is exported, and the file imports as no change", async () => {
  let file = "";
  for await (const part of exportRecords(database, targetOf("stock"))) file += part;
  const id = await upload(file, "stock.csv", "stock");
  const counted = await sql<{ skus: number }>`
    select count(distinct sku_code)::int as skus from inventory.stock`.execute(db);
  expect(await step("import.preview", id)).toEqual({ unchanged: counted.rows[0]?.skus });
});

test("MI-02 MI-03 stock of another shop's export is part of its preview, and left out for people who may not change stock", async () => {
  const id = await upload(fileBytes("shopify-products.csv"), "products_export_1.csv");
  expect(await step("import.preview", id)).toEqual({ created: 3, refused: 1 });
  const shirt = (await planned(id)).find(({ recordId }) => recordId === "goal-keeper-shirt");
  expect(shirt?.changes.filter(({ path }) => path.startsWith("stock/"))).toEqual([
    { path: "stock/GK-RED-S/WH01", after: 12 },
    { path: "stock/GK-RED-M/WH01", after: 0 },
    { path: "stock/GK-BLUE-S/WH01", after: 0 },
    { path: "stock/goal-keeper-shirt-4/WH01", after: 5 },
  ]);
  expect(await step("import.preview", id, { withStock: false })).toEqual({ created: 3, refused: 1 });
  expect((await planned(id)).flatMap(({ changes }) => changes).filter(({ path }) => path.startsWith("stock/"))).toEqual(
    [],
  );
});

test("MI-06 MF-06 units sold since another shop's import keep it from being undone, and its next file from taking them away", async () => {
  const id = await upload(fileBytes("shopify-products.csv"), "products_export_1.csv");
  await step("import.preview", id);
  expect(await step("import.apply", id)).toEqual({ created: 3, refused: 1 });
  await reserve("GK-RED-S", 5);
  expect(await step("import.undo", id)).toMatchObject({ code: "IN_USE" });
  expect([await onHand("GK-RED-S"), await onHand("BRICK-100")]).toEqual([12, 40]);
  const fewer = fileBytes("shopify-products.csv").toString("utf8").replace("shopify,12,deny", "shopify,3,deny");
  const again = await upload(fewer, "again.csv");
  expect(await step("import.preview", again)).toMatchObject({ refused: 2 });
  const shirt = (await planned(again)).find(({ recordId }) => recordId === "goal-keeper-shirt");
  expect(shirt?.problems).toMatchObject([{ column: "Variant Inventory Qty", problem: "belowHeld", detail: "5" }]);
  expect(await brokenStock()).toEqual([]);
});
