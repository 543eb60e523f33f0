import type { Kysely } from "kysely";
import { invalidateTags } from "#kit/postgres/invalidate-tags.ts";
import { pageTags } from "./page-tags.ts";
import { changedPromotions, type Span } from "./store/changed-promotions.ts";
import { findPromotions } from "./store/promotions.ts";

/** Invalidates the pages of promotions that started or ended: nothing is saved at that moment, so no other tag is invalidated. */
export async function invalidateChangedPromotions(db: Kysely<unknown>, span: Span): Promise<void> {
  const changed = await findPromotions(db, await changedPromotions(db, span));
  await invalidateTags(db, changed.flatMap(pageTags));
}
