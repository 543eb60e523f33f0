import { cx } from "#kit/web/class-names.ts";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { cellText, type GridColumn, type GridSku } from "../../../contract/product/grid/cell-value.ts";
import type { useGridCells } from "./use-grid-cells.ts";

type GridCellProps = {
  sku: GridSku;
  column: GridColumn;
  label: string;
  cell: { row: number; column: number };
  problem: string | null;
  editable: boolean;
  grid: ReturnType<typeof useGridCells>;
};

const widths: Record<GridColumn, string> = {
  barcode: "min-w-36",
  number: "min-w-28",
  extCode: "min-w-28",
  price: "min-w-24 text-right",
  salePrice: "min-w-24 text-right",
  saleFrom: "min-w-36",
  saleUntil: "min-w-36",
  cost: "min-w-24 text-right",
  grams: "min-w-16 text-right",
  box: "min-w-32",
  shipsFrom: "min-w-28",
  onHand: "min-w-20 text-right",
};

/** One cell. The active one is a field that takes the focus; the others are texts. */
export function GridCell({ sku, column, label, cell, problem, editable, grid }: GridCellProps) {
  const isActive = grid.active.row === cell.row && grid.active.column === cell.column;
  const text = cellText(sku, column);
  const look = cx(
    "h-9 border-r border-b border-line p-0 whitespace-nowrap [&_input]:scroll-mt-12 [&_input]:scroll-ml-48",
    widths[column],
    grid.isChosen(cell) && "bg-court-soft",
    problem && "bg-danger-soft",
  );
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the active cell's field has the focus
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
      role="gridcell"
      aria-selected={grid.isChosen(cell)}
      aria-invalid={problem ? true : undefined}
      className={look}
      onPointerDown={(event) => {
        if (isActive || event.button !== 0) return;
        grid.commit();
        grid.go(cell, event.shiftKey);
      }}
      onPointerEnter={(event) => event.buttons === 1 && event.pointerType === "mouse" && grid.go(cell, true)}
    >
      {isActive ? (
        <input
          id={fieldId(grid.path)}
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? "grid-problem" : undefined}
          autoComplete="off"
          spellCheck={false}
          readOnly={grid.typed === null}
          value={grid.typed ?? text}
          onChange={(event) => grid.type(event.currentTarget.value)}
          onKeyDown={grid.press}
          onCopy={grid.copy}
          onPaste={grid.paste}
          onBlur={grid.commit}
          onDoubleClick={grid.edit}
          onClick={(event) => event.detail === 1 && matchMedia("(pointer: coarse)").matches && grid.edit()}
          className={cx(
            "h-full w-full min-w-0 bg-transparent px-2 text-inherit outline-2 -outline-offset-2 outline-court",
            editable && grid.typed !== null && "bg-surface",
          )}
        />
      ) : (
        <span className="block px-2">{text}</span>
      )}
    </td>
  );
}
