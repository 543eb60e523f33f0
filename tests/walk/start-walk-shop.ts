import { demoDatabase } from "#apps/server/testing/demo-database.ts";
import { startTestShop } from "#apps/server/testing/start-test-shop.ts";
import type { Clock } from "#kit/core/clock.ts";
import { addJob } from "#kit/postgres/jobs.ts";
import { publicUrl } from "./browser.ts";
import { equipShop, type WalkShop } from "./walk-shop.ts";

const day = 86_400_000;

/** All shoppers share a few addresses, so the limits are raised. */
const settings = {
  SHOP_ROLE: "all",
  SHOP_PUBLIC_URL: publicUrl,
  SHOP_TRUST_PROXY: "1",
  SHOP_LOOKUPS_PER_HOUR: "100000",
  SHOP_LOOKUPS_PER_ADDRESS_HOUR: "100000",
  SHOP_CODE_SENDS: "receiverHour=20,receiverDay=20,deviceHour=20,addressHour=100000,altogetherHour=100000",
};

/** Starts the whole shop with its worker and simulators, and a clock that can be put forward. */
export async function startWalkShop(): Promise<WalkShop> {
  const { database, url } = await demoDatabase({ maxConnections: 10 });
  let ahead = 0;
  const clock: Clock = { now: () => new Date(Date.now() + ahead) };
  const shop = await startTestShop({ databaseUrl: url, env: settings, clock });
  return equipShop({
    shop,
    database,
    clock,
    async letDaysPass(days) {
      ahead += days * day;
      for (const job of ["order.sweep", "returns.expire"]) await addJob(database.kysely, job, {});
    },
  });
}
