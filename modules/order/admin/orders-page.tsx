import { Link, useNavigation } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { useAdminKeys } from "#modules/admin/web/use-admin-keys.ts";
import { OrderFilter } from "./order-filter.tsx";
import { type AdminTab, adminTabs, asAdminTab, countOf, type OrderCounts, type OrderRow } from "./order-model.ts";
import { OrderTable } from "./order-table.tsx";

export type OrdersPageProps = {
  orders: readonly OrderRow[];
  total: number;
  page: number;
  pageSize: number;
  counts: OrderCounts;
  asked: { tab: string; deliveryType: string; storeCode: string; search: string };
  stores: readonly { code: string; name: string }[];
  year: number;
};

/** The piles of orders, the newest first. All of it stands in the address. */
export function OrdersPage({ orders, total, page, pageSize, counts, asked, stores, year }: OrdersPageProps) {
  const t = useAdminText();
  const { state } = useNavigation();
  useAdminKeys();
  const tab = asAdminTab(asked.tab);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const address = (changes: Partial<typeof asked> & { page?: number }) => {
    const wanted = { ...asked, ...changes };
    const query = new URLSearchParams();
    if (wanted.tab !== "open") query.set("tab", wanted.tab);
    for (const key of ["deliveryType", "storeCode", "search"] as const) if (wanted[key]) query.set(key, wanted[key]);
    if ((wanted.page ?? 1) > 1) query.set("page", String(wanted.page));
    return query.size > 0 ? `?${query}` : "/admin/orders";
  };
  return (
    <div className={cx("grid gap-3", state === "loading" && "opacity-70")}>
      <PageHeader title={t("orders")} actions={<p className="hidden text-xs text-ink-soft md:block">{t("keys")}</p>} />
      <nav aria-label={t("piles")} className="flex gap-1 overflow-x-auto">
        {(Object.keys(adminTabs) as AdminTab[]).map((key) => {
          const count = countOf(key, counts);
          return (
            <Link
              key={key}
              to={address({ tab: key })}
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
      <OrderFilter asked={asked} stores={stores} />
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {t("found", { count: total })}
      </p>
      {orders.length === 0 ? (
        <EmptyState title={t("none")}>{t("none_text")}</EmptyState>
      ) : (
        <OrderTable orders={orders} year={year} />
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
