import { Form, Link, useNavigation } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { fileAddress } from "#modules/admin/contract/list-file.ts";
import { type ListState, listQuery } from "#modules/admin/contract/list-state.ts";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { PageLinks } from "#modules/admin/web/page-links.tsx";
import { ListTools } from "#modules/admin/web/record-list/list-tools.tsx";
import { RecordTable } from "#modules/admin/web/record-list/record-table.tsx";
import type { ListView } from "#modules/admin/web/record-list/views-menu.tsx";
import { useAdminKeys } from "#modules/admin/web/use-admin-keys.ts";
import { type AskedPages, pageStandings } from "../../../contract/page/page-list-query.ts";
import { pagesPath } from "../page-address.ts";
import { usePagesText } from "../pages-text.ts";
import { pageColumns } from "./page-columns.tsx";
import { type PageRow, pageList, pagesAddress } from "./page-list-model.ts";

export type PageListPageProps = {
  pages: readonly PageRow[];
  total: number;
  page: number;
  pageSize: number;
  asked: AskedPages;
  /** The list's state as the address encodes it. */
  shown: ListState;
  views: readonly ListView[];
  year: number;
};

/** Landing pages of every status. The address encodes the whole state of the list. */
export function PageListPage({ pages, total, page, pageSize, asked, shown, views, year }: PageListPageProps) {
  const t = usePagesText();
  const { state: loading } = useNavigation();
  useAdminKeys();
  const columns = pageColumns(t, year);
  const query = listQuery(shown, pageList);
  const isFiltered = Object.keys(shown.filters).length > 0;
  return (
    <div className={cx("grid gap-3", loading === "loading" && "opacity-70")}>
      <PageHeader
        title={t("pages")}
        actions={
          <LinkButton to={`${pagesPath}/new`} size="sm" variant="court" icon="plus">
            {t("new")}
          </LinkButton>
        }
      />
      <nav aria-label={t("by_standing")} className="flex gap-1 overflow-x-auto">
        {(["", ...pageStandings] as const).map((state) => (
          <Link
            key={state}
            to={pagesAddress(shown, { filters: { ...shown.filters, state } })}
            aria-current={state === asked.state ? "page" : undefined}
            className={cx(
              "flex min-h-9 shrink-0 items-center rounded-md px-3 text-sm font-bold no-underline pointer-coarse:min-h-11",
              state === asked.state ? "bg-ink text-paper" : "text-ink-soft hover:bg-sunken hover:text-ink",
            )}
          >
            {t(state === "" ? "standing_any" : `standing_${state}`)}
          </Link>
        ))}
      </nav>
      <Form role="search" key={JSON.stringify(asked)} className="flex flex-wrap items-end gap-2">
        {(["state", "sort", "columns"] as const).map((name) =>
          query.get(name) === null ? null : (
            <input key={name} type="hidden" name={name} value={query.get(name) ?? ""} />
          ),
        )}
        <label className="grid grow gap-1 text-xs font-bold text-ink-soft md:max-w-80">
          {t("search")}
          <input
            data-search
            name="search"
            type="search"
            defaultValue={asked.search}
            maxLength={80}
            autoComplete="off"
            enterKeyHint="search"
            className={`${boxClass} min-h-9 w-full min-w-0 px-3 text-base font-normal text-ink pointer-coarse:min-h-11 md:text-sm`}
          />
        </label>
        <Button type="submit" variant="secondary" size="sm" icon="search">
          {t("find")}
        </Button>
      </Form>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-sm text-ink-soft tabular-nums">
          {t("found", { count: total })}
        </p>
        <ListTools
          list="pages"
          path={pagesPath}
          query={String(query)}
          views={views}
          columns={columns.filter(({ key }) => pageList.columns.includes(key))}
          shown={shown.columns}
          columnsAddress={(next) => pagesAddress(shown, { columns: next, page })}
          exportAddress={fileAddress(pagesPath, String(query))}
        />
      </div>
      {pages.length === 0 ? (
        <EmptyState title={t(isFiltered || page > 1 ? "none_found" : "none")}>
          {isFiltered || page > 1 ? (
            <Link to={pagesPath} className="font-bold underline">
              {t("clear_filters")}
            </Link>
          ) : (
            t("none_text")
          )}
        </EmptyState>
      ) : (
        <RecordTable
          columns={columns.filter(({ key }) => key === "name" || shown.columns.includes(key))}
          rows={pages}
          idOf={({ path }) => path}
          sort={shown.sort}
          sortAddress={(sort) => pagesAddress(shown, { sort })}
        />
      )}
      <PageLinks page={page} pages={Math.ceil(total / pageSize)} address={(to) => pagesAddress(shown, { page: to })} />
    </div>
  );
}
