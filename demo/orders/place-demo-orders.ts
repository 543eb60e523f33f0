import type { DemoOrderDeps } from "#apps/server/shop-environment.ts";
import { systemClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import type { Executor } from "#kit/postgres/connect.ts";
import { sealerOf } from "#modules/notification/server/index.ts";
import { writeHistory } from "../history/write-history.ts";
import { startBackdatedShop } from "./backdated-shop.ts";
import { runStories } from "./run-stories.ts";
import { openScene } from "./scene.ts";
import { markFinished, oneProcessAtATime, pendingStories } from "./store/order-stories.ts";
import { allStories } from "./stories/all-stories.ts";
import { days, minutes } from "./story.ts";

/** Recorded like a story; written before the others, which run in a shop that has a past. */
const historyName = "three months of orders";

/**
 * Writes the history of three months, then places the demo orders through a second shop whose clock runs from three months ago to now. Finished stories are
 * skipped, so that an interrupted run is continued by the next one.
 */
export async function placeDemoOrders({ config, database, databaseUrl, startShop }: DemoOrderDeps): Promise<void> {
  await oneProcessAtATime(database, async () => {
    const open = await pendingStories(database.kysely, [historyName, ...allStories.map(({ name }) => name)]);
    if (open.has(historyName)) {
      const sealer = sealerOf(config.sealSecrets, systemIds);
      const finished = (trx: Executor) => markFinished(trx, historyName);
      await writeHistory({ database, clock: systemClock, sealer, finished });
    }
    const stories = allStories.filter(({ name }) => open.has(name));
    if (stories.length === 0) return;
    const now = new Date();
    // Staff sign in a few minutes ago: their codes of this minute are still unused, and their sessions last until now.
    let moment = new Date(now.getTime() - minutes(4));
    const clock = {
      now: () => moment,
      set(to: Date) {
        moment = to;
      },
    };
    const shop = await startBackdatedShop(startShop, { config, databaseUrl, clock });
    try {
      const scene = await openScene(shop.address, database, clock);
      clock.set(new Date(now.getTime() - days(90)));
      await runStories(stories, { scene, clock, now, finished: (name) => markFinished(database.kysely, name) });
      clock.set(new Date());
      await scene.takeDueSteps();
      await scene.signOut();
    } finally {
      await shop.shutdown.begin("the demo orders are placed");
    }
  });
}
