import type { Kysely, Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import { invalidateTags } from "#kit/postgres/invalidate-tags.ts";
import type { RecordType, RecordWrite } from "#kit/postgres/records/record-type.ts";
import { productsOfSkus } from "#modules/catalogue/server/index.ts";
import { normalisePromotion } from "../../contract/record/normalise-promotion.ts";
import type { PromotionState } from "../../contract/record/promotion-state.ts";
import type { PromotionRules } from "../../contract/rule/promotion-rule.ts";
import { pageTags } from "../page-tags.ts";
import { deleteDrafts, readDrafts, writeDrafts } from "../store/promotion-drafts.ts";
import { findPromotions } from "../store/promotions.ts";
import { deletePromotions, writePromotion } from "../store/write-promotion.ts";
import { checkPromotions } from "./check-promotions.ts";
import { promotionProblemTexts } from "./promotion-problem-texts.ts";
import { promotionOfState, stateOfPromotion } from "./state-of-promotion.ts";

/** Promotions as records: versions, merging, journal, undo. The state is `PromotionState`. */
export const promotionRecord = (clock: Clock, rules: PromotionRules = new Map()): RecordType => ({
  name: "promotion",
  problemTexts: promotionProblemTexts,
  items: ["skus"],
  normalise: normalisePromotion,
  read: readPromotionStates,
  check: (trx, writes) => checkPromotions(trx, writes, { now: clock.now(), rules }),
  write: writePromotionStates,
});

/** The states of those promotions that exist, drafts included. */
export async function readPromotionStates(
  db: Kysely<unknown>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, RecordState>> {
  const drafts = await readDrafts(db, codes);
  const others = await findPromotions(
    db,
    codes.filter((code) => !drafts.has(code)),
  );
  const states = others.map((promotion) => [promotion.code, normalised(promotion)] as const);
  return new Map([...drafts, ...states]);
}

const normalised = (promotion: Parameters<typeof stateOfPromotion>[0]): RecordState =>
  normalisePromotion(JSON.parse(JSON.stringify(stateOfPromotion(promotion))) as RecordState);

/**
 * Drafts are stored in a table of their own (ADR 0110). Live promotions are written to the shop's tables, and their
 * pages are invalidated on every node at the commit.
 */
async function writePromotionStates(
  trx: Transaction<unknown>,
  writes: readonly RecordWrite<RecordState>[],
): Promise<void> {
  const states = writes.flatMap(({ id, after }) =>
    after === null ? [] : [{ code: id, state: after as unknown as PromotionState }],
  );
  const live = states.filter(({ state }) => state.status !== "draft");
  const liveCodes = new Set(live.map(({ code }) => code));
  const codes = writes.map(({ id }) => id);
  const before = await findPromotions(trx, codes);
  const productOf = await productsOfSkus(
    trx,
    live.flatMap(({ state }) => Object.keys(state.skus ?? {})),
  );
  const written = live.map(({ code, state }) => promotionOfState(code, state, productOf));
  await deletePromotions(
    trx,
    codes.filter((code) => !liveCodes.has(code)),
  );
  for (const promotion of written) await writePromotion(trx, promotion);
  await deleteDrafts(trx, codes);
  await writeDrafts(
    trx,
    states.flatMap(({ code, state }) =>
      state.status === "draft" ? [{ code, state: state as unknown as RecordState }] : [],
    ),
  );
  await invalidateTags(trx, [...new Set([...before, ...written].flatMap(pageTags))]);
}
