import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { pathOf } from "#kit/core/fields/field-changes.ts";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { blockText, parseBlock } from "../../../contract/product/grid/cell-block.ts";
import { cellText, type GridColumn, parseCell } from "../../../contract/product/grid/cell-value.ts";
import {
  type CellRange,
  clearCells,
  copyCells,
  fillDown,
  ordered,
  pasteCells,
  type Skus,
  setCell,
} from "../../../contract/product/grid/edit-cells.ts";
import { cellAfter, commandOf } from "./grid-keys.ts";
import type { SkuHistory } from "./use-sku-history.ts";

type Cell = CellRange["from"];

type GridOptions = {
  skus: Skus;
  rows: readonly string[];
  columns: readonly GridColumn[];
  editable: boolean;
  history: SkuHistory;
  revealed: string | null;
  scrollTo: (row: number) => void;
  onIgnored: (cells: number) => void;
};

/** The active cell, the chosen range, the edit, and the actions of keys and the clipboard. */
export function useGridCells({ skus, rows, columns, editable, history, revealed, scrollTo, onIgnored }: GridOptions) {
  const [range, setRange] = useState<CellRange>({ from: { row: 0, column: 0 }, to: { row: 0, column: 0 } });
  const [typed, setTyped] = useState<string | null>(null);
  // Whether the active cell takes the focus when it moves: not before the grid was used.
  const inGrid = useRef(false);
  const active: Cell = { row: Math.min(range.to.row, rows.length - 1), column: range.to.column };
  // Rows that come or go above it, such as by another save, do not move the active cell to another SKU.
  const [known, setKnown] = useState(rows);
  if (known !== rows) {
    setKnown(rows);
    const row = rows.indexOf(known[active.row] ?? "");
    if (row !== -1 && row !== active.row) {
      const cell = { row, column: active.column };
      setRange({ from: cell, to: cell });
    }
  }
  const path = pathOf("skus", rows[active.row] ?? "", columns[active.column] ?? "price");

  // At once: keys pressed before the next frame belong to this cell. The page stays where it is under the pointer.
  useLayoutEffect(() => {
    if (!inGrid.current) return;
    const field = document.getElementById(fieldId(path));
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [path]);
  const showActive = useEffectEvent(() => scrollTo(active.row));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view follows the active cell
  useEffect(() => showActive(), [path]);

  const reveal = useEffectEvent((asked: string) => {
    const at = rows.findIndex((code) => asked === pathOf("skus", code) || asked.startsWith(`${pathOf("skus", code)}/`));
    if (at === -1) return;
    const column = columns.findIndex((name) => asked.endsWith(`/${name}`));
    inGrid.current = true;
    const cell = { row: at, column: Math.max(column, 0) };
    setRange({ from: cell, to: cell });
  });
  useEffect(() => {
    if (revealed !== null) reveal(revealed);
  }, [revealed]);

  const go = (to: Cell, extend = false) => {
    inGrid.current = true;
    setRange(({ from }) => ({ from: extend ? from : to, to }));
  };
  const textAt = ({ row, column }: Cell) => cellText(skus[rows[row] ?? ""] ?? {}, columns[column] ?? "price");
  /** Commits the edit of the active cell. */
  const commit = () => {
    const code = rows[active.row];
    const column = columns[active.column];
    setTyped(null);
    if (typed === null || code === undefined || column === undefined || typed === textAt(active)) return;
    history.change(setCell(skus, code, column, parseCell(column, typed)));
  };

  const command = (name: ReturnType<typeof commandOf>) => {
    if (name === "undo") history.undo();
    if (name === "redo") history.redo();
    if (name === "fillDown") history.change(fillDown(skus, rows, range, columns));
    if (name === "clear") history.change(clearCells(skus, rows, range, columns));
    if (name === "edit") setTyped(textAt(active));
    if (name === "selectAll")
      setRange({ from: { row: 0, column: 0 }, to: { row: rows.length - 1, column: columns.length - 1 } });
  };

  const size = { rows: rows.length, columns: columns.length };
  const whileTyping = (event: KeyboardEvent) => {
    const step =
      event.key === "Enter" ? "ArrowDown" : event.key === "Tab" ? (event.shiftKey ? "ArrowLeft" : "ArrowRight") : null;
    if (event.key === "Escape") setTyped(null);
    // Ctrl S saves the product: the edit is part of it.
    else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s") return commit();
    else if (step === null || event.nativeEvent.isComposing) return;
    else {
      commit();
      go(cellAfter(active, { key: step, ctrl: false }, size) ?? active);
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    active,
    path,
    typed,
    isChosen({ row, column }: Cell) {
      const { from, to } = ordered(range);
      return row >= from.row && row <= to.row && column >= from.column && column <= to.column;
    },
    go,
    commit,
    type: setTyped,
    edit: () => editable && typed === null && setTyped(textAt(active)),
    fillDown: () => command("fillDown"),
    isSeveral: range.from.row !== range.to.row,
    press(event: KeyboardEvent) {
      if (typed !== null) return whileTyping(event);
      const pressed = { key: event.key, ctrl: event.ctrlKey || event.metaKey, shift: event.shiftKey };
      const to = cellAfter(active, pressed, size);
      const asked = commandOf(pressed);
      if (to) go(to, event.shiftKey);
      else if (asked !== null) {
        if (!editable && asked !== "selectAll") return;
        command(asked);
      } else if (editable && event.key.length === 1 && !pressed.ctrl && !event.altKey) setTyped(event.key);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    copy(event: ClipboardEvent) {
      if (typed !== null) return;
      event.clipboardData.setData("text/plain", blockText(copyCells(skus, rows, range, columns)));
      event.preventDefault();
    },
    paste(event: ClipboardEvent) {
      if (typed !== null || !editable) return;
      event.preventDefault();
      const pasted = pasteCells(skus, rows, range, parseBlock(event.clipboardData.getData("text/plain")), columns);
      history.change(pasted.skus);
      onIgnored(pasted.ignored);
    },
  };
}
