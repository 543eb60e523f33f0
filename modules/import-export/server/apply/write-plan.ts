import type { Transaction } from "kysely";
import { type FieldChange, type RecordState, valueAt } from "#kit/core/fields/field-changes.ts";
import { lockVersions } from "#kit/postgres/records/journal.ts";
import type { FieldProblem } from "#kit/postgres/records/record-type.ts";
import { type RecordEdit, type SaveReason, saveRecords } from "#kit/postgres/records/save-records.ts";
import type { ImportTarget } from "../import-target.ts";
import { pictureFields } from "../plan/picture-fields.ts";
import { isAsPlanned, isStockPath, stockedItems, stockPath, stockProblems } from "../plan/stock-changes.ts";
import { withSavepoint } from "../store/current-records.ts";
import type { Outcome } from "../store/imports.ts";
import type { RowProblem, StoredPlan } from "../store/planned-records.ts";

export type Unwritten = {
  readonly number: number;
  readonly outcome: Outcome;
  readonly problems: readonly RowProblem[];
};

/** Records refused in one round are left out of the next; more rounds mean that a rule contradicts itself. */
const mostRounds = 10;

type PlanToWrite = {
  readonly plan: readonly StoredPlan[];
  readonly paths: ReadonlyMap<string, string>;
  readonly locale: string;
  readonly isForeign: boolean;
};

/**
 * Writes a stored plan with one journal entry. Records changed since the preview are left out as outdated; records that
 * violate a rule by now, for example because a barcode was taken, are left out as refused.
 */
export async function writePlan(
  trx: Transaction<unknown>,
  target: ImportTarget,
  { plan, paths, locale, isForeign }: PlanToWrite,
  why: SaveReason,
): Promise<{ readonly entryId: number | null; readonly unwritten: readonly Unwritten[] }> {
  const ids = plan.map(({ recordId }) => recordId);
  const versions = await lockVersions(trx, target.type.name, ids);
  const states: ReadonlyMap<string, RecordState> = await target.type.read(trx, ids);
  const skus = plan.flatMap(({ changes }) => stockedItems(changes));
  const stock = skus.length > 0 && target.stock ? await target.stock.type.read(trx, skus) : new Map();
  const [current, outdated] = partition(
    plan,
    ({ recordId, version, changes }) =>
      (versions.get(recordId) ?? 0) === version && isAsPlanned(changes, states.get(recordId) ?? {}, stock),
  );
  const unwritten = new Map<string, Unwritten>(
    outdated.map((one) => [one.recordId, { number: one.number, outcome: "outdated", problems: [] }]),
  );
  const allowed = await withoutRefusedStock(trx, target, current, stock, unwritten);
  let edits = allowed.map((one) => ({ one, edit: editOf(one, states.get(one.recordId) ?? {}, paths, locale) }));
  for (let round = 0; round < mostRounds; round += 1) {
    const saved = await withSavepoint(trx, async () => {
      const result = await saveRecords(
        trx,
        target.type,
        edits.map(({ edit }) => edit),
        why,
      );
      return { keep: result.ok, value: result };
    });
    if (saved.ok) return { entryId: saved.value.entryId, unwritten: [...unwritten.values()] };
    if (saved.error.code === "OUTDATED") throw new Error("records of an import were changed under its locks");
    const problems = Map.groupBy(saved.error.problems, ({ id }) => id);
    edits = edits.flatMap(({ one, edit }) => {
      const found = problems.get(one.recordId);
      if (!found) return [{ one, edit }];
      const draft = isForeign ? asDraft(target, edit, states.get(one.recordId), found) : null;
      if (draft) return [{ one, edit: draft }];
      const row = one.rows[0] ?? 0;
      const refused = found.map(({ path, problem, detail = "" }) => ({ row, column: "", path, problem, detail }));
      unwritten.set(one.recordId, { number: one.number, outcome: "refused", problems: refused });
      return [];
    });
  }
  throw new Error(`an import was refused in ${mostRounds} rounds`);
}

/**
 * Leaves out records whose stock change violates a rule by now, for example because orders reserved units since the
 * preview.
 */
async function withoutRefusedStock(
  trx: Transaction<unknown>,
  { stock: foreign }: ImportTarget,
  plan: readonly StoredPlan[],
  states: ReadonlyMap<string, RecordState>,
  unwritten: Map<string, Unwritten>,
): Promise<readonly StoredPlan[]> {
  if (!foreign) return plan;
  const found = await stockProblems(
    trx,
    foreign.type,
    plan.flatMap(({ changes }) => changes),
    states,
  );
  const bySku = new Map(found.map((one) => [one.id, one]));
  return plan.filter(({ recordId, number, rows, changes }) => {
    const problems = stockedItems(changes).flatMap((sku): RowProblem[] => {
      const one = bySku.get(sku);
      if (!one) return [];
      const { problem, detail = "" } = one;
      return [{ row: rows[0] ?? 0, column: "", path: stockPath(sku), problem, detail }];
    });
    if (problems.length > 0) unwritten.set(recordId, { number, outcome: "refused", problems });
    return problems.length === 0;
  });
}

function partition<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  const { yes = [], no = [] } = Object.groupBy(items, (item) => (test(item) ? "yes" : "no"));
  return [yes, no];
}

function editOf(
  { recordId, version, outcome, changes, pictures }: StoredPlan,
  state: RecordState,
  paths: ReadonlyMap<string, string>,
  locale: string,
): RecordEdit {
  const planned = changes.filter(({ path }) => !isStockPath(path)).map(({ before: _before, ...change }) => change);
  // Pictures that the plan adds are already part of its changes.
  const media = changes.find(({ path }) => path === "media")?.after;
  const known = media === undefined ? state : { ...state, media };
  const fields = pictureFields(known, pictures, paths, locale);
  const added = fields
    .filter(({ path, onlyIfEmpty }) => !onlyIfEmpty || valueAt(state, path) === undefined)
    .map(
      ({ path, value }): Omit<FieldChange, "before"> => ({ path, ...(value === undefined ? {} : { after: value }) }),
    );
  const replaced = new Set(added.map(({ path }) => path));
  return {
    id: recordId,
    version,
    expects: outcome === "created" ? "new" : "existing",
    changes: [...planned.filter(({ path }) => !replaced.has(path)), ...added],
  };
}

/** A record of another shop system that cannot be sold by now is imported as a draft. */
function asDraft(
  { whenIncomplete }: ImportTarget,
  edit: RecordEdit,
  state: RecordState | undefined,
  problems: readonly FieldProblem[],
): RecordEdit | null {
  if (!whenIncomplete || !problems.every(({ problem }) => whenIncomplete.problems.includes(problem))) return null;
  const { path, value } = whenIncomplete;
  const after = state?.[path] ?? value;
  const planned = edit.changes.find((change) => change.path === path);
  if (planned?.after === after || (planned === undefined && state?.[path] === after)) return null;
  return { ...edit, changes: [...edit.changes.filter((change) => change.path !== path), { path, after }] };
}
