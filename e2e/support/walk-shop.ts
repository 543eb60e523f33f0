import { equipShop, type WalkShop } from "#apps/server/walk/walk-shop.ts";
import { systemClock } from "#kit/core/clock.ts";
import { postOperation } from "#kit/graphql/testing/post-operation.ts";
import { connect } from "#kit/postgres/connect.ts";
import { runSettings } from "./run-settings.ts";

/** The shop of this run, for scenes of the walk that need no clock to be put forward. */
export async function walkShopOfRun(): Promise<WalkShop & { close(): Promise<void> }> {
  const { shopUrl, databaseUrl } = runSettings();
  const database = connect(databaseUrl, { maxConnections: 4 });
  const world = await equipShop({
    shop: { address: shopUrl, post: (operation) => postOperation(`${shopUrl}/graphql`, operation) },
    database,
    clock: systemClock,
    async letDaysPass() {
      throw new Error("the clock of this shop cannot be put forward");
    },
  });
  return { ...world, close: () => database.close() };
}
