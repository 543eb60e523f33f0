import { stringify } from "csv-stringify/sync";
import { type Json, pathOf, type RecordState, valueAt } from "#kit/core/fields/field-changes.ts";
import { exportCell } from "../../contract/cell-text.ts";
import { writeValue } from "./cell-values.ts";
import type { RecordFormat } from "./record-format.ts";

export type ExportedRecord = { readonly id: string; readonly state: RecordState };

const keysOf = (value: Json | undefined): string[] =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? Object.keys(value) : [];

/** The items of a record in the display order of its page. */
function itemsOf(state: RecordState, group: string): string[] {
  const place = (item: string) => {
    const position = valueAt(state, `${pathOf(group, item)}/position`);
    return typeof position === "number" ? position : Number.MAX_SAFE_INTEGER;
  };
  return keysOf(state[group]).toSorted((one, other) => place(one) - place(other));
}

/** A record's rows: one per item; the record's own fields are in the first row. */
function rowsOf({ id, state }: ExportedRecord, format: RecordFormat): string[][] {
  const { items, columns } = format;
  const ids = items ? itemsOf(state, items.group) : [];
  const rows = ids.length > 0 ? ids : [null];
  return rows.map((item, at) => [
    id,
    ...(items ? [item ?? ""] : []),
    ...columns.map((column) => {
      if (column.of === "record") return at === 0 ? writeValue(column, valueAt(state, column.path)) : "";
      return item === null
        ? ""
        : writeValue(column, valueAt(state, `${pathOf(items?.group ?? "", item)}/${column.path}`));
    }),
  ]);
}

const headerOf = ({ id, items, columns }: RecordFormat): string[] => [
  id.key,
  ...(items ? [items.id.key] : []),
  ...columns.map(({ key }) => key),
];

/**
 * Formats records as CSV: spreadsheets read the cells as text, and a re-import results in no change. Later pages have
 * no header.
 */
export function exportTable(records: Iterable<ExportedRecord>, format: RecordFormat, isFirst = true): string {
  const rows = [...records].flatMap((record) => rowsOf(record, format)).map((row) => row.map(exportCell));
  // The byte order mark makes Excel read UTF-8.
  return isFirst ? `\uFEFF${stringify([headerOf(format), ...rows])}` : stringify(rows);
}
