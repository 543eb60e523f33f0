import type { ConnectOptions } from "#kit/postgres/connect.ts";
import { filledTestDatabase } from "#kit/testing/test-database.ts";
import { loadDemo } from "../seed/load-demo.ts";

/**
 * A database with the demo shop, for tests that need its variety of products, promotions and accounts. A test that imports this
 * needs the folder demo/; `npm run check-engine-alone` leaves it out.
 */
export const demoDatabase = (options: ConnectOptions = {}) =>
  filledTestDatabase(
    {
      name: "demo shop",
      async fill(database) {
        const demo = await loadDemo();
        if (demo === null) throw new Error("this test needs the folder demo/");
        await demo.seed(database);
      },
    },
    options,
  );
