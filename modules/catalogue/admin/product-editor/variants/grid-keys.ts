import type { CellRange } from "../../../contract/product/grid/edit-cells.ts";

type Cell = CellRange["from"];
type Pressed = { readonly key: string; readonly ctrl: boolean };
type Size = { readonly rows: number; readonly columns: number };

const pageRows = 12;

/** Where a key leads from a cell; null for a key that moves nothing. With Ctrl or ⌘ arrows go to the edge. */
export function cellAfter({ row, column }: Cell, { key, ctrl }: Pressed, { rows, columns }: Size): Cell | null {
  const last = { row: rows - 1, column: columns - 1 };
  const within = (one: Cell): Cell => ({
    row: Math.min(Math.max(one.row, 0), last.row),
    column: Math.min(Math.max(one.column, 0), last.column),
  });
  switch (key) {
    case "ArrowUp":
      return within({ row: ctrl ? 0 : row - 1, column });
    case "ArrowDown":
      return within({ row: ctrl ? last.row : row + 1, column });
    case "ArrowLeft":
      return within({ row, column: ctrl ? 0 : column - 1 });
    case "ArrowRight":
      return within({ row, column: ctrl ? last.column : column + 1 });
    case "Home":
      return { row: ctrl ? 0 : row, column: 0 };
    case "End":
      return { row: ctrl ? last.row : row, column: last.column };
    case "PageUp":
      return within({ row: row - pageRows, column });
    case "PageDown":
      return within({ row: row + pageRows, column });
    default:
      return null;
  }
}

/** What a key asks the grid to do, besides moving; null for none. */
export function commandOf({ key, ctrl, shift }: Pressed & { readonly shift: boolean }) {
  const letter = key.toLowerCase();
  if (ctrl && letter === "z") return shift ? "redo" : "undo";
  if (ctrl && letter === "y") return "redo";
  if (ctrl && letter === "d") return "fillDown";
  if (ctrl && letter === "a") return "selectAll";
  if (ctrl) return null;
  if (key === "Enter" || key === "F2") return "edit";
  return key === "Delete" || key === "Backspace" ? "clear" : null;
}
