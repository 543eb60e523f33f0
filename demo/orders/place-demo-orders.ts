import type { DemoOrderDeps } from "#apps/server/shop-environment.ts";
import { startBackdatedShop } from "./backdated-shop.ts";
import { runStories } from "./run-stories.ts";
import { openScene } from "./scene.ts";
import { markFinished, oneProcessAtATime, pendingStories } from "./store/order-stories.ts";
import { allStories } from "./stories/all-stories.ts";
import { days, minutes } from "./story.ts";

/**
 * Places the demo orders through a second shop whose clock runs from three months ago to now. Finished stories are
 * skipped, so that an interrupted run is continued by the next one.
 */
export async function placeDemoOrders({ config, database, databaseUrl, startShop }: DemoOrderDeps): Promise<void> {
  await oneProcessAtATime(database, async () => {
    const open = await pendingStories(
      database.kysely,
      allStories.map(({ name }) => name),
    );
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
