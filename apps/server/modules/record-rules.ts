import type { Kysely } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { CustomerRules } from "#modules/customers/server/index.ts";
import type { ShopCard } from "#modules/notification/server/index.ts";
import type { PromotionLimits, Promotions } from "#modules/promotion/server/index.ts";
import type { ShopSeller } from "#modules/settings/contract/seller.ts";
import type { WebhookRules } from "#modules/webhooks/server/index.ts";
import type { Config } from "../config/config.ts";
import { shopCardOf } from "../messaging/shop-card.ts";

/** What the rules of records need to know besides the database. */
export type RecordRules = PromotionLimits &
  CustomerRules &
  WebhookRules & {
    readonly ids: Pick<Ids, "code">;
    /** The seller as the environment says. */
    readonly seller: ShopSeller;
    readonly shopOf: (db: Kysely<unknown>) => Promise<ShopCard>;
  };

export const recordRules = (deps: {
  readonly config: Pick<
    Config,
    "priceFloorPercent" | "promotionBudgetLimit" | "seller" | "siteScope" | "simulators" | "publicUrl" | "adminUrl"
  >;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Absent where no promotion is edited. */
  readonly promotions?: Pick<Promotions, "rules">;
}): RecordRules => ({
  clock: deps.clock,
  get percent() {
    return deps.config.priceFloorPercent;
  },
  get budgetLimit() {
    return deps.config.promotionBudgetLimit;
  },
  ...(deps.promotions ? { promotionRules: deps.promotions.rules } : {}),
  scope: deps.config.siteScope,
  ids: deps.ids,
  seller: deps.config.seller,
  shopOf: shopCardOf(deps.config),
  allowsLoopback: deps.config.simulators,
});
