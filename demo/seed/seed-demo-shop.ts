import { publishedAreas } from "#adapters/area-data/idn-area-data/area-list.ts";
import { demoVersion, storedDemoVersion, waitForOthers, writeDemoVersion } from "#apps/server/seed/demo-version.ts";
import { systemClock } from "#kit/core/clock.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { fillRegions } from "#modules/address-book/server/index.ts";
import { placements } from "#modules/content/contract/navigation.ts";
import { writeNavigation, writeSiteInfo } from "#modules/content/server/index.ts";
import { setChannelFees } from "#modules/payment/server/index.ts";
import { inOneTransaction, rebuildSearch, writeBoughtTogether } from "#modules/search/server/index.ts";
import { seedDemoClub } from "../club/seed-demo-club.ts";
import { boughtTogether } from "../data/catalogue/bought-together.ts";
import { warehouses } from "../data/catalogue/plan-skus.ts";
import { navigation } from "../data/navigation.ts";
import { channelFees } from "../data/payment/channel-fees.ts";
import { siteInfo } from "../data/site-info.ts";
import { stores } from "../data/stores/stores.ts";
import { seedAddresses } from "./seed-addresses.ts";
import { seedArticles } from "./seed-articles.ts";
import { seedCatalogue } from "./seed-catalogue.ts";
import { seedFreight } from "./seed-freight.ts";
import { seedMembers } from "./seed-members.ts";
import { seedPages } from "./seed-pages.ts";
import { seedPromotions } from "./seed-promotions.ts";
import { seedSizeGuides } from "./seed-size-guides.ts";
import { seedStores } from "./seed-stores.ts";

const walkInStores = stores.filter((store) => !(warehouses as readonly string[]).includes(store.code));

/**
 * Seeds the demo shop unless the database has this version of it; `again` writes everything anyway. Rows changed by hand
 * stay.
 */
export async function seedDemoShop(database: Database, { again = false, clock = systemClock } = {}): Promise<void> {
  const version = demoVersion();
  // Freight rates refer to regions, which may be missing in a database opened by a command.
  await fillRegions(database, publishedAreas);
  await inTransaction(database, async (trx) => {
    await waitForOthers(trx);
    if ((await storedDemoVersion(trx)) === version && !again) return;
    await writeSiteInfo(trx, siteInfo);
    for (const placement of placements) await writeNavigation(trx, placement, navigation[placement]);
    await seedPages(trx);
    await seedArticles(trx);
    await seedStores(trx);
    await seedFreight(trx);
    await seedCatalogue(trx, walkInStores);
    await seedSizeGuides(trx);
    await seedDemoClub(trx, clock.now());
    await seedMembers(trx);
    await seedAddresses(trx);
    await seedPromotions(trx);
    await setChannelFees(trx, channelFees);
    await writeBoughtTogether(trx, boughtTogether);
    await rebuildSearch(inOneTransaction(trx), clock.now());
    await writeDemoVersion(trx, version);
  });
}
