import type { ShopRules } from "#modules/settings/contract/shop-rules.ts";
import type { RulesReader } from "#modules/settings/server/index.ts";
import type { Config } from "../config/config.ts";

/** What the environment says about the rules of the shop. */
export const ruleDefaults = ({
  checkoutMinutes,
  unpaidGuestPercent,
  priceFloorPercent,
  promotionBudgetLimit,
  refundLimit,
  pointsAdjustCap,
  deletionRequestDays,
}: Pick<Config, keyof ShopRules>): ShopRules => ({
  checkoutMinutes,
  unpaidGuestPercent,
  priceFloorPercent,
  promotionBudgetLimit,
  refundLimit,
  pointsAdjustCap,
  deletionRequestDays,
});

/** The configuration with the rules of the shop as they are when they are read. A copy of it has those of its moment. */
export function liveConfig(config: Config, { now }: Pick<RulesReader, "now">): Config {
  const live = { ...config };
  for (const name of Object.keys(ruleDefaults(config)) as (keyof ShopRules)[])
    Object.defineProperty(live, name, { enumerable: true, get: () => now()[name] });
  return live;
}
