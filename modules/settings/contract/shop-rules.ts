/** A rule: its bounds, and the environment variable that is its default. */
export type RuleDefinition = { readonly least: number; readonly most: number; readonly variable: string };

/** What administrators may change while the shop runs. */
export const ruleDefinitions = {
  checkoutMinutes: { least: 1, most: 1_440, variable: "SHOP_CHECKOUT_MINUTES" },
  unpaidGuestPercent: { least: 1, most: 100, variable: "SHOP_UNPAID_GUEST_PERCENT" },
  priceFloorPercent: { least: 0, most: 100, variable: "SHOP_PRICE_FLOOR_PERCENT" },
  promotionBudgetLimit: { least: 0, most: 100_000_000_000, variable: "SHOP_PROMOTION_BUDGET_LIMIT" },
  refundLimit: { least: 0, most: 1_000_000_000, variable: "SHOP_REFUND_LIMIT" },
  pointsAdjustCap: { least: 0, most: 1_000_000, variable: "SHOP_POINTS_ADJUST_CAP" },
  deletionRequestDays: { least: 1, most: 90, variable: "SHOP_DELETION_REQUEST_DAYS" },
} as const satisfies Readonly<Record<string, RuleDefinition>>;

export type RuleName = keyof typeof ruleDefinitions;
export const ruleNames = Object.keys(ruleDefinitions) as RuleName[];

/** A value for every rule. */
export type ShopRules = { readonly [Name in RuleName]: number };

/** The rules that were changed; the others are as the environment says. */
export type ShopRulesState = Partial<ShopRules>;

/** The id of the one record of rules. */
export const rulesId = "shop";

export const isRuleName = (name: string): name is RuleName => Object.hasOwn(ruleDefinitions, name);

/** Whether a rule may have this value. */
export const isRuleValue = (name: RuleName, value: unknown): value is number =>
  Number.isSafeInteger(value) &&
  Number(value) >= ruleDefinitions[name].least &&
  Number(value) <= ruleDefinitions[name].most;
