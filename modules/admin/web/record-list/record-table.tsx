import type { ReactNode } from "react";
import { isSelected, pageSelection, type Selection, selectRows } from "../../contract/selection.ts";
import { useAdminText } from "../admin-text.ts";
import { ariaSort, SortLink } from "./sort-link.tsx";

/** One column of a list. The first one names the row and is always shown. */
export type ListColumn<Row> = {
  readonly key: string;
  readonly label: string;
  /** Whether the server can sort by it. */
  readonly isSortable?: boolean;
  /** Whether the first press sorts upwards, as for names. */
  readonly isAscendingFirst?: boolean;
  readonly className?: string;
  readonly headClassName?: string;
  render(row: Row): ReactNode;
};

type RecordTableProps<Row> = {
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  idOf(row: Row): string;
  readonly sort: string;
  /** The address of the list with another sort. */
  sortAddress(sort: string): string;
  /** Absent where nothing can be done with several rows. */
  readonly chosen?: { readonly selection: Selection; select(selection: Selection): void };
};

const head = "px-2.5 py-2 text-left text-xs font-bold text-ink-soft";
const cell = "px-2.5 py-2 align-top md:h-11 md:align-middle";

/** Dense on a screen; on a phone each row is a small card. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { columns, rows, idOf, sort, sortAddress, chosen } = props;
  const t = useAdminText();
  const ids = rows.map(idOf);
  const onPage = chosen ? pageSelection(chosen.selection, ids) : "none";
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <table className="w-full border-collapse text-sm phone:block">
        {/* Hidden on a phone, not only from sight: its links and checkbox would take the focus unseen. */}
        <thead className="border-b border-line bg-sunken phone:hidden">
          <tr>
            {chosen ? (
              <th className={`${head} w-9`}>
                <input
                  type="checkbox"
                  aria-label={t("select_page")}
                  checked={onPage === "all"}
                  ref={(box) => {
                    if (box) box.indeterminate = onPage === "some";
                  }}
                  onChange={() => chosen.select(selectRows(chosen.selection, ids, onPage !== "all"))}
                  className="block size-4 accent-court"
                />
              </th>
            ) : null}
            {columns.map((column) => (
              <th
                key={column.key}
                className={`${head} ${column.headClassName ?? ""}`}
                aria-sort={ariaSort(sort, column.key)}
              >
                {column.isSortable ? <SortLink column={column} sort={sort} sortAddress={sortAddress} /> : column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line phone:block">
          {rows.map((row, at) => (
            <tr
              key={ids[at]}
              className="relative hover:bg-sunken focus-within:bg-sunken has-[input:checked]:bg-court-soft phone:grid phone:grid-cols-[1fr_auto] phone:px-1 phone:py-2"
            >
              {chosen ? (
                <td className={`${cell} phone:hidden`}>
                  <input
                    type="checkbox"
                    aria-label={t("select_row", { name: ids[at] ?? "" })}
                    checked={isSelected(chosen.selection, ids[at] ?? "")}
                    onChange={(event) =>
                      chosen.select(selectRows(chosen.selection, [ids[at] ?? ""], event.currentTarget.checked))
                    }
                    // Above the link that covers the row.
                    className="relative z-1 block size-4 accent-court"
                  />
                </td>
              ) : null}
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} scope="row" className={`${cell} text-left ${column.className ?? ""}`}>
                    {column.render(row)}
                  </th>
                ) : (
                  <td key={column.key} className={`${cell} ${column.className ?? ""}`}>
                    {column.render(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
