import type { Json } from "#kit/core/fields/field-changes.ts";
import { cellText, type GridColumn, type GridSku, gridColumns, parseCell } from "./cell-value.ts";

export type Skus = { readonly [code: string]: GridSku };

type Columns = readonly GridColumn[];

/** Cells from one corner to another, both included; counted from 0. */
export type CellRange = {
  readonly from: { readonly row: number; readonly column: number };
  readonly to: { readonly row: number; readonly column: number };
};

/** The range with its first cell before its last. */
export const ordered = ({ from, to }: CellRange): CellRange => ({
  from: { row: Math.min(from.row, to.row), column: Math.min(from.column, to.column) },
  to: { row: Math.max(from.row, to.row), column: Math.max(from.column, to.column) },
});

export const setCell = (skus: Skus, code: string, column: GridColumn, value: Json | undefined): Skus => {
  const { [column]: _before, ...rest } = skus[code] ?? {};
  return { ...skus, [code]: (value === undefined ? rest : { ...rest, [column]: value }) as GridSku };
};

/** What a range copies. */
export function copyCells(
  skus: Skus,
  rows: readonly string[],
  range: CellRange,
  columns: Columns = gridColumns,
): string[][] {
  const { from, to } = ordered(range);
  return rows
    .slice(from.row, to.row + 1)
    .map((code) => columns.slice(from.column, to.column + 1).map((column) => cellText(skus[code] ?? {}, column)));
}

/**
 * Puts a block of cells at the first cell of a range. A single cell fills the whole range, a block is repeated in a range that is a
 * multiple of it. What would fall outside the grid is left out and counted.
 */
export function pasteCells(
  skus: Skus,
  rows: readonly string[],
  range: CellRange,
  block: readonly (readonly string[])[],
  columns: Columns = gridColumns,
): { readonly skus: Skus; readonly ignored: number } {
  const { from, to } = ordered(range);
  const [height, width] = [block.length, Math.max(0, ...block.map((row) => row.length))];
  if (height === 0 || width === 0) return { skus, ignored: 0 };
  const [tall, wide] = [to.row - from.row + 1, to.column - from.column + 1];
  const repeats = tall % height === 0 && wide % width === 0;
  let [changed, ignored] = [skus, 0];
  for (let down = 0; down < (repeats ? tall : height); down += 1)
    for (let across = 0; across < (repeats ? wide : width); across += 1) {
      const text = block[down % height]?.[across % width];
      if (text === undefined) continue;
      const code = rows[from.row + down];
      const column = columns[from.column + across];
      if (code === undefined || column === undefined) ignored += 1;
      else changed = setCell(changed, code, column, parseCell(column, text));
    }
  return { skus: changed, ignored };
}

/** Repeats the first row of a range in the rows below it. */
export function fillDown(skus: Skus, rows: readonly string[], range: CellRange, columns: Columns = gridColumns): Skus {
  const { from, to } = ordered(range);
  const first = skus[rows[from.row] ?? ""] ?? {};
  let changed = skus;
  for (const code of rows.slice(from.row + 1, to.row + 1))
    for (const column of columns.slice(from.column, to.column + 1))
      changed = setCell(changed, code, column, first[column] as Json | undefined);
  return changed;
}

export function clearCells(
  skus: Skus,
  rows: readonly string[],
  range: CellRange,
  columns: Columns = gridColumns,
): Skus {
  const { from, to } = ordered(range);
  let changed = skus;
  for (const code of rows.slice(from.row, to.row + 1))
    for (const column of columns.slice(from.column, to.column + 1)) changed = setCell(changed, code, column, undefined);
  return changed;
}

/** The SKUs in the order of the grid. */
export const rowsOf = (skus: Skus): string[] =>
  Object.entries(skus)
    .toSorted(
      ([one, { position: first = 0 }], [other, { position: second = 0 }]) => first - second || (one < other ? -1 : 1),
    )
    .map(([code]) => code);
