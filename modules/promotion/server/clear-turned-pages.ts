import type { Kysely } from "kysely";
import { invalidateTags } from "#kit/postgres/invalidate-tags.ts";
import { pageTags } from "./page-tags.ts";
import { findPromotions } from "./store/promotions.ts";
import { promotionTurns, type Span } from "./store/turns.ts";

/** Nobody saves anything when a promotion begins or ends: the pages that show it are cleared because time has passed. */
export async function clearTurnedPages(db: Kysely<unknown>, span: Span): Promise<void> {
  const turned = await findPromotions(db, await promotionTurns(db, span));
  await invalidateTags(db, turned.flatMap(pageTags));
}
