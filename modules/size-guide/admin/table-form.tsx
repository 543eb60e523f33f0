import type { ClipboardEvent } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { boxClass } from "#kit/web/forms/input-class.ts";
import type { TableRow } from "../contract/chart-blocks.ts";
import {
  copiedCells,
  evenRows,
  widthOf,
  withCell,
  withColumn,
  withoutColumn,
  withoutRow,
  withPasted,
  withRow,
} from "../contract/table-edits.ts";
import { useSizeGuideAdminText } from "./size-guide-admin-text.ts";

type TableFormProps = {
  rows: readonly TableRow[];
  lang: string;
  editable: boolean;
  onChange: (rows: readonly TableRow[]) => void;
};

/** The cells of a table. Its first row and its first column are headers. */
export function TableForm({ rows, lang, editable, onChange }: TableFormProps) {
  const t = useSizeGuideAdminText();
  const width = widthOf(rows);
  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const cells = copiedCells(event.clipboardData.getData("text/plain"));
    if (!editable || cells === null) return;
    event.preventDefault();
    onChange(withPasted(rows, row, column, cells));
  };
  return (
    <div className="grid min-w-0 gap-2">
      <p className="text-sm text-ink-soft">{t("table_hint")}</p>
      <div className="overflow-x-auto p-0.5">
        <table className="border-separate border-spacing-1">
          {editable && width > 1 ? (
            <thead>
              <tr>
                {Array.from({ length: width }, (_, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column has nothing but its place
                  <td key={column} className="text-center">
                    <IconButton
                      icon="x"
                      size="sm"
                      label={t("remove_column", { column: column + 1 })}
                      onClick={() => onChange(withoutColumn(rows, column))}
                    />
                  </td>
                ))}
              </tr>
            </thead>
          ) : null}
          <tbody>
            {evenRows(rows).map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing but its place
              <tr key={row}>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell has nothing but its place
                  <td key={column}>
                    <input
                      type="text"
                      lang={lang}
                      value={cell}
                      readOnly={!editable}
                      autoComplete="off"
                      aria-label={t("cell", { row: row + 1, column: column + 1 })}
                      onChange={({ currentTarget: { value } }) => onChange(withCell(rows, row, column, value))}
                      onPaste={(event) => paste(event, row, column)}
                      className={cx(
                        boxClass,
                        "min-h-9 w-24 px-2 text-base pointer-coarse:min-h-11 md:text-sm",
                        row === 0 || column === 0 ? "font-bold" : "tabular-nums",
                      )}
                    />
                  </td>
                ))}
                {editable && rows.length > 2 && row > 0 ? (
                  <td>
                    <IconButton
                      icon="x"
                      size="sm"
                      label={t("remove_row", { row: row + 1 })}
                      onClick={() => onChange(withoutRow(rows, row))}
                    />
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {editable ? (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" icon="plus" onClick={() => onChange(withRow(rows))}>
            {t("add_row")}
          </Button>
          <Button size="sm" variant="secondary" icon="plus" onClick={() => onChange(withColumn(rows))}>
            {t("add_column")}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
