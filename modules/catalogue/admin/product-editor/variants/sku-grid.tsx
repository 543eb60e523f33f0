import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { Fragment, useMemo, useRef, useState } from "react";
import { pathOf } from "#kit/core/fields/field-changes.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { type GridColumn, gridColumns } from "../../../contract/product/grid/cell-value.ts";
import { rowsOf, type Skus } from "../../../contract/product/grid/edit-cells.ts";
import type { ProductChoices } from "../product-choices.ts";
import { useProductEditorText } from "../product-editor-text.ts";
import { GridCell } from "./grid-cell.tsx";
import { useGridCells } from "./use-grid-cells.ts";
import type { SkuHistory } from "./use-sku-history.ts";
import type { StockEdits } from "./use-stock-edits.ts";

type SkuGridProps = {
  skus: Skus;
  editor: RecordEditor;
  history: SkuHistory;
  attributes: ProductChoices["attributes"];
  /** Units that can still be sold, by SKU. */
  sellable: ReadonlyMap<string, number>;
  stock: StockEdits;
  revealed: string | null;
};

const rowHeight = 36;
const head = "border-b border-line bg-sunken px-2 py-1.5 text-left text-xs font-bold whitespace-nowrap text-ink-soft";

/** The SKUs as a spreadsheet: arrows, typing, copy and paste, fill down, undo. Rows outside the view are not drawn. */
export function SkuGrid({ skus, editor, history, attributes, sellable, stock, revealed }: SkuGridProps) {
  const t = useProductEditorText();
  const scroller = useRef<HTMLDivElement>(null);
  const [ignored, setIgnored] = useState(0);
  const rows = useMemo(() => rowsOf(skus), [skus]);
  const columns: readonly GridColumn[] = stock.place ? [...gridColumns, "onHand"] : gridColumns;
  const place = stock.place?.sourceName ?? "";
  const activeRow = useRef(0);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    // The active row is drawn wherever the grid is scrolled to: its cell keeps the focus.
    rangeExtractor: (range) => withRow(activeRow.current, defaultRangeExtractor(range)),
  });
  const grid = useGridCells({
    skus,
    rows,
    columns,
    editable: editor.editable,
    history,
    revealed,
    scrollTo: (row) => virtualizer.scrollToIndex(row, { align: "auto" }),
    onIgnored: setIgnored,
  });
  activeRow.current = grid.active.row;
  const drawn = virtualizer.getVirtualItems();
  const after = virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  const optionNames = (code: string) =>
    attributes
      .flatMap(({ code: attribute, values }) => {
        const value = skus[code]?.options?.[attribute];
        return value === undefined ? [] : [values.find((one) => one.code === value)?.name ?? value];
      })
      .join(" · ");
  const remove = (code: string) => {
    const { [code]: _removed, ...others } = skus;
    history.change(others);
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2" data-print="hide">
        <IconButton size="sm" icon="undo-2" label={t("undo")} disabled={!history.canUndo} onClick={history.undo} />
        <IconButton size="sm" icon="refresh-cw" label={t("redo")} disabled={!history.canRedo} onClick={history.redo} />
        <Button
          size="sm"
          variant="quiet"
          icon="chevron-down"
          disabled={!grid.isSeveral || !editor.editable}
          onClick={grid.fillDown}
        >
          {t("fill_down")}
        </Button>
        <p className="text-xs text-ink-soft max-md:hidden">{t("grid_hint")}</p>
      </div>
      <div ref={scroller} className="max-h-[60dvh] overflow-auto rounded-md border border-line">
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells take the focus one at a time
          role="grid"
          aria-label={t("grid")}
          aria-rowcount={rows.length + 1}
          aria-multiselectable="true"
          className="border-separate border-spacing-0 text-sm tabular-nums"
          // The cell has the focus since the pointer went down; the press itself would give it to the scroller.
          onMouseDown={(event) => (event.target as Element).closest("input, button") ?? event.preventDefault()}
        >
          <thead className="sticky top-0 z-2">
            <tr aria-rowindex={1}>
              <th className={`${head} sticky left-0 z-3 min-w-44`}>{t("col_sku")}</th>
              {columns.map((column) => (
                <th key={column} className={head}>
                  {t(`col_${column}`, { place })}
                </th>
              ))}
              <th className={head}>{t("col_stock")}</th>
              <th className={head}>
                <span className="sr-only">{t("col_remove")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {drawn.map(({ index, start }, nth) => {
              const code = rows[index] ?? "";
              return (
                <Fragment key={code}>
                  <Space height={start - (drawn[nth - 1]?.end ?? 0)} columns={columns.length} />
                  <tr aria-rowindex={index + 2} className="hover:bg-sunken">
                    <th
                      scope="row"
                      className={cx(
                        "sticky left-0 z-1 border-r border-b border-line bg-surface px-2 text-left font-semibold whitespace-nowrap",
                        editor.problemAt(pathOf("skus", code)) && "text-danger",
                      )}
                    >
                      {code}
                      <span className="ml-2 font-normal text-ink-soft">{optionNames(code)}</span>
                    </th>
                    {columns.map((column, at) => (
                      <GridCell
                        key={column}
                        sku={skus[code] ?? {}}
                        column={column}
                        label={`${t(`col_${column}`, { place })} ${code}`}
                        cell={{ row: index, column: at }}
                        problem={
                          column === "onHand" && stock.wrong.has(code)
                            ? t("stock_wrong", { skus: code })
                            : editor.problemAt(pathOf("skus", code, column))
                        }
                        editable={editor.editable}
                        grid={grid}
                      />
                    ))}
                    <td className="border-b border-line px-2 text-right text-ink-soft">{sellable.get(code) ?? "–"}</td>
                    <td className="border-b border-line px-1">
                      {editor.editable ? (
                        <IconButton
                          size="sm"
                          icon="trash-2"
                          label={t("remove", { name: code })}
                          onClick={() => remove(code)}
                        />
                      ) : null}
                    </td>
                  </tr>
                </Fragment>
              );
            })}
            <Space height={after} columns={columns.length} />
          </tbody>
        </table>
      </div>
      <FieldError id="grid-problem" error={editor.problemAt(grid.path)} />
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {ignored > 0 ? t("paste_ignored", { count: ignored }) : ""}
      </p>
    </div>
  );
}

/** The rows to draw with one more among them, in their order. */
const withRow = (row: number, drawn: number[]): number[] =>
  drawn.includes(row) ? drawn : [...drawn, row].sort((one, other) => one - other);

/** Fills the space of rows that are not rendered. */
function Space({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr>
      <td style={{ height }} colSpan={columns + 3} />
    </tr>
  );
}
