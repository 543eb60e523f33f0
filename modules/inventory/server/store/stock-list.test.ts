import { expect, test } from "vitest";
import type { Database } from "#kit/postgres/connect.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { saveSources } from "../index.ts";
import { stockHistory } from "./stock-history.ts";
import { findStock } from "./stock-list.ts";

// One connection: its statements are watched.
const { database } = await testDatabase({ maxConnections: 1 });
await saveSources(database.kysely, [
  { code: "WH01", kind: "warehouse", name: "Jakarta" },
  { code: "1001", kind: "store", name: "Senayan" },
]);
await database.pool.query("set statement_timeout = 0");
await database.pool.query(`
  insert into inventory.stock (sku_code, source_code, quantity, sold, shipped)
  select 'SKU' || lpad(n::text, 6, '0'), 'WH01', 20, n % 20, 0 from generate_series(1, 100000) as n;
  insert into inventory.stock (sku_code, source_code, quantity)
  select 'SKU' || lpad(n::text, 6, '0'), '1001', 5 from generate_series(1, 100000, 50) as n;
  insert into inventory.hold (reference, sku_code, source_code, quantity, held_at)
  select 'O' || n, 'SKU' || lpad((n % 5000 + 1)::text, 6, '0'), 'WH01', 1, now() - n * interval '1 minute'
  from generate_series(1, 20000) as n;
  analyze inventory.stock, inventory.hold, inventory.movement`);

const everything: Parameters<typeof findStock>[1] = {
  view: "all",
  sort: "sku",
  isDescending: false,
  sourceCode: null,
  skuCodes: null,
  few: 5,
  soldSince: new Date(Date.now() - 90 * 86_400_000),
};
const firstPage = { offset: 0, limit: 50 };

/** The plans of the statements that this work runs, with their parameters. */
async function plansOf(work: (db: Database["kysely"]) => Promise<unknown>): Promise<string[]> {
  const requests: { text: string; values: unknown[] }[] = [];
  const client = await database.pool.connect();
  client.release();
  const query = client.query;
  client.query = ((statement: string, values?: unknown[]) => {
    if (typeof statement === "string") requests.push({ text: statement, values: values ?? [] });
    return Reflect.apply(query, client, values ? [statement, values] : [statement]);
  }) as typeof client.query;
  await work(database.kysely);
  client.query = query;
  const plans: string[] = [];
  for (const { text, values } of requests) {
    const { rows } = await database.pool.query(`explain ${text}`, values);
    plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
  }
  return plans;
}

test("MF-09 MS-01 the first page of 100,000 rows is read by an index and stops after its rows", async () => {
  const [page = ""] = await plansOf((db) => findStock(db, everything, firstPage));
  expect(page).toContain("Index Scan using stock_pkey");
  expect(page).not.toContain("Sort");
  const [low = ""] = await plansOf((db) => findStock(db, { ...everything, view: "low" }, firstPage));
  expect(low).toContain("Index Scan using stock_pkey");
});

test("MF-08 the list is sorted by each figure both ways, equal ones by code; by code in reverse it reads the index backwards", async () => {
  const figures = {
    onHand: [5, 20],
    held: [0, 19],
    sellable: [1, 20],
  } as const;
  for (const [sort, [least, most]] of Object.entries(figures)) {
    const figureOf = ({ quantity, sold, shipped, safety }: Awaited<ReturnType<typeof sorted>>[number]) =>
      sort === "onHand" ? quantity - shipped : sort === "held" ? sold - shipped : quantity - safety - sold;
    const sorted = async (isDescending: boolean) =>
      (await findStock(database.kysely, { ...everything, sort: sort as "held", isDescending }, firstPage)).rows;
    expect([sort, (await sorted(false)).map(figureOf).at(0), (await sorted(true)).map(figureOf).at(0)]).toEqual([
      sort,
      least,
      most,
    ]);
    const codes = (await sorted(true)).map(({ skuCode }) => skuCode);
    expect(codes).toEqual(codes.toSorted());
  }
  const [backwards = ""] = await plansOf((db) => findStock(db, { ...everything, isDescending: true }, firstPage));
  expect(backwards).toContain("Index Scan Backward using stock_pkey");
});

test("MF-09 MS-06 a store's rows and searched SKUs are read by their index", async () => {
  const [store = ""] = await plansOf((db) => findStock(db, { ...everything, sourceCode: "1001" }, firstPage));
  expect(store).toContain("stock_by_source");
  const skuCodes = ["SKU000001", "SKU000002"];
  const [searched = ""] = await plansOf((db) => findStock(db, { ...everything, skuCodes }, firstPage));
  expect(searched).toContain("stock_pkey");
  expect(searched).not.toContain("Seq Scan on stock");
});

test("MF-09 MS-01 a history is read by the indexes of movements and reservations", async () => {
  const input = { skuCode: "SKU000007", sourceCode: "WH01", before: null };
  const [plan = ""] = await plansOf((db) => stockHistory(db, input, 31));
  expect(plan).toContain("movements_of_stock");
  expect(plan).toContain("holds_of_stock");
});

test("MF-09 MS-06 low and dead stock are found among 100,000 rows", async () => {
  const low = await findStock(database.kysely, { ...everything, view: "low", sourceCode: "WH01" }, firstPage);
  // Of each 20 rows those with 15 to 19 units sold have at most five left.
  expect([low.total, low.rows.length]).toEqual([25_000, 50]);
  const dead = await findStock(database.kysely, { ...everything, view: "dead", sourceCode: "WH01" }, firstPage);
  expect(dead.total).toBe(95_000);
});
