import { cpSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { auditDatabase } from "#kit/postgres/invariants.ts";
import { type MigrationSource, migrate } from "#kit/postgres/migrate.ts";
import { prepareDatabase } from "#kit/postgres/prepare-database.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { emptyTestDatabase } from "#kit/testing/test-database.ts";
import { inventoryInvariants } from "#modules/inventory/server/index.ts";
import { placeOrders } from "#modules/order/server/index.ts";
import { aDraft, aLine, aPickup } from "#modules/order/server/testing/a-draft.ts";
import { ordersWithoutListeners } from "#modules/order/server/testing/orders-without-listeners.ts";
import { migrationSources } from "../modules/migration-sources.ts";

const firstNewer = 27;

/** A module's migrations as they were before stock had movements. */
function before({ module, folder }: MigrationSource): MigrationSource {
  const old = mkdtempSync(join(tmpdir(), "migrations-"));
  const from = fileURLToPath(folder);
  for (const name of readdirSync(from)) {
    if (Number.parseInt(name, 10) < firstNewer) cpSync(join(from, name), join(old, name));
  }
  return { module, folder: pathToFileURL(`${old}/`) };
}

test("MS-05 stock from before the movements gets an opening movement, and what orders have shipped has left", async () => {
  const { database, url } = await emptyTestDatabase();
  const changed = ["inventory", "orders", "search", "webhooks", "reports"];
  await prepareDatabase(
    url,
    migrationSources.map((source) => (changed.includes(source.module) ? before(source) : source)),
  );
  const drafts = [
    aDraft({ paymentReference: "R1", sourceCode: "WH01", lines: [aLine({ skuCode: "BALL", quantity: 3 })] }),
    aPickup({ paymentReference: "R2", sourceCode: "WH01", lines: [aLine({ skuCode: "BALL", quantity: 1 })] }),
    aPickup({ paymentReference: "R3", sourceCode: "WH01", lines: [aLine({ skuCode: "BALL", quantity: 2 })] }),
  ];
  const run = (text: string, ...values: unknown[]) => database.pool.query(text, values);
  // Today's code places the orders and writes this column, which a later migration adds.
  await run("alter table orders.placed_order add column buyer text");
  const codes: string[] = [];
  for (const draft of drafts) {
    const [placed] = await inTransaction(database, (trx) =>
      placeOrders(trx, ordersWithoutListeners, [draft], new Date()),
    );
    codes.push(placed?.orderCode ?? "");
  }
  const [partly, collected, ready] = codes;
  await run("alter table orders.placed_order drop column buyer");
  await run("insert into inventory.source (code, kind, name) values ('WH01', 'warehouse', 'Jakarta')");
  // Of twelve sold units six belong to orders; the others were sold before.
  await run(
    "insert into inventory.stock values ('BALL', 'WH01', 20, 12), ('BRICK', 'WH01', 4, 0), ('NONE', 'WH01', 0, 0)",
  );
  for (const [at, quantity] of [3, 1, 2].entries()) {
    await run("insert into inventory.hold values ($1, 'BALL', 'WH01', $2, 'sold', now(), now())", codes[at], quantity);
  }
  await run("update orders.line set sent = 2 where order_code = $1", partly);
  await run("update orders.line set sent = quantity where order_code = any($1)", [collected, ready]);
  await run("update orders.placed_order set status = '51' where code = $1", collected);

  await migrate(database.pool, migrationSources);
  const { rows } = await run(
    "select sku_code, quantity - shipped as on_hand, sold - shipped as held from inventory.stock order by sku_code",
  );
  // Two of the first order and the collected one have left the stock; an order ready at the store has not.
  expect(rows).toEqual([
    { sku_code: "BALL", on_hand: 11, held: 3 },
    { sku_code: "BRICK", on_hand: 4, held: 0 },
    { sku_code: "NONE", on_hand: 0, held: 0 },
  ]);
  const moved = await run("select sku_code, change, cause from inventory.movement order by id");
  expect(moved.rows).toEqual([
    { sku_code: "BALL", change: 14, cause: "opening" },
    { sku_code: "BRICK", change: 4, cause: "opening" },
    { sku_code: "BALL", change: -3, cause: "shipped" },
  ]);
  const findings = await auditDatabase(database, inventoryInvariants);
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([]);
});
