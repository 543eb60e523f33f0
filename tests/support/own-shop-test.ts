import { openOwnShop, type Shop } from "./shop.ts";
import { test as shopTest } from "./shop-test.ts";

/** Tests that change public content, in a shop of their own. */
export const test = shopTest.extend<Record<never, never>, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const shop = await openOwnShop();
      await use(shop);
      await shop.close();
    },
    { scope: "worker", timeout: 600_000 },
  ],
});

export { expect } from "./shop-test.ts";
