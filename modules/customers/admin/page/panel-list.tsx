import type { ReactNode } from "react";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";

type PanelListProps<Row> = {
  title: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Shown when the list is empty. */
  none: string;
  /** Shown when there are more rows than listed. */
  more?: string | null;
  /** Beside the title. */
  end?: ReactNode;
  children: (row: Row) => ReactNode;
};

/** A panel with one line for each thing. */
export function PanelList<Row>({ title, rows, keyOf, none, more = null, end, children }: PanelListProps<Row>) {
  return (
    <AdminPanel title={title} end={end}>
      {rows.length === 0 ? (
        <p className="text-sm text-ink-soft">{none}</p>
      ) : (
        <ul className="-mx-4 divide-y divide-line text-sm lg:-mx-3.5">
          {rows.map((row) => (
            <li
              key={keyOf(row)}
              className="relative flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 hover:bg-sunken focus-within:bg-sunken lg:px-3.5"
            >
              {children(row)}
            </li>
          ))}
        </ul>
      )}
      {more === null ? null : <p className="mt-2 text-sm text-ink-soft">{more}</p>}
    </AdminPanel>
  );
}

export const rowLink = "font-bold no-underline after:absolute after:inset-0 hover:underline";
