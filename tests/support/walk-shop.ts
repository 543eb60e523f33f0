import { systemClock } from "#kit/core/clock.ts";
import { postOperation } from "#kit/graphql/testing/post-operation.ts";
import { connect } from "#kit/postgres/connect.ts";
import { equipShop, type WalkShop } from "../walk/walk-shop.ts";
import { openOwnShop, type Shop } from "./shop.ts";
import { test as shopTest } from "./shop-test.ts";

/** The walk's scenes change stock and payments, so they have a shop of their own. Its clock is not advanced. */
async function worldOf({ url, databaseUrl }: Shop): Promise<WalkShop & { close(): Promise<void> }> {
  const database = connect(databaseUrl, { maxConnections: 4 });
  const world = await equipShop({
    shop: {
      address: url,
      post: (operation) => postOperation(`${url}/graphql`, operation),
      postToAdmin: (operation) => postOperation(`${url}/admin/graphql`, operation),
    },
    database,
    clock: systemClock,
    async letDaysPass() {
      throw new Error("the clock of this shop cannot be put forward");
    },
  });
  return { ...world, close: () => database.close() };
}

/** Tests that stage scenes of the walk and open them in a browser. */
export const test = shopTest.extend<Record<never, never>, { shop: Shop; world: WalkShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      // Shoppers of scenes have their own addresses.
      const shop = await openOwnShop({ SHOP_TRUST_PROXY: "1" });
      await use(shop);
      await shop.close();
    },
    { scope: "worker", timeout: 600_000 },
  ],
  world: [
    async ({ shop }, use) => {
      const world = await worldOf(shop);
      await use(world);
      await world.close();
    },
    { scope: "worker", timeout: 600_000 },
  ],
});

export { expect } from "./shop-test.ts";
