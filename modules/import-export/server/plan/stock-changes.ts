import type { Transaction } from "kysely";
import { type FieldChange, isEqualJson, pathOf, type RecordState, valueAt } from "#kit/core/fields/field-changes.ts";
import type { FieldProblem, RecordWrite } from "#kit/postgres/records/record-type.ts";
import type { RecordEdit } from "#kit/postgres/records/save-records.ts";
import type { FileRecord, StockRow } from "../formats/file-content.ts";
import type { ForeignStock } from "../import-target.ts";
import type { RowProblem } from "../store/planned-records.ts";

const group = "stock";

/** The path in a planned product for the stock of one of its SKUs, at one place or at all. */
export const stockPath = (...keys: readonly string[]): string => pathOf(group, ...keys);

/** Whether a change of a planned product concerns its stock: `stock/<SKU>/<place>`. */
export const isStockPath = (path: string | null): boolean => path?.startsWith(`${group}/`) === true;

/** The changes of stock numbers in a file, by record. */
export type PlannedStock = { readonly changes: readonly FieldChange[]; readonly problems: readonly RowProblem[] };

type States = ReadonlyMap<string, RecordState>;

const onHandAt = (states: States, sku: string, place: string) =>
  valueAt(states.get(sku) ?? {}, pathOf("places", place, "onHand"));

/** Compares the stock numbers with the current stock at their place. A fixed number of statements. */
export async function planStock(
  trx: Transaction<unknown>,
  { type, place }: { readonly type: ForeignStock["type"]; readonly place: string },
  records: readonly FileRecord[],
  stock: readonly StockRow[],
): Promise<ReadonlyMap<string, PlannedStock>> {
  const recordOfRow = new Map(records.flatMap(({ id, rows }) => rows.map((row) => [row, id] as const)));
  const skus = stock.map(({ item }) => item);
  const states = await type.read(trx, skus);
  const planned = stock.flatMap(({ item, quantity, row, column }) => {
    const before = onHandAt(states, item, place);
    const record = recordOfRow.get(row);
    if (record === undefined || before === quantity) return [];
    const change: FieldChange = { path: stockPath(item, place), after: quantity };
    return [{ record, item, row, column, change: before === undefined ? change : { ...change, before } }];
  });
  const changes = planned.map(({ change }) => change);
  const problems = new Map((await stockProblems(trx, type, changes, states)).map((one) => [one.id, one]));
  const refusals = planned.flatMap(({ record, item, row, column, change: { path } }) => {
    const found = problems.get(item);
    if (!found) return [];
    return [{ record, row, column, path, problem: found.problem, detail: found.detail ?? "" }];
  });
  const refused = Map.groupBy(refusals, ({ record }) => record);
  return new Map(
    [...Map.groupBy(planned, ({ record }) => record)].map(([record, of]) => [
      record,
      {
        changes: of.map(({ change }) => change),
        problems: (refused.get(record) ?? []).map(({ record: _record, ...problem }) => problem),
      },
    ]),
  );
}

/** Validates planned changes by the rules of stock. SKUs that the same import creates are accepted. */
export async function stockProblems(
  trx: Transaction<unknown>,
  type: ForeignStock["type"],
  changes: readonly FieldChange[],
  states: States,
): Promise<FieldProblem[]> {
  const writes = editsOf(changes).map(({ id, changes: fields }): RecordWrite<RecordState> => {
    const before = states.get(id) ?? null;
    const places = Object.fromEntries(
      fields.map(({ path, after = 0 }) => [path.split("/")[1] ?? "", { onHand: after }] as const),
    );
    return { id, before, after: { places: { ...(before?.places as object), ...places } } };
  });
  if (writes.length === 0) return [];
  const known = new Set(states.keys());
  return (await type.check(trx, writes)).filter(({ id, problem }) => problem !== "unknownSku" || known.has(id));
}

/** Converts planned changes of stock to edits of the stock's own records, sorted by SKU. */
export function editsOf(changes: readonly FieldChange[]): RecordEdit[] {
  const bySku = Map.groupBy(
    changes.filter(({ path }) => isStockPath(path)).map((change) => ({ ...change, keys: change.path.split("/") })),
    ({ keys: [, sku = ""] }) => sku,
  );
  return [...bySku]
    .map(([sku, of]) => ({
      id: unescapeKey(sku),
      // No version check: the edit is computed from the state inside this transaction.
      version: Number.POSITIVE_INFINITY,
      changes: of.map(({ keys: [, , place = ""], after = 0 }) => ({ path: `places/${place}/onHand`, after })),
    }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

const unescapeKey = (key: string) => key.replaceAll("~1", "/").replaceAll("~0", "~");

/** The SKUs whose stock a plan changes. */
export const stockedItems = (changes: readonly FieldChange[]): string[] => editsOf(changes).map(({ id }) => id);

/** Whether every field still has the value of the preview. Stock changes without a record version. */
export const isAsPlanned = (changes: readonly FieldChange[], state: RecordState, stock: States): boolean =>
  changes.every(({ path, before }) => {
    if (!isStockPath(path)) return isEqualJson(valueAt(state, path), before);
    const [, sku = "", place = ""] = path.split("/").map(unescapeKey);
    return onHandAt(stock, sku, place) === before;
  });
