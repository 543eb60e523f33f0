import { pathOf } from "#kit/core/fields/field-changes.ts";
import { readCell } from "../../contract/cell-text.ts";
import { decimalSignOf } from "../table/read-number.ts";
import type { Table, TableRow } from "../table/read-table.ts";
import { readValue } from "./cell-values.ts";
import type { Assignment, FileContent, FilePicture, FileProblem, FileRecord } from "./file-content.ts";
import type { ColumnMatch } from "./match-columns.ts";
import type { Column, RecordFormat } from "./record-format.ts";

/**
 * A value that identifies the record of a row without an id: an item, as in a price list by SKU, or a field such as a
 * number.
 */
function otherName(row: TableRow, { items, knownBy = [] }: RecordFormat, at: ReadonlyMap<string, number>) {
  for (const key of [...(items ? [items.id.key] : []), ...knownBy]) {
    const text = textAt(row, at.get(key));
    if (text !== null) return text;
  }
  return null;
}

/** The identifying values of rows without an id; their records are looked up. */
export function namesWithoutRecord(table: Table, format: RecordFormat, match: readonly ColumnMatch[]): string[] {
  const at = placesOf(match);
  return table.rows.flatMap((row) =>
    textAt(row, at.get(format.id.key)) === null ? (otherName(row, format, at) ?? []) : [],
  );
}

const placesOf = (match: readonly ColumnMatch[]) =>
  new Map(match.flatMap(({ key }, index) => (key === null ? [] : [[key, index] as const])));

function textAt(row: TableRow, place: number | undefined): string | null {
  const cell = readCell(place === undefined ? "" : (row.cells[place] ?? ""));
  return cell.kind === "text" ? cell.text.trim() : null;
}

type Collected = {
  readonly rows: number[];
  readonly assignments: Map<string, Assignment>;
  readonly pictures: FilePicture[];
};

/**
 * Parses the shop's own format. An empty cell does not change the field, `[clear]` clears it; records and items missing
 * in the file stay unchanged.
 */
export function readOwnFormat(
  table: Table,
  format: RecordFormat,
  match: readonly ColumnMatch[],
  recordOf: ReadonlyMap<string, string> = new Map(),
): FileContent {
  const at = placesOf(match);
  const problems: FileProblem[] = [];
  const records = new Map<string, Collected>();
  const rowsOfItems = new Map<string, number>();
  const columns = format.columns.flatMap((column) => {
    const place = at.get(column.key);
    if (place === undefined) return [];
    const sign = column.kind === "whole" ? decimalSignOf(table.rows.map(({ cells }) => cells[place] ?? "")) : "unknown";
    return [{ column, place, sign, header: match[place]?.header ?? column.key }];
  });
  const headerOf = (key: string) => match[at.get(key) ?? -1]?.header ?? key;

  for (const row of table.rows) {
    const item = format.items ? textAt(row, at.get(format.items.id.key)) : null;
    const name = otherName(row, format, at);
    const id = textAt(row, at.get(format.id.key)) ?? (name === null ? null : (recordOf.get(name) ?? null));
    if (id === null) {
      const problem = format.knownBy ? "NO_NAME" : "NO_CODE";
      problems.push({ row: row.row, column: headerOf(format.id.key), problem, detail: name ?? "" });
      continue;
    }
    const known: Collected = records.get(id) ?? { rows: [], assignments: new Map(), pictures: [] };
    known.rows.push(row.row);
    records.set(id, known);
    if (item === null && format.items?.isShared) {
      problems.push({ row: row.row, column: headerOf(format.items.id.key), problem: "NO_ITEM", detail: id });
    }
    if (item !== null && format.items) {
      const own = format.items.isShared ? pathOf(id, item) : item;
      const earlier = rowsOfItems.get(own);
      if (earlier !== undefined) {
        const column = headerOf(format.items.id.key);
        problems.push({ row: row.row, column, problem: "DUPLICATE_IN_FILE", detail: String(earlier) });
        continue;
      }
      rowsOfItems.set(own, row.row);
    }
    for (const { column, place, sign, header } of columns) {
      const cell = readCell(row.cells[place] ?? "");
      if (cell.kind === "keep" || (column.of === "item" && item === null)) continue;
      const base = column.of === "record" ? "" : `${pathOf(format.items?.group ?? "", item ?? "")}/`;
      const cellPlace = { path: `${base}${column.path}`, row: row.row, column: header };
      if (cell.kind === "clear") {
        add(known, cellPlace, problems);
        continue;
      }
      const read = readValue(column, cell.text, sign);
      if (!read.ok) problems.push({ row: row.row, column: header, problem: read.error.code, detail: cell.text });
      else if (column.kind === "pictures") addPictures(known, cellPlace, read.value as string[], problems);
      else add(known, { ...cellPlace, value: read.value, ...refersOf(column) }, problems);
    }
  }
  const used = new Set(columns.map(({ header }) => header));
  const ids = [format.id.key, format.items?.id.key ?? ""].map(headerOf);
  return {
    records: [...records].map(([id, { rows, assignments, pictures }]): FileRecord => {
      return { id, rows, assignments: [...assignments.values()], pictures };
    }),
    problems,
    stock: [],
    ignored: match.map(({ header }) => header).filter((header) => !used.has(header) && !ids.includes(header)),
  };
}

const refersOf = ({ refers }: Column) => (refers ? { refers } : {});

/** A record's own fields may be repeated on its rows with equal values. */
function add({ assignments }: Collected, assignment: Assignment, problems: FileProblem[]): void {
  const earlier = assignments.get(assignment.path);
  if (earlier === undefined) assignments.set(assignment.path, assignment);
  else if (JSON.stringify(earlier.value) !== JSON.stringify(assignment.value)) {
    const { row, column } = assignment;
    problems.push({ row, column, problem: "DIFFERS_FROM_ROW", detail: String(earlier.row) });
  }
}

/** The shop's own pictures are a field; those of other sites are fetched. */
function addPictures(
  known: Collected,
  place: Pick<Assignment, "path" | "row" | "column">,
  addresses: readonly string[],
  problems: FileProblem[],
): void {
  const own = addresses.filter((address) => !/^https?:/i.test(address));
  const value = own.map((url) => ({ url, type: "image" }));
  if (own.length > 0) add(known, { ...place, value, mergeBy: "url" }, problems);
  for (const url of addresses.filter((address) => !own.includes(address))) {
    if (!known.pictures.some((picture) => picture.url === url)) {
      known.pictures.push({ url, alt: null, choice: null, row: place.row, column: place.column });
    }
  }
}
