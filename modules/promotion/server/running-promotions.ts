import type { Kysely } from "kysely";
import { activityState } from "../contract/activity-state.ts";
import type { Promotion } from "./promotion.ts";
import { findPromotions } from "./store/promotions.ts";

/** The promotions of these codes that run at a moment; one statement, none without codes. */
export async function runningPromotions(
  db: Kysely<unknown>,
  codes: Iterable<string>,
  at: Date,
): Promise<readonly Promotion[]> {
  const found = await findPromotions(db, [...new Set(codes)]);
  return found.filter((promotion) => activityState(promotion, at) === "RUNNING");
}

/** The SKUs of these promotions' gifts and add-on offers. */
export const giveawaySkus = (promotions: readonly Promotion[]): string[] => [
  ...new Set(promotions.flatMap(({ levels }) => levels.flatMap(({ giveaways }) => giveaways.map(skuCodeOf)))),
];

/** The SKUs of these promotions' gifts. */
export const giftSkus = (promotions: readonly Promotion[]): string[] =>
  giveawaySkus(promotions.filter(({ kind }) => kind === "gwp"));

const skuCodeOf = ({ skuCode }: { readonly skuCode: string }): string => skuCode;
