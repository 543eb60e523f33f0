import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { openSecondProcess, type Shop } from "./shop.ts";
import { patientTimeouts } from "./shop-process.ts";
import { test as shopTest } from "./shop-test.ts";

/** A club that accepts requests and never responds, until it is stopped. */
export type UnreachableClub = {
  readonly url: string;
  /** Closes the port. */
  leave(): Promise<void>;
};

async function awayClub(): Promise<UnreachableClub> {
  const server: Server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/loyalty/graphql`,
    leave: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Tests of a shop whose loyalty club does not respond; other tests use the same shop through another process. */
export const test = shopTest.extend<Record<never, never>, { club: UnreachableClub; shop: Shop }>({
  club: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const club = await awayClub();
      await use(club);
      await club.leave();
    },
    { scope: "worker" },
  ],
  shop: [
    async ({ club }, use) => {
      const settings = {
        SHOP_CLUB_URL: club.url,
        SHOP_CLUB_TOKEN: "a-token-for-a-club-that-never-answers",
        SHOP_TIMEOUTS: patientTimeouts.replace(/club=\d+/, "club=1500"),
      };
      const shop = await openSecondProcess(settings);
      await use(shop);
      await shop.close();
    },
    { scope: "worker", timeout: 600_000 },
  ],
});

export { expect } from "./shop-test.ts";
