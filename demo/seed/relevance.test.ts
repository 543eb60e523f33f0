import { expect, test } from "vitest";
import type { Locale } from "#kit/core/locale.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { searchFixture } from "#modules/search/server/testing/search-fixture.ts";
import { boughtTogether } from "../data/catalogue/bought-together.ts";
import { planSkus } from "../data/catalogue/plan-skus.ts";
import { products } from "../data/catalogue/products.ts";
import { seedCatalogue } from "./seed-catalogue.ts";

// The demo shop with every product on sale, with or without picture.
const { database } = await testDatabase();
await inTransaction(database, (trx) => seedCatalogue(trx, []));
await database.pool.query("update catalogue.product set on_sale = true");
const fixture = searchFixture(database);
await fixture.rebuild();

const document = `query($input: CatalogProductInput!) { initCatalogProduct(input: $input) {
  data { dataList { productCode salePrice } correctedKeyword partial } } }`;
type Listed = {
  dataList: { productCode: string; salePrice: number }[];
  correctedKeyword: string | null;
  partial: boolean;
};

async function search(conditionKeyword: string, locale: Locale = "id-ID", pageSize = 5): Promise<Listed> {
  type Reply = { data: { initCatalogProduct: { data: Listed } } };
  const { data } = await fixture.ask<Reply>(document, { input: { conditionKeyword, pageSize } }, locale);
  return data.initCatalogProduct.data;
}
const firstOf = async (term: string) => (await search(term)).dataList[0]?.productCode;

/** A query, and the products of which one must be first. */
const indonesian: [string, ...string[]][] = [
  ["sepatu lari", "LKH1001"],
  ["sepatu basket", "LKH1013", "LKH1014"],
  ["sepatu anak", "LKH1007", "LKH1015"],
  ["sepatu futsal", "LKH1011"],
  ["sepatu bulu tangkis", "LKH1009"],
  ["sandal jepit", "LKH1017"],
  ["sandal gunung", "LKH1018"],
  ["bola", "LAP1001"],
  ["sepak bola", "LAP1001", "LAP1002", "LAP1003"],
  ["bola basket", "LAP1006", "LAP1007"],
  ["voli", "LAP1009", "LAP1010"],
  ["bola voli pantai", "LAP1010"],
  ["raket bulu tangkis", "RAL1001"],
  ["raket tenis", "RAL1006"],
  ["raket padel", "RAL1007"],
  ["pingpong", "RAL1011"],
  ["kok", "RAL1003"],
  ["peluit", "LAP1014"],
  ["gawang", "LAP1011"],
  ["matras yoga", "TGP1005"],
  ["dumbel", "TGP1001", "TGP1002"],
  ["sarung tinju", "TGP1011"],
  ["lompat tali", "TGP1010"],
  ["timbangan", "TGP1015"],
  ["kacamata renang", "SRP1001"],
  ["papan luncur", "SRP1008"],
  ["helm", "SRP1010"],
  ["pelampung", "SRP1005"],
  ["tas pinggang", "KWR1012"],
  ["tas laptop", "KWR1005"],
  ["tas sekolah", "KWR1001"],
  ["ransel gunung", "KWR1003"],
  ["dompet", "KWR1014"],
  ["tempat pensil", "KWR1013"],
  ["tenda", "KWR1016"],
  ["kantong tidur", "KWR1018"],
  ["senter kepala", "KWR1023"],
  ["payung lipat", "KWR1026"],
  ["kaos", "SRT1005", "SRT1006", "SRT1007", "SRT1008"],
  ["kaos kaki", "SRT1023", "SRT1024"],
  ["celana lari", "SRT1011"],
  ["jaket", "SRT1018"],
  ["jas hujan", "SRT1019"],
  ["topi", "SRT1020"],
  ["kacamata hitam", "SRT1025"],
  ["jam tangan", "SRT1026"],
  ["jam dinding", "SLS1016"],
  ["mobil balap", "KLK2013"],
  ["kereta api", "KLK2015"],
  ["kapal selam", "ORB1013"],
  ["pesawat ulang alik", "ORB1003"],
  ["balon udara", "ORB1011"],
  ["harimau", "SAT1002"],
  ["kura kura", "SAT1008", "KWR1006", "SLS1024"],
  ["kupu kupu", "SAT1018"],
  ["burung hantu", "SAT1016"],
  ["bunga matahari", "SAT1029"],
  ["candi", "BTR1019", "BTR1020"],
  ["mercusuar", "BTR1018"],
  ["rumah gadang", "BTR1008"],
  ["botol minum", "SLS1001", "SLS1002", "SLS1003"],
  ["kotak bekal", "SLS1010"],
  ["lampu meja", "SLS1012"],
  ["buku tulis", "SLS1014"],
  ["boneka beruang", "SLS1023"],
  ["congklak", "SLS1021"],
];

