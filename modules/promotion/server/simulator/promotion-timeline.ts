import type { Kysely } from "kysely";
import { applyChanges, invertChanges, type RecordState } from "#kit/core/fields/field-changes.ts";
import { changesOfTypeSince } from "#kit/postgres/records/journal.ts";
import { productsOfSkus } from "#modules/catalogue/server/index.ts";
import type { PromotionState } from "../../contract/record/promotion-state.ts";
import { type ActivePromotions, promotionSchedule } from "../active-promotions.ts";
import type { Promotion } from "../promotion.ts";
import { readPromotionStates } from "../record/promotion-record.ts";
import { promotionOfState } from "../record/state-of-promotion.ts";
import { promotionsOfPeriod } from "../store/promotions.ts";

/** One version of a promotion, valid from the moment of its save. */
type Version = { readonly code: string; readonly from: number; readonly promotion: Promotion | null };

/**
 * The promotions as they were at any moment of a period. Call `at` with ascending moments: the last result is cached.
 */
export type PromotionTimeline = { at(moment: Date): ActivePromotions };

const always = { beginsAt: new Date(-8.64e15), endsAt: new Date(8.64e15), status: "active" } as const;

/** The promotion as active at every moment: status and period are replaced. */
export const runningAlways = (promotion: Promotion): Promotion => ({ ...promotion, ...always });

/**
 * Versions of the promotions that may have run in a period: the current ones, and earlier ones from the journal. Four
 * statements.
 */
export async function readPromotionVersions(db: Kysely<unknown>, from: Date, until: Date): Promise<readonly Version[]> {
  const journal = await changesOfTypeSince(db, "promotion", from);
  const changed = [...new Set(journal.map(({ id }) => id))];
  const current = await promotionsOfPeriod(db, { from, until, codes: changed });
  const states = await readPromotionStates(db, changed);
  const unchanged = current.filter(({ code }) => !changed.includes(code));
  const earlier = changed.flatMap((code) =>
    versionsOf(
      states.get(code) ?? {},
      journal.filter(({ id }) => id === code),
    ).map((version) => ({ code, ...version })),
  );
  const skus = earlier.flatMap(({ state }) => Object.keys((state as { skus?: object }).skus ?? {}));
  const productOf = await productsOfSkus(db, skus);
  return [
    ...unchanged.map((promotion) => ({ code: promotion.code, from: Number.NEGATIVE_INFINITY, promotion })),
    ...earlier.map(({ code, from: since, state }) => ({
      code,
      from: since,
      promotion: liveOf(code, state, productOf),
    })),
  ];
}

/** The states of a record within its journal, newest first: each one reverts one change of the state after it. */
function versionsOf(
  now: RecordState,
  journal: Awaited<ReturnType<typeof changesOfTypeSince>>,
): { readonly from: number; readonly state: RecordState }[] {
  const versions: { from: number; state: RecordState }[] = [];
  let state = now;
  for (const { at, changes } of journal) {
    versions.push({ from: at.getTime(), state });
    state = applyChanges(state, invertChanges(changes));
  }
  return [...versions, { from: Number.NEGATIVE_INFINITY, state }];
}

/** Null for a draft, and before the record existed. A stopped one runs at no moment. */
function liveOf(code: string, state: RecordState, productOf: ReadonlyMap<string, string>): Promotion | null {
  const { status, kind, names, beginsAt, endsAt } = state as Partial<PromotionState>;
  if (status === "draft" || !kind || !names || !beginsAt || !endsAt) return null;
  return promotionOfState(code, state as unknown as PromotionState, productOf);
}

/** The promotions at each moment, with one replaced or added that is always active. */
export function promotionTimeline(versions: readonly Version[], replaced: Promotion | null): PromotionTimeline {
  const moments = [...new Set(versions.map(({ from }) => from))].sort((one, other) => one - other);
  let cached: { epoch: number; schedule: ReturnType<typeof promotionSchedule> } | null = null;
  return {
    at(moment) {
      const epoch = moments.findLast((from) => from <= moment.getTime()) ?? Number.NEGATIVE_INFINITY;
      if (cached?.epoch !== epoch) {
        const valid = validAt(versions, epoch).filter(({ code }) => code !== replaced?.code);
        const all = replaced === null ? valid : [...valid, runningAlways(replaced)];
        cached = { epoch, schedule: promotionSchedule(new Date(0), all) };
      }
      return cached.schedule.running(moment);
    },
  };
}

/** The version of each promotion that was saved last by a moment, running or not. */
export function validAt(versions: readonly Version[], epoch: number): Promotion[] {
  const newest = new Map<string, Version>();
  for (const version of versions) {
    const known = newest.get(version.code);
    if (version.from <= epoch && (!known || known.from < version.from)) newest.set(version.code, version);
  }
  return [...newest.values()].flatMap(({ promotion }) => promotion ?? []);
}
