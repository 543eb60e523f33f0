import { expect, test } from "vitest";
import { applyChanges, type RecordState } from "#kit/core/fields/field-changes.ts";
import { tableOf } from "../testing/read-file.ts";
import { detectFormat } from "./detect-format.ts";
import { matchColumns, type SavedMapping } from "./match-columns.ts";
import { namesWithoutRecord, readOwnFormat } from "./own-format.ts";
import { productFormat } from "./product-format.ts";

async function read(text: string, saved: SavedMapping = {}, owners: ReadonlyMap<string, string> = new Map()) {
  const table = await tableOf(Buffer.from(text));
  return readOwnFormat(table, productFormat, matchColumns(table.header, productFormat, saved), owners);
}

const stateOf = (content: Awaited<ReturnType<typeof read>>, id: string): RecordState =>
  applyChanges(
    {},
    content.records
      .find((one) => one.id === id)
      ?.assignments.map(({ path, value }) => (value === undefined ? { path } : { path, after: value })) ?? [],
  );

test("an Indonesian price list is parsed by its column names, separators and decimal signs", async () => {
  const content = await read(
    "Kode produk;Kode SKU;Nama;Harga;Harga diskon;Berat;Catatan\nBOLA;BOLA-5;Bola kaki;Rp 150.000;Rp 120.000;430;x\n",
  );
  expect(content.problems).toEqual([]);
  expect(content.ignored).toEqual(["Catatan"]);
  expect(stateOf(content, "BOLA")).toEqual({
    names: { "en-US": "Bola kaki" },
    skus: { "BOLA-5": { price: 150_000, salePrice: 120_000, grams: 430 } },
  });
});

test("a saved mapping has precedence over names, and can skip a column", async () => {
  const saved = { nama: "name_id", modal: "price", harga: "" };
  const content = await read("product_code,sku_code,Nama,Harga,Modal\nBOLA,B5,Bola,1,90000\n", saved);
  expect(stateOf(content, "BOLA")).toEqual({ names: { "id-ID": "Bola" }, skus: { B5: { price: 90_000 } } });
  expect(content.ignored).toEqual(["Harga"]);
});

test("a price list with SKUs only finds the product of each row", async () => {
  const text = "SKU,Price\nB5,150000\nUNKNOWN,1\n";
  const table = await tableOf(Buffer.from(text));
  expect(namesWithoutRecord(table, productFormat, matchColumns(table.header, productFormat))).toEqual([
    "B5",
    "UNKNOWN",
  ]);
  const content = await read(text, {}, new Map([["B5", "BOLA"]]));
  expect(stateOf(content, "BOLA")).toEqual({ skus: { B5: { price: 150_000 } } });
  expect(content.problems).toEqual([{ row: 3, column: "product_code", problem: "NO_CODE", detail: "UNKNOWN" }]);
});

test("MI-04 an empty cell changes nothing and [clear] clears, for products and SKUs alike", async () => {
  const content = await read("product_code,sku_code,name_en,brand,price,sale_price\nBOLA,B5,,[clear],150000,[clear]\n");
  expect(content.records[0]?.assignments).toEqual([
    { path: "brandCode", row: 2, column: "brand" },
    { path: "skus/B5/price", value: 150_000, row: 2, column: "price" },
    { path: "skus/B5/salePrice", row: 2, column: "sale_price" },
  ]);
});

test("MI-03 every cell that cannot be parsed is reported with row, column and text", async () => {
  const content = await read(
    [
      "product_code,sku_code,status,price,grams,box_mm,released_on,remindable,options",
      "A,A1,sold out,12.5,heavy,1x2,yesterday,perhaps,red",
      "A,A1,,1,1,,,,",
      "A,A2,draft,7,1,,,,",
      "A,A3,hidden,7,1,,,,",
      ",,draft,1,1,,,,",
    ].join("\n"),
  );
  expect(content.problems.map(({ row, column, problem, detail }) => [row, column, problem, detail])).toEqual([
    [2, "status", "NOT_A_CHOICE", "sold out"],
    [2, "remindable", "NOT_YES_OR_NO", "perhaps"],
    [2, "released_on", "NOT_A_DATE", "yesterday"],
    [2, "options", "NOT_A_CHOICE", "red"],
    [2, "price", "NOT_WHOLE", "12.5"],
    [2, "grams", "NOT_A_NUMBER", "heavy"],
    [2, "box_mm", "NOT_A_SIZE", "1x2"],
    [3, "sku_code", "DUPLICATE_IN_FILE", "2"],
    [5, "status", "DIFFERS_FROM_ROW", "4"],
    [6, "product_code", "NO_CODE", ""],
  ]);
});

test("MI-02 pictures of other sites are fetched, the shop's own are a field", async () => {
  const content = await read(
    'product_code,pictures\nA,"/media/1/a.jpg https://x.example/b.jpg\nhttps://x.example/c.jpg"\n',
  );
  expect(content.records[0]?.assignments).toMatchObject([
    { path: "media", value: [{ url: "/media/1/a.jpg", type: "image" }], mergeBy: "url" },
  ]);
  expect(content.records[0]?.pictures.map(({ url }) => url)).toEqual([
    "https://x.example/b.jpg",
    "https://x.example/c.jpg",
  ]);
});

test("MI-02 the exports of other shops are recognised by their headers", async () => {
  for (const [file, format] of [
    ["shopify-products.csv", "shopify"],
    ["shopify-new-template.csv", "shopify"],
    ["woocommerce-products.csv", "woocommerce"],
  ] as const) {
    expect(detectFormat((await tableOf(file)).header)).toBe(format);
  }
  expect(detectFormat(["product_code", "sku_code", "price"])).toBe("own");
  expect(detectFormat(["Kode", "Regular price"])).toBe("own");
});
