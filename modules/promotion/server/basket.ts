import type { Kysely } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import { activityState } from "../contract/activity-state.ts";
import type { Promotion } from "./promotion.ts";
import { findPromotions } from "./store/promotions.ts";
import { asShown, type PromotionOnWire, promotionOnWire } from "./wire/promotion-wire.ts";

/** A line of somebody's basket as promotions see it. */
export type BasketLine = {
  /** The promotions that touch it. */
  readonly activityCodes: readonly string[];
  readonly quantity: number;
  /** What one piece costs. */
  readonly price: number;
  /** Bought at a purchase-with-purchase price. */
  readonly along: boolean;
};

type Counting = Pick<Promotion, "code" | "amountByQty" | "pwpCountsForTiers">;

/** What a basket brings for a promotion: pieces or rupiah of the lines it touches (D-37). */
export function basketValue({ code, amountByQty, pwpCountsForTiers }: Counting, lines: readonly BasketLine[]): number {
  const counted = lines.filter((line) => line.activityCodes.includes(code) && (pwpCountsForTiers || !line.along));
  return counted.reduce((sum, { quantity, price }) => sum + quantity * (amountByQty ? 1 : price), 0);
}

/** The promotions with levels that touch a basket, with how far it has come in each; one statement, none for an empty one. */
export async function promotionsOfBasket(
  db: Kysely<unknown>,
  lines: readonly BasketLine[],
  locale: Locale,
  at: Date,
): Promise<PromotionOnWire[]> {
  const promotions = await findPromotions(db, [...new Set(lines.flatMap((line) => line.activityCodes))]);
  return promotions
    .filter((promotion) => promotion.levels.length > 0 && activityState(promotion, at) === "RUNNING")
    .sort(asShown)
    .map((promotion) => promotionOnWire(promotion, locale, at, basketValue(promotion, lines)));
}
