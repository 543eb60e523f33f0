import type { Transaction } from "kysely";
import { diffFields } from "#kit/core/fields/field-changes.ts";
import type { FieldProblem } from "#kit/postgres/records/record-type.ts";
import type { FileContent, FileProblem, FileRecord } from "../formats/file-content.ts";
import type { ImportTarget } from "../import-target.ts";
import { pictureFields } from "../plan/picture-fields.ts";
import { cellOf, type PlannedRecord, planRecords } from "../plan/plan-records.ts";
import { type NewReferences, resolveReferences } from "../plan/references.ts";
import { type PlannedStock, planStock } from "../plan/stock-changes.ts";
import { currentRecords } from "../store/current-records.ts";
import { knownPictures } from "../store/fetched-pictures.ts";
import type { RowProblem, StoredPlan } from "../store/planned-records.ts";

export type PreviewSource = {
  readonly content: FileContent;
  /** True for exports of other shop systems: missing references are added, and incomplete records become drafts. */
  readonly isForeign: boolean;
  readonly locale: string;
  /** The release date of new products from other shop systems. */
  readonly today: string;
};

export type PreviewNotes = {
  readonly added: NewReferences;
  readonly ignored: readonly string[];
  /** Number of records imported as drafts, because fields needed for sale are missing. */
  readonly drafts: number;
  readonly pictures: number;
  /** Number of stock numbers in the file, and their place; null if the owner of the import may not change stock. */
  readonly stock: number;
  readonly stockPlace: string | null;
  /** Rows without a record. */
  readonly lostRows: readonly RowProblem[];
};

const nothingAdded: NewReferences = { brands: [], categories: [], attributes: [], values: [] };

/**
 * Compares a file with the shop and validates the planned changes. A fixed number of statements, and nothing is
 * written.
 */
export async function buildPreview(
  trx: Transaction<unknown>,
  target: ImportTarget,
  { content, isForeign, locale, today }: PreviewSource,
): Promise<{ readonly plan: readonly StoredPlan[]; readonly notes: PreviewNotes }> {
  const known = target.references ? await target.references.read(trx) : null;
  const { records, added } = known
    ? resolveReferences(content.records, known, isForeign)
    : { records: content.records, added: nothingAdded };
  const ids = records.map(({ id }) => id);
  const current = await currentRecords(trx, target.type, ids);
  const paths = await knownPictures(
    trx,
    records.flatMap(({ pictures }) => pictures.map(({ url }) => url)),
  );
  const complete = records.map((record): FileRecord => {
    const state = current.get(record.id)?.state ?? {};
    const first = { row: record.rows[0] ?? 0, column: "" };
    return {
      ...record,
      assignments: [
        ...record.assignments,
        ...pictureFields(state, record.pictures, paths, locale),
        ...(isForeign ? [{ path: "releasedOn", value: today, onlyIfEmpty: true, ...first } as const] : []),
      ],
      pictures: record.pictures.filter(({ url }) => !paths.has(url)),
    };
  });
  const planned = planRecords(complete, current, target.type);
  const problems = problemsByRecord(complete, content.problems);
  const place = isForeign && content.stock.length > 0 && target.stock ? await target.stock.place(trx) : null;
  const stock =
    place !== null && target.stock
      ? await planStock(trx, { type: target.stock.type, place }, complete, content.stock)
      : new Map<string, PlannedStock>();
  const checked = (await checkPlan(trx, target, { planned, problems, added, isForeign })).map((one) =>
    withStock(one, stock.get(one.stored.recordId)),
  );
  const inRecords = new Set(complete.flatMap(({ rows }) => rows));
  const plan = checked.map((one, number) => ({ ...one.stored, number: number + 1 }));
  return {
    plan,
    notes: {
      added,
      ignored: content.ignored,
      drafts: checked.filter(({ isDraft }) => isDraft).length,
      pictures: plan.reduce((sum, { pictures }) => sum + pictures.length, 0),
      stock: content.stock.length,
      stockPlace: place,
      lostRows: content.problems.filter(({ row }) => !inRecords.has(row)).map(asRowProblem),
    },
  };
}

const asRowProblem = (problem: FileProblem): RowProblem => ({ ...problem, path: null });

