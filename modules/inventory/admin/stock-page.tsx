import { Link, useNavigation } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import { useAdminKeys } from "#modules/admin/web/use-admin-keys.ts";
import { deadDays, fewUnits, stockViews } from "../contract/stock-views.ts";
import { PlaceSafety } from "./place-safety.tsx";
import { StockFilter, type StockQuery } from "./stock-filter.tsx";
import type { PlaceModel, StockRowModel } from "./stock-model.ts";
import { StockTable } from "./stock-table.tsx";
import { useStockText } from "./stock-text.ts";

export type StockPageProps = {
  rows: readonly StockRowModel[];
  total: number;
  page: number;
  pageSize: number;
  asked: StockQuery;
  places: readonly PlaceModel[];
  mayEdit: boolean;
  answer: AdminAnswer | null;
};

/** Stock by SKU and place. The list, its filters and its page stand in the address. */
export function StockPage({ rows, total, page, pageSize, asked, places, mayEdit, answer }: StockPageProps) {
  const t = useStockText();
  const { state } = useNavigation();
  useAdminKeys();
  // Staff of one store have one place, without choosing it.
  const place = places.length === 1 ? places[0] : places.find(({ code }) => code === asked.sourceCode);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const address = (changes: Partial<StockQuery> & { page?: number }) => {
    const { page: wantedPage = 1, ...wanted } = { ...asked, ...changes };
    const query = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== "" && value !== "all"));
    if (wantedPage > 1) query.set("page", String(wantedPage));
    return query.size > 0 ? `?${query}` : "/admin/stock";
  };
  return (
    <div className={cx("grid gap-3", state === "loading" && "opacity-70")}>
      <PageHeader title={t("title")} actions={<ExportLink />} />
      <nav aria-label={t("views")} className="flex gap-1 overflow-x-auto">
        {stockViews.map((view) => (
          <Link
            key={view}
            to={address({ view })}
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
      <StockFilter asked={asked} places={places} />
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {t("found", { count: total })}
        {asked.view === "low" ? ` · ${t("view_low_text", { few: fewUnits })}` : ""}
        {asked.view === "dead" ? ` · ${t("view_dead_text", { days: deadDays })}` : ""}
      </p>
      {rows.length === 0 ? <EmptyState title={t("none")}>{t("none_text")}</EmptyState> : <StockTable rows={rows} />}
      {pages > 1 ? (
        <nav aria-label={t("pages")} className="flex items-center gap-4 text-sm font-bold">
          {page > 1 ? (
            <Link to={address({ page: page - 1 })} className="inline-flex min-h-11 items-center underline">
              {t("before")}
            </Link>
          ) : null}
          <span className="text-ink-soft tabular-nums">{t("page_of", { page, pages })}</span>
          {page < pages ? (
            <Link to={address({ page: page + 1 })} className="inline-flex min-h-11 items-center underline">
              {t("next")}
            </Link>
          ) : null}
        </nav>
      ) : null}
      {mayEdit && place ? <PlaceSafety key={place.code} place={place} answer={answer} /> : null}
    </div>
  );
}
