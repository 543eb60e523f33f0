import { csvLine } from "#kit/core/csv-line.ts";

/** One column of a list's file. Whole numbers and moments stand as they are, so that a spreadsheet can count with them. */
export type FileColumn<Row> = {
  readonly head: string;
  text(row: Row): string | number | null;
};

/** The first line of a file; the byte order mark makes Excel read UTF-8. */
export const fileHead = <Row>(columns: readonly FileColumn<Row>[]): string =>
  `\uFEFF${csvLine(columns.map(({ head }) => head))}`;

/** A line for each row, with cells that no spreadsheet runs as formulas. */
export const fileLines = <Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): string =>
  rows.map((row) => csvLine(columns.map(({ text }) => String(text(row) ?? "")))).join("");

/** The address of the file of a list: the list's own with `.csv`, and the same query. A file has no pages. */
export function fileAddress(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ["page", "before"]) query.delete(name);
  return `${pathname.replace(/\/$/, "")}.csv${query.size > 0 ? `?${query}` : ""}`;
}
