import type { PromotionTarget, Span } from "#modules/catalogue/server/index.ts";
import { activityState } from "../contract/activity-state.ts";
import type { Promotion } from "./promotion.ts";
import { giveawaySkus } from "./running-promotions.ts";

/** The promotions that run at a moment, indexed by their scope. */
export type ActivePromotions = {
  /** The time span in which this set of promotions does not change. */
  readonly lasts: Span;
  find(code: string): Promotion | null;
  /** SKUs of their gifts and add-on offers; empty when there are too many to read them in advance. */
  readonly giveaways: readonly string[];
  /** The promotions whose scope includes the product, whatever prices they apply to, lowest priority number first. */
  touching(product: PromotionTarget): readonly Promotion[];
};

/** All promotions of one version that may run at or after a moment; immutable. */
export type PromotionSchedule = {
  /** Promotions that ended before this moment are missing. */
  readonly since: Date;
  running(at: Date): ActivePromotions;
};

export function promotionSchedule(since: Date, promotions: readonly Promotion[]): PromotionSchedule {
  const turns = promotions.flatMap(({ beginsAt, endsAt }) => [beginsAt.getTime(), endsAt.getTime()]);
  let page: ActivePromotions | null = null;
  return {
    since,
    // Recomputed only when a promotion has started or ended since.
    running(at) {
      const now = at.getTime();
      if (page === null || now < page.lasts.from || now >= page.lasts.until) {
        const lasts = {
          from: Math.max(since.getTime(), ...turns.filter((turn) => turn <= now)),
          until: Math.min(Number.POSITIVE_INFINITY, ...turns.filter((turn) => turn > now)),
        };
        const running = promotions.filter((promotion) => activityState(promotion, at) === "RUNNING");
        page = runningPromotions(running, lasts);
      }
      return page;
    },
  };
}

/** Maximum number of gifts read together with the cart, before it is known which of them apply. */
const mostGiveaways = 24;

const byPriority = (one: Promotion, other: Promotion): number =>
  one.priority - other.priority || (one.code < other.code ? -1 : 1);

function runningPromotions(promotions: readonly Promotion[], lasts: Span): ActivePromotions {
  const ofCode = new Map(promotions.map((promotion) => [promotion.code, promotion]));
  const ofTarget = new Map<string, Promotion[]>();
  for (const promotion of [...promotions].sort(byPriority)) {
    for (const { target, code } of promotion.scope) {
      const key = `${target} ${code}`;
      const own = ofTarget.get(key);
      if (own) own.push(promotion);
      else ofTarget.set(key, [promotion]);
    }
  }
  const giveaways = giveawaySkus(promotions);
  const known = new WeakMap<PromotionTarget, readonly Promotion[]>();
  return {
    lasts,
    giveaways: giveaways.length <= mostGiveaways ? giveaways : [],
    find: (code) => ofCode.get(code) ?? null,
    touching(product) {
      const before = known.get(product);
      if (before) return before;
      const targets = [
        `product ${product.code}`,
        `brand ${product.brand.code}`,
        "everything ",
        ...product.categoryCodes.map((code) => `category ${code}`),
      ];
      const found = [...new Set(targets.flatMap((target) => ofTarget.get(target) ?? []))].sort(byPriority);
      known.set(product, found);
      return found;
    },
  };
}
