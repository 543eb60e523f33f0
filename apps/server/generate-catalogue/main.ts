import { systemClock } from "#kit/core/clock.ts";
import { createLog } from "#kit/http/log.ts";
import { invalidateTags } from "#kit/postgres/invalidate-tags.ts";
import { inSeparateTransactions, rebuildSearch } from "#modules/search/server/index.ts";
import { configOrExit } from "../config/config-or-exit.ts";
import { openDatabase } from "../database/open-database.ts";
import { isEmptyShop } from "../seed/demo-version.ts";
import { loadDemo } from "../seed/load-demo.ts";
import { loadCatalogue } from "./load-catalogue.ts";
import { readOptions } from "./read-options.ts";

// `npm run generate-catalogue -- --products 100000`: loads generated products for benchmarks.
const options = readOptions(process.argv.slice(2));
if (!options.ok) {
  process.stderr.write(`${options.error.problem}\n`);
  process.exit(1);
}
const config = configOrExit();
const opened = await openDatabase(config, createLog({ level: config.logLevel }), { joins: true });
try {
  // An empty shop has no brands and categories for products.
  if (await isEmptyShop(opened.database.kysely)) await (await loadDemo())?.seed(opened.database);
  const began = performance.now();
  const { products, skus } = await loadCatalogue(opened.database, options.value);
  await rebuildSearch(inSeparateTransactions(opened.database), systemClock.now());
  await invalidateTags(opened.database.kysely, ["catalogue"]);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`${products} products with ${skus} SKUs are in place after ${seconds} s.\n`);
} finally {
  await opened.close();
}
