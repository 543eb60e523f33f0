import { Link, useNavigation } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { fileAddress } from "#modules/admin/contract/list-file.ts";
import { type ListState, listQuery } from "#modules/admin/contract/list-state.ts";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { ListTools } from "#modules/admin/web/record-list/list-tools.tsx";
import type { ListView } from "#modules/admin/web/record-list/views-menu.tsx";
import { useAdminKeys } from "#modules/admin/web/use-admin-keys.ts";
import { deadDays, fewUnits, stockViews } from "../contract/stock-views.ts";
import { PlaceSafety } from "./place-safety.tsx";
import { StockFilter } from "./stock-filter.tsx";
import { type AskedStock, stockAddress, stockList, stockPath } from "./stock-list-model.ts";
import type { PlaceModel, StockRowModel } from "./stock-model.ts";
import { type StockColumn, StockTable, stockColumns } from "./stock-table.tsx";
import { useStockText } from "./stock-text.ts";

export type StockPageProps = {
  rows: readonly StockRowModel[];
  total: number;
  page: number;
  pageSize: number;
  asked: AskedStock;
  /** The list's state as the address encodes it. */
  shown: ListState;
  views: readonly ListView[];
  places: readonly PlaceModel[];
  mayEdit: boolean;
  answer: AdminAnswer | null;
};

/** Stock by SKU and place. The list, its filters and its page stand in the address. */
export function StockPage(props: StockPageProps) {
  const { rows, total, page, pageSize, asked, shown, views, places, mayEdit, answer } = props;
  const t = useStockText();
  const { state } = useNavigation();
  useAdminKeys();
  // Staff of one store have one place, without choosing it.
  const place = places.length === 1 ? places[0] : places.find(({ code }) => code === asked.sourceCode);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return (
    <div className={cx("grid gap-3", state === "loading" && "opacity-70")}>
      <PageHeader title={t("title")} />
      <nav aria-label={t("views")} className="flex gap-1 overflow-x-auto">
        {stockViews.map((view) => (
          <Link
            key={view}
            to={stockAddress(shown, { filters: { ...shown.filters, view: view === "all" ? "" : view } })}
            aria-current={view === asked.view ? "page" : undefined}
            className={cx(
              "flex min-h-9 shrink-0 items-center rounded-md px-3 text-sm font-bold no-underline pointer-coarse:min-h-11",
              view === asked.view ? "bg-ink text-paper" : "text-ink-soft hover:bg-sunken hover:text-ink",
            )}
          >
            {t(`view_${view}`)}
          </Link>
        ))}
      </nav>
      <ActionResult answer={answer} />
      <StockFilter asked={asked} shown={shown} places={places} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-sm text-ink-soft tabular-nums">
          {t("found", { count: total })}
          {asked.view === "low" ? ` · ${t("view_low_text", { few: fewUnits })}` : ""}
          {asked.view === "dead" ? ` · ${t("view_dead_text", { days: deadDays })}` : ""}
        </p>
        <ListTools
          list="stock"
          path={stockPath}
          query={String(listQuery(shown, stockList))}
          views={views}
          columns={stockList.columns.map((key) => ({ key, label: t(stockColumns[key as StockColumn]) }))}
          shown={shown.columns}
          columnsAddress={(next) => stockAddress(shown, { columns: next, page })}
          exportAddress={fileAddress(stockPath, String(listQuery(shown, stockList)))}
        />
      </div>
      {rows.length === 0 ? (
        <EmptyState title={t("none")}>{t("none_text")}</EmptyState>
      ) : (
        <StockTable rows={rows} shown={shown} />
      )}
      {pages > 1 ? (
        <nav aria-label={t("pages")} className="flex items-center gap-4 text-sm font-bold">
          {page > 1 ? (
            <Link to={stockAddress(shown, { page: page - 1 })} className="inline-flex min-h-11 items-center underline">
              {t("before")}
            </Link>
          ) : null}
          <span className="text-ink-soft tabular-nums">{t("page_of", { page, pages })}</span>
          {page < pages ? (
            <Link to={stockAddress(shown, { page: page + 1 })} className="inline-flex min-h-11 items-center underline">
              {t("next")}
            </Link>
          ) : null}
        </nav>
      ) : null}
      {mayEdit && place ? <PlaceSafety key={place.code} place={place} answer={answer} /> : null}
    </div>
  );
}
