import { sql } from "kysely";
import { expect, test } from "vitest";
import { readFragment } from "#kit/postgres/query-fragment.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { saveSources, saveStock, stockAtSourcesOf } from "../index.ts";

const { database } = await testDatabase();

test("every place that has stock left is listed", async () => {
  const db = database.kysely;
  await saveSources(db, [
    { code: "WH01", kind: "warehouse", name: "Jakarta", priority: 2 },
    { code: "WH02", kind: "warehouse", name: "Surabaya", priority: 1 },
    { code: "JKT1", kind: "store", name: "Senayan" },
  ]);
  await saveStock(db, [
    { skuCode: "A", sourceCode: "WH01", quantity: 4, sold: 1 },
    { skuCode: "A", sourceCode: "WH02", quantity: 6, sold: 0 },
    { skuCode: "A", sourceCode: "JKT1", quantity: 2, sold: 2 },
    { skuCode: "B", sourceCode: "JKT1", quantity: 9 },
  ]);
  const left = (...codes: string[]) => readFragment(db, stockAtSourcesOf(sql`${codes}::text[]`));
  expect(await left("A", "B", "unknown")).toEqual([
    { skuCode: "A", sourceCode: "WH01", available: 3 },
    { skuCode: "A", sourceCode: "WH02", available: 6 },
    { skuCode: "B", sourceCode: "JKT1", available: 9 },
  ]);
  expect(await left()).toEqual([]);
});
