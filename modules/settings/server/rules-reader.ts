import type { Log } from "#kit/http/log.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { Subscription } from "#kit/postgres/listen.ts";
import { type SellerPeriod, type ShopSeller, sellerAt } from "../contract/seller.ts";
import type { ShopRules } from "../contract/shop-rules.ts";
import { readChangedRules } from "./store/rules.ts";
import { readSellerPeriods } from "./store/seller-periods.ts";

/** The PostgreSQL channel on which the tables announce a change. */
const rulesChannel = "shop_rules";

export type RulesReader = {
  /** The rules. No statement: rules are read for every request. */
  now(): ShopRules;
  /** The seller of an order placed at this moment. */
  sellerAt(placedAt: Date): ShopSeller;
  /** Reads them again when they were changed. Someone has to listen. */
  readonly subscription: Subscription;
};

type ReaderOptions = {
  readonly database: Database;
  /** What the environment says. */
  readonly defaults: ShopRules;
  readonly seller: ShopSeller;
  readonly log: Pick<Log, "warn">;
};

/** Reads the rules and the seller of the shop, and again after each change. While the database does not answer they stay as they were. */
export async function openRulesReader({ database, defaults, seller, log }: ReaderOptions): Promise<RulesReader> {
  const read = async (): Promise<{ rules: ShopRules; periods: readonly SellerPeriod[] }> => ({
    rules: { ...defaults, ...(await readChangedRules(database.kysely)) },
    periods: await readSellerPeriods(database.kysely),
  });
  let current = await read();
  let isReading = false;
  let isOutdated = false;
  const refresh = async () => {
    isOutdated = true;
    if (isReading) return;
    isReading = true;
    // A change that is announced during a read may not be in it.
    while (isOutdated) {
      isOutdated = false;
      try {
        current = await read();
      } catch (cause) {
        log.warn({ err: cause }, "the rules of the shop could not be read; the last ones hold");
      }
    }
    isReading = false;
  };
  return {
    now: () => current.rules,
    sellerAt: (placedAt) => sellerAt(current.periods, placedAt, seller),
    subscription: { channels: { [rulesChannel]: () => void refresh() }, onReconnect: () => void refresh() },
  };
}
