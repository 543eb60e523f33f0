import type { ConnectOptions } from "#kit/postgres/connect.ts";
import { filledTestDatabase } from "#kit/testing/test-database.ts";
import { seedDemoShop } from "../../../demo/seed/seed-demo-shop.ts";

/** A database of its own that holds the demo shop already: a shop that starts on it need not fill it first. */
export const shopDatabase = (options: ConnectOptions = {}) =>
  filledTestDatabase({ name: "demo shop", fill: (database) => seedDemoShop(database) }, options);
