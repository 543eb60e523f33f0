import { Link, useNavigation } from "react-router";
import { buttonClass } from "#kit/web/actions/button-class.ts";
import { cx } from "#kit/web/class-names.ts";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { type ListState, listQuery } from "#modules/admin/contract/list-state.ts";
import { countSelected, everythingSelected } from "#modules/admin/contract/selection.ts";
import { selectionQuery } from "#modules/admin/contract/selection-query.ts";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { ListTools } from "#modules/admin/web/record-list/list-tools.tsx";
import { SelectionBar } from "#modules/admin/web/record-list/selection-bar.tsx";
import { SelectionTools } from "#modules/admin/web/record-list/selection-tools.tsx";
import { useSelection } from "#modules/admin/web/record-list/use-selection.ts";
import type { ListView } from "#modules/admin/web/record-list/views-menu.tsx";
import { useAdminKeys } from "#modules/admin/web/use-admin-keys.ts";
import { batchPath } from "./batch/order-batch.ts";
import { CountedNotice } from "./counted-notice.tsx";
import { OrderFilter } from "./order-filter.tsx";
import { orderList, ordersFilePath, ordersPath } from "./order-list.ts";
import { type AdminTab, adminTabs, asAdminTab, countOf, type OrderCounts, type OrderRow } from "./order-model.ts";
import { OrderTable, orderColumns } from "./order-table.tsx";

export type OrdersPageProps = {
  orders: readonly OrderRow[];
  total: number;
  page: number;
  pageSize: number;
  counts: OrderCounts;
  asked: { tab: string; deliveryType: string; storeCode: string; search: string };
  /** The list's state in the address. */
  shown: ListState;
  views: readonly ListView[];
  stores: readonly { code: string; name: string }[];
  year: number;
};

/** The list of orders, the newest first. Its whole state is in the address. */
export function OrdersPage(props: OrdersPageProps) {
  const { orders, total, page, pageSize, counts, asked, shown, views, stores, year } = props;
  const t = useAdminText();
  const { state } = useNavigation();
  useAdminKeys();
  const tab = asAdminTab(asked.tab);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const query = listQuery(shown, orderList, { page });
  const [selection, select] = useSelection(
    String(listQuery({ ...shown, columns: orderList.defaultColumns }, orderList)),
  );
  const address = (changes: Partial<ListState>) => {
    const wanted = listQuery(shown, orderList, changes);
    return wanted.size > 0 ? `?${wanted}` : ordersPath;
  };
  const tabAddress = (key: AdminTab) => address({ filters: { ...shown.filters, tab: key === "open" ? "" : key } });
  const columns = orderColumns(t, year).filter(({ key }) => orderList.columns.includes(key));
  return (
    <div className={cx("grid gap-3", state === "loading" && "opacity-70")}>
      <PageHeader title={t("orders")} actions={<p className="hidden text-xs text-ink-soft md:block">{t("keys")}</p>} />
      <nav aria-label={t("piles")} className="flex gap-1 overflow-x-auto">
        {(Object.keys(adminTabs) as AdminTab[]).map((key) => {
          const count = countOf(key, counts);
          return (
            <Link
              key={key}
              to={tabAddress(key)}
              aria-current={key === tab ? "page" : undefined}
              className={cx(
                "flex min-h-9 shrink-0 items-center gap-2 rounded-md px-3 text-sm font-bold no-underline pointer-coarse:min-h-11",
                key === tab ? "bg-ink text-paper" : "text-ink-soft hover:bg-sunken hover:text-ink",
              )}
            >
              {t(`tab_${key}`)}
              {count === null ? null : <span className="text-xs tabular-nums">{count}</span>}
            </Link>
          );
        })}
      </nav>
      <CountedNotice shown={shown} />
      <OrderFilter asked={asked} stores={stores} shown={shown} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-sm text-ink-soft tabular-nums">
          {t("found", { count: total })}
        </p>
        <ListTools
          list="orders"
          path={ordersPath}
          query={String(listQuery(shown, orderList))}
          views={views}
          columns={columns}
          shown={shown.columns}
          columnsAddress={(next) => address({ columns: next, page })}
          exportAddress={`${ordersFilePath}?${selectionQuery(query, everythingSelected)}`}
        />
      </div>
      <SelectionBar selection={selection} select={select} ids={orders.map(({ orderCode }) => orderCode)} total={total}>
        <SelectionTools selection={selection} total={total} filters={query} filePath={ordersFilePath} />
        <Link
          to={`${batchPath}?${selectionQuery(query, selection)}`}
          className={buttonClass({ variant: "court", size: "sm" })}
        >
          {t("batch_open", { count: countSelected(selection, total) })}
        </Link>
      </SelectionBar>
      {orders.length === 0 ? (
        <EmptyState
          title={t("none")}
          actions={total > 0 || query.size > 0 ? <Link to={ordersPath}>{t("all_filters_off")}</Link> : null}
        >
          {t("none_text")}
        </EmptyState>
      ) : (
        <OrderTable
          orders={orders}
          year={year}
          shown={shown.columns}
          sort={shown.sort}
          sortAddress={(sort) => address({ sort })}
          selection={selection}
          select={select}
        />
      )}
      {pages > 1 ? (
        <nav aria-label={t("pages")} className="flex items-center gap-4 text-sm font-bold">
          {page > 1 ? (
            <Link to={address({ page: page - 1 })} className="inline-flex min-h-11 items-center underline">
              {t("newer")}
            </Link>
          ) : null}
          <span className="text-ink-soft tabular-nums">{t("page_of", { page, pages })}</span>
          {page < pages ? (
            <Link to={address({ page: page + 1 })} className="inline-flex min-h-11 items-center underline">
              {t("older")}
            </Link>
          ) : null}
        </nav>
      ) : null}
    </div>
  );
}
