import type { ReactNode } from "react";
import {
  countSelected,
  everythingSelected,
  nothingSelected,
  pageSelection,
  type Selection,
} from "../../contract/selection.ts";
import { canHandOn, mostSelected } from "../../contract/selection-query.ts";
import { useAdminText } from "../admin-text.ts";

type SelectionBarProps = {
  selection: Selection;
  select: (selection: Selection) => void;
  /** The rows of this page, and how many match. */
  ids: readonly string[];
  total: number;
  /** Whether more match than are counted: then they cannot be chosen all at once. */
  isMore?: boolean;
  /** The actions on the chosen rows. */
  children?: ReactNode;
};

const link = "min-h-9 font-bold underline pointer-coarse:min-h-11";

/** How many rows are chosen, and the way to all that match. */
export function SelectionBar({ selection, select, ids, total, isMore = false, children }: SelectionBarProps) {
  const t = useAdminText();
  const count = countSelected(selection, total);
  const isPage = selection.kind === "some" && pageSelection(selection, ids) === "all" && total > count;
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg bg-court-soft px-3 py-1.5 text-sm">
      <p role="status" className="font-bold tabular-nums">
        {t("selected", { count })}
      </p>
      {isPage && isMore ? <p>{t("select_narrow", { count: total })}</p> : null}
      {isPage && !isMore ? (
        <button type="button" className={link} onClick={() => select(everythingSelected)}>
          {t("select_all_matching", { count: total })}
        </button>
      ) : null}
      <button type="button" className={link} onClick={() => select(nothingSelected)}>
        {t("select_none")}
      </button>
      <span className="ml-auto flex flex-wrap items-center gap-2">
        {canHandOn(selection) ? children : t("select_too_many", { count: mostSelected })}
      </span>
    </div>
  );
}