const english: [string, ...string[]][] = [
  ["running shoes", "LKH1001"],
  ["basketball shoes", "LKH1013", "LKH1014"],
  ["kids shoes", "LKH1007", "LKH1015"],
  ["flip flops", "LKH1017"],
  ["football", "LAP1001", "LAP1002", "LAP1003"],
  ["soccer ball", "LAP1001", "LAP1002", "LAP1003", "LAP1004"],
  ["basketball", "LAP1006", "LAP1007"],
  ["volleyball", "LAP1009", "LAP1010"],
  ["badminton racket", "RAL1001"],
  ["shuttlecock", "RAL1003"],
  ["tennis balls", "RAL1008"],
  ["table tennis", "RAL1009", "RAL1010", "RAL1011"],
  ["yoga mat", "TGP1005"],
  ["kettlebells", "TGP1003"],
  ["skipping rope", "TGP1010"],
  ["boxing gloves", "TGP1011"],
  ["swim goggles", "SRP1001"],
  ["goggles", "SRP1001"],
  ["skateboard", "SRP1008"],
  ["bag", "KWR1012", "KWR1009", "SRP1007"],
  ["laptop backpack", "KWR1005"],
  ["wallet", "KWR1014"],
  ["tent", "KWR1016"],
  ["flashlight", "KWR1023", "KWR1024"],
  ["umbrella", "KWR1025", "KWR1026"],
  ["t-shirt", "SRT1005", "SRT1006", "SRT1007", "SRT1008"],
  ["tshirt", "SRT1005", "SRT1006", "SRT1007", "SRT1008"],
  ["socks", "SRT1023", "SRT1024"],
  ["hoodie", "SRT1016", "SRT1017"],
  ["sunglasses", "SRT1025"],
  ["watch", "SRT1026"],
  ["racing car", "KLK2013"],
  ["fire engine", "KLK2007"],
  ["school bus", "KLK2009"],
  ["train", "KLK2015"],
  ["submarine", "ORB1013"],
  ["rocket", "ORB1001"],
  ["helicopter", "ORB1010"],
  ["elephant", "SAT1003"],
  ["butterfly", "SAT1018"],
  ["dragon", "SAT1024", "SAT1005"],
  ["orchid", "SAT1026"],
  ["castle", "BTR1007", "BTR1001"],
  ["lego", "KLK1001", "KLK1002", "KLK1003"],
  ["water bottle", "SLS1001", "SLS1002", "SLS1003"],
  ["lunch box", "SLS1010"],
  ["desk lamp", "SLS1012"],
  ["candle", "SLS1018"],
  ["teddy bear", "SLS1023"],
];

const mistyped: [string, string, string][] = [
  ["sepatu lri", "sepatu lari", "LKH1001"],
  ["spatu lari", "sepatu lari", "LKH1001"],
  ["raket badmintn", "raket badminton", "RAL1001"],
  ["bacpack laptop", "backpack laptop", "KWR1005"],
  ["umbrela", "umbrella", "KWR1025"],
  ["skatebord", "skateboard", "SRP1008"],
  ["elefant", "elephant", "SAT1003"],
  ["baterfly", "butterfly", "SAT1018"],
  ["kettelbell", "kettlebell", "TGP1003"],
  ["haramau", "harimau", "SAT1002"],
];

test.each(indonesian)("%s finds it first", async (term, ...firsts) => {
  expect(firsts).toContain(await firstOf(term));
});

test.each(english)("%s is found first in every language of the shop", async (term, ...firsts) => {
  expect(firsts).toContain(await firstOf(term));
});

test("the table is long enough to mean something", () => {
  expect(indonesian.length).toBeGreaterThanOrEqual(60);
  expect(english.length).toBeGreaterThanOrEqual(40);
  expect(mistyped.length).toBeGreaterThanOrEqual(10);
});

test.each(mistyped)("%s was meant as %s", async (term, meant, first) => {
  const { dataList, correctedKeyword } = await search(term);
  expect([correctedKeyword, dataList[0]?.productCode]).toEqual([meant, first]);
});

test("Vietnamese and Chinese find theirs", async () => {
  expect(await firstOf("giày chạy bộ")).toBe("LKH1001");
  expect(["KWR1005", "KWR1002", "KWR1004"]).toContain(await firstOf("ba lô"));
  expect(["LAP1006", "LAP1007"]).toContain(await firstOf("篮球"));
  expect(await firstOf("跑步鞋")).toBe("LKH1001");
});

test("numbers, bars and codes of every SKU find exactly their product", async () => {
  for (const product of products.filter((_, at) => at % 25 === 0)) {
    const [sku] = planSkus(product);
    if (!sku) throw new Error("a product without SKUs");
    for (const code of [sku.number, sku.barcode, sku.extCode, sku.code.toLowerCase(), product.code]) {
      expect([code, await firstOf(code)]).toEqual([code, product.code]);
    }
  }
});

test("products bought together are on sale, and no pair is listed twice", () => {
  const known = new Set(products.map(({ code }) => code as string));
  const pairs = boughtTogether.map(({ codes }) => [...codes].sort().join(" "));
  expect(boughtTogether.flatMap(({ codes }) => codes).filter((code) => !known.has(code))).toEqual([]);
  expect(new Set(pairs).size).toBe(pairs.length);
});

test("a document's price is the one its card shows", async () => {
  const { rows } = await database.pool.query("select product_code, price from search.document where listed order by 1");
  const prices = new Map(rows.map((row) => [row.product_code, row.price]));
  expect(prices.size).toBe(products.length);
  for (const term of ["sepatu", "bola", "tas", "lego"]) {
    const { dataList } = await search(term, "en-US", 50);
    for (const { productCode, salePrice } of dataList)
      expect([productCode, salePrice]).toEqual([productCode, prices.get(productCode)]);
  }
});
