import type { ConnectOptions } from "#kit/postgres/connect.ts";
import { filledTestDatabase } from "#kit/testing/test-database.ts";
import { fillFixtureShop } from "./fixture-shop/fixture-shop.ts";

/** A database with the engine's small fixture shop: enough to browse, sign in and buy. */
export const shopDatabase = (options: ConnectOptions = {}) =>
  filledTestDatabase({ name: "fixture shop", fill: fillFixtureShop }, options);
