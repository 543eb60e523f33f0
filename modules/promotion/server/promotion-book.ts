import type { Span, Touchable } from "#modules/catalogue/server/index.ts";
import { activityState } from "../contract/activity-state.ts";
import type { Promotion } from "./promotion.ts";
import { giveawaySkus } from "./running-promotions.ts";

/** The promotions that run at a moment, found by what they touch. */
export type RunningPromotions = {
  /** Between which moments the same ones run. */
  readonly lasts: Span;
  find(code: string): Promotion | null;
  /** What they give away or sell along; none where that is too much to ask about beforehand. */
  readonly giveaways: readonly string[];
  /** Those whose scope has the product, the lowest priority number first. */
  touching(product: Touchable): readonly Promotion[];
};

/** All promotions of one edition that may run from a moment on. Nobody changes what is in it. */
export type PromotionBook = {
  readonly edition: string;
  /** What had ended before is missing. */
  readonly since: Date;
  running(at: Date): RunningPromotions;
};

export function promotionBook(edition: string, since: Date, promotions: readonly Promotion[]): PromotionBook {
  const turns = promotions.flatMap(({ beginsAt, endsAt }) => [beginsAt.getTime(), endsAt.getTime()]);
  let page: RunningPromotions | null = null;
  return {
    edition,
    since,
    // Between two moments at which one begins or ends the same ones run.
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

/** So many giveaways are worth asking about before it is known which of them matter. */
const mostGiveaways = 24;

const byPriority = (one: Promotion, other: Promotion): number =>
  one.priority - other.priority || (one.code < other.code ? -1 : 1);

function runningPromotions(promotions: readonly Promotion[], lasts: Span): RunningPromotions {
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
  const known = new WeakMap<Touchable, readonly Promotion[]>();
  return {
    lasts,
    giveaways: giveaways.length <= mostGiveaways ? giveaways : [],
    find: (code) => ofCode.get(code) ?? null,
    touching(product) {
      const before = known.get(product);
      if (before) return before;
      const targets = [
        `product ${product.code}`,
        `brand ${product.brandCode}`,
        "everything ",
        ...product.categories.map((code) => `category ${code}`),
      ];
      const found = [...new Set(targets.flatMap((target) => ofTarget.get(target) ?? []))].sort(byPriority);
      known.set(product, found);
      return found;
    },
  };
}
