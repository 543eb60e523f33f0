import type { Kysely } from "kysely";
import { activityState } from "../contract/activity-state.ts";
import type { Promotion } from "./promotion.ts";
import { findPromotions } from "./store/promotions.ts";

/** Those of these promotions that run at a moment; one statement, none without codes. */
export async function runningPromotions(
  db: Kysely<unknown>,
  codes: Iterable<string>,
  at: Date,
): Promise<readonly Promotion[]> {
  const found = await findPromotions(db, [...new Set(codes)]);
  return found.filter((promotion) => activityState(promotion, at) === "RUNNING");
}

/** The SKUs these promotions give away or sell along. */
export const giveawaySkus = (promotions: readonly Promotion[]): string[] => [
  ...new Set(promotions.flatMap(({ levels }) => levels.flatMap(({ giveaways }) => giveaways.map(skuCodeOf)))),
];

/** The SKUs these promotions give away. */
export const giftSkus = (promotions: readonly Promotion[]): string[] =>
  giveawaySkus(promotions.filter(({ kind }) => kind === "gwp"));

const skuCodeOf = ({ skuCode }: { readonly skuCode: string }): string => skuCode;
