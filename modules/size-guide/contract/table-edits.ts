import { type ChartBlock, chartBlocks, chartHtml, type TableRow } from "./chart-blocks.ts";

type Rows = readonly TableRow[];

/** The most rows and columns of a pasted table. */
const longestTable = 200;

export const widthOf = (rows: Rows): number => Math.max(1, ...rows.map((row) => row.length));

/** Rows of one width. */
export const evenRows = (rows: Rows): string[][] =>
  rows.map((row) => Array.from({ length: widthOf(rows) }, (_, column) => row[column] ?? ""));

export const withCell = (rows: Rows, row: number, column: number, text: string): string[][] =>
  evenRows(rows).map((cells, at) => (at === row ? cells.with(column, text) : cells));

export const withRow = (rows: Rows): string[][] => [...evenRows(rows), Array<string>(widthOf(rows)).fill("")];
export const withoutRow = (rows: Rows, row: number): string[][] => evenRows(rows).toSpliced(row, 1);
export const withColumn = (rows: Rows): string[][] => evenRows(rows).map((cells) => [...cells, ""]);
export const withoutColumn = (rows: Rows, column: number): string[][] =>
  evenRows(rows).map((cells) => cells.toSpliced(column, 1));

/** The cells a spreadsheet puts on the clipboard; null for a single one, which is pasted as text. */
export function copiedCells(text: string): string[][] | null {
  if (!/[\t\n]/.test(text.trimEnd())) return null;
  const lines = text.replace(/\r?\n$/, "").split(/\r?\n/);
  return lines.slice(0, longestTable).map((line) =>
    line
      .split("\t")
      .slice(0, longestTable)
      .map((cell) => cell.trim()),
  );
}

/** Cells written over those of a table, from one of them on; it grows where they reach further. */
export function withPasted(rows: Rows, row: number, column: number, cells: readonly TableRow[]): string[][] {
  const height = Math.max(rows.length, row + cells.length);
  const width = Math.max(widthOf(rows), column + widthOf(cells));
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => cells[y - row]?.[x - column] ?? rows[y]?.[x] ?? ""),
  );
}

/** The chart of another language with the sizes and numbers of one of its tables replaced; its column names stay. Null when the tables differ. */
export function withSameNumbers(html: string, place: number, rows: Rows): string | null {
  const blocks = chartBlocks(html);
  const table = blocks.filter((block) => block.kind === "table")[place];
  const [head] = table?.rows ?? [];
  if (table === undefined || head === undefined || head.length !== widthOf(rows)) return null;
  const next: ChartBlock = { ...table, rows: [head, ...evenRows(rows).slice(1)] };
  return chartHtml(blocks.map((block) => (block === table ? next : block)));
}
