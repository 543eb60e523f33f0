import { expect, test } from "vitest";
import { inAll } from "#apps/server/testing/fixture-shop/products.ts";
import { productFormat } from "#modules/import-export/server/index.ts";
import { readTable } from "#modules/import-export/server/table/read-table.ts";
import { importFile } from "./import-file.ts";

const groups = {
  brandCodes: ["LAP"],
  leaves: [{ code: "BALLS", name: inAll('Balls, "round" ones') }],
  colours: ["brick", "sea"],
  sizes: ["40", "41"],
  pictures: [["/pictures/social.webp"]],
  warehouses: ["WH01"],
};

test("the file of the import benchmark has the columns of the shop's own format and as many SKU rows as it shall have", async () => {
  const file = importFile(groups, 100, 0);
  const known = [productFormat.id.key, productFormat.items?.id.key, ...productFormat.columns.map(({ key }) => key)];
  expect(file.header.filter((column) => !known.includes(column))).toEqual([]);
  const read = await readTable(Buffer.from(file.csv));
  expect(read.ok && read.value.header).toEqual(file.header);
  expect(read.ok && read.value.rows.map(({ cells }) => cells)).toEqual(file.rows);
  expect(file.rows).toHaveLength(100);
  expect(new Set(file.rows.map(([, sku]) => sku)).size).toBe(100);
});

test("files of different rounds have no product in common", () => {
  const [one, other] = [importFile(groups, 50, 0), importFile(groups, 50, 1)];
  expect(one.productCodes.filter((code) => other.productCodes.includes(code))).toEqual([]);
});
