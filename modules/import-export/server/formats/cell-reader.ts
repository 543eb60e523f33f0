import { readCell } from "../../contract/cell-text.ts";
import { type DecimalSign, decimalSignOf, readNumber } from "../table/read-number.ts";
import type { Table, TableRow } from "../table/read-table.ts";
import type { FileProblem, FileProblemCode } from "./file-content.ts";

/** Accepted header names of each column, by the format's key. */
export type ColumnNames<Key extends string> = Readonly<Record<Key, readonly string[]>>;

/** Normalizes headers: case, spaces, hyphens and underscores are ignored. */
export const headerKey = (header: string): string => header.toLowerCase().replace(/[\s_-]+/g, "");

/** Reads typed cells of a table by column and collects the errors. */
export function cellReader<Key extends string>(table: Table, names: ColumnNames<Key>, decimals?: "." | ",") {
  // Of two columns with the same name the first counts.
  const places = new Map(table.header.map((header, index) => [headerKey(header), index] as const).reverse());
  const columns = new Map<string, number>();
  for (const [key, known] of Object.entries<readonly string[]>(names)) {
    const place = known.map((name) => places.get(headerKey(name))).find((one) => one !== undefined);
    if (place !== undefined) columns.set(key, place);
  }
  const problems: FileProblem[] = [];
  const signs = new Map<number, DecimalSign>();
  const signOf = (place: number) => {
    const sign = signs.get(place) ?? decimals ?? decimalSignOf(table.rows.map(({ cells }) => cells[place] ?? ""));
    signs.set(place, sign);
    return sign;
  };
  const columnOf = (key: Key): string => table.header[columns.get(key) ?? -1] ?? names[key][0] ?? key;
  const report = ({ row }: Pick<TableRow, "row">, key: Key, problem: FileProblemCode, detail: string) => {
    problems.push({ row, column: columnOf(key), problem, detail });
    return null;
  };

  const cell = (row: TableRow, key: Key) => {
    const place = columns.get(key);
    return readCell(place === undefined ? "" : (row.cells[place] ?? ""));
  };
  /** The text of a cell; null if the cell is empty or clears the field, or the column is missing. */
  const text = (row: TableRow, key: Key): string | null => {
    const found = cell(row, key);
    return found.kind === "text" ? found.text.trim() : null;
  };
  /**
   * `inDoubt` is the decimal sign to assume for a column without a hint: `1.250` is plausible as a weight in kilograms,
   * but hardly as an amount.
   */
  const number = (row: TableRow, key: Key, inDoubt?: "." | ","): number | null => {
    const found = text(row, key);
    if (found === null) return null;
    const sign = signOf(columns.get(key) ?? 0);
    const read = readNumber(found, sign === "unknown" ? (inDoubt ?? sign) : sign);
    return read.ok ? read.value : report(row, key, read.error.code, found);
  };
  return {
    problems,
    report,
    columnOf,
    cell,
    text,
    number,
    /** Amounts and counts; zero decimals, as in `150000.00`, are ignored. */
    whole(row: TableRow, key: Key): number | null {
      const found = number(row, key);
      if (found === null || Number.isInteger(found)) return found;
      return report(row, key, "NOT_WHOLE", text(row, key) ?? "");
    },
    /** Headers that no key matches. */
    ignored(): string[] {
      const used = new Set(columns.values());
      return table.header.filter((header, index) => header !== "" && !used.has(index));
    },
  };
}

export type CellReader<Key extends string> = ReturnType<typeof cellReader<Key>>;