function problemsByRecord(records: readonly FileRecord[], problems: readonly FileProblem[]): Map<string, RowProblem[]> {
  const ofRow = new Map(records.flatMap(({ id, rows }) => rows.map((row) => [row, id] as const)));
  const found = new Map<string, RowProblem[]>();
  for (const problem of problems) {
    const id = ofRow.get(problem.row);
    if (id !== undefined) found.set(id, [...(found.get(id) ?? []), asRowProblem(problem)]);
  }
  return found;
}

type Checked = { readonly stored: Omit<StoredPlan, "number">; readonly isDraft: boolean };

/** Adds the file's stock to a record; an invalid number refuses the record. */
function withStock({ stored, isDraft }: Checked, stock: PlannedStock | undefined): Checked {
  if (!stock || stored.outcome === "refused") return { stored, isDraft };
  if (stock.problems.length > 0) {
    return { isDraft: false, stored: { ...stored, outcome: "refused", problems: stock.problems } };
  }
  const outcome = stored.outcome === "unchanged" ? "changed" : stored.outcome;
  return { isDraft, stored: { ...stored, outcome, changes: [...stored.changes, ...stock.changes] } };
}

/** Validates the planned changes by the records' own rules. */
async function checkPlan(
  trx: Transaction<unknown>,
  target: ImportTarget,
  {
    planned,
    problems,
    added,
    isForeign,
  }: {
    readonly planned: readonly PlannedRecord[];
    readonly problems: ReadonlyMap<string, readonly RowProblem[]>;
    readonly added: NewReferences;
    readonly isForeign: boolean;
  },
): Promise<Checked[]> {
  const writes = planned
    .filter(({ record, outcome }) => outcome !== "unchanged" && !problems.has(record.id))
    .map(({ record, before, after }) => ({ id: record.id, before, after }));
  const found = writes.length === 0 ? [] : await target.type.check(trx, writes);
  const byRecord = Map.groupBy(found, ({ id }) => id);
  const codes = codesOf(added);
  return planned.map((plan) => {
    const { record } = plan;
    const open = (byRecord.get(record.id) ?? []).filter((one) => !isSettled(one, plan, codes));
    const unread = problems.get(record.id) ?? [];
    const asDraft = isForeign && unread.length === 0 ? fallBack(target, plan, open) : null;
    const refused = [...unread, ...(asDraft ? [] : open.map((problem) => rowProblem(record, problem)))];
    const { changes, outcome } = asDraft ?? plan;
    return {
      isDraft: asDraft !== null,
      stored: {
        recordId: record.id,
        rows: record.rows,
        version: plan.version,
        outcome:
          refused.length > 0 ? "refused" : outcome === "unchanged" && record.pictures.length > 0 ? "changed" : outcome,
        changes,
        problems: asDraft ? open.map((problem) => rowProblem(record, problem)) : refused,
        pictures: record.pictures,
      },
    };
  });
}

const codesOf = ({ brands, categories, attributes, values }: NewReferences): ReadonlySet<string> =>
  new Set([...brands, ...categories, ...attributes, ...values].map(({ code }) => code));

/** Problems the import resolves before it writes the record: references it adds, pictures it fetches. */
const isSettled = (problem: FieldProblem, { record }: PlannedRecord, added: ReadonlySet<string>): boolean =>
  (problem.problem === "unknown" && added.has(problem.detail ?? "")) ||
  (problem.problem === "missing" && problem.path === "media" && record.pictures.length > 0);

/** Falls back to a draft when an incomplete record is otherwise valid. */
function fallBack(
  { type, whenIncomplete }: ImportTarget,
  plan: PlannedRecord,
  problems: readonly FieldProblem[],
): Pick<PlannedRecord, "changes" | "outcome"> | null {
  if (!whenIncomplete || problems.length === 0) return null;
  if (!problems.every(({ problem }) => whenIncomplete.problems.includes(problem))) return null;
  const { before, after } = plan;
  const state = { ...after, [whenIncomplete.path]: before?.[whenIncomplete.path] ?? whenIncomplete.value };
  const changes = diffFields(before ?? {}, state, type.items);
  return { changes, outcome: changes.length === 0 ? "unchanged" : plan.outcome };
}

const rowProblem = (record: Pick<FileRecord, "assignments" | "rows">, problem: FieldProblem): RowProblem => ({
  ...cellOf(record, problem.path),
  path: problem.path,
  problem: problem.problem,
  detail: problem.detail ?? "",
});
