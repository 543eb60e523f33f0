import { Link, useNavigation } from "react-router";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { fileAddress } from "#modules/admin/contract/list-file.ts";
import { type ListState, listQuery } from "#modules/admin/contract/list-state.ts";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { PageLinks } from "#modules/admin/web/page-links.tsx";
import { ListTools } from "#modules/admin/web/record-list/list-tools.tsx";
import { RecordTable } from "#modules/admin/web/record-list/record-table.tsx";
import type { ListView } from "#modules/admin/web/record-list/views-menu.tsx";
import { useAdminKeys } from "#modules/admin/web/use-admin-keys.ts";
import { planStates } from "../../contract/price-plan/price-plan-state.ts";
import { pricePlanColumns } from "./price-plan-columns.tsx";
import { PricePlanFilter } from "./price-plan-filter.tsx";
import {
  type AskedPricePlans,
  type PricePlanRow,
  pricePlanList,
  pricePlansAddress,
  pricePlansPath,
} from "./price-plan-list-model.ts";
import { usePricePlansText } from "./price-plans-text.ts";

export type PricePlanListPageProps = {
  plans: readonly PricePlanRow[];
  total: number;
  page: number;
  pageSize: number;
  asked: AskedPricePlans;
  /** The list's state as the address encodes it. */
  shown: ListState;
  views: readonly ListView[];
  mayEdit: boolean;
  year: number;
};

/** Price plans of every state. The address encodes the whole state of the list. */
export function PricePlanListPage(props: PricePlanListPageProps) {
  const { plans, total, page, pageSize, asked, shown, views, mayEdit, year } = props;
  const t = usePricePlansText();
  const { state: loading } = useNavigation();
  useAdminKeys();
  const columns = pricePlanColumns(t, year);
  const isFiltered = Object.keys(shown.filters).length > 0;
  return (
    <div className={cx("grid gap-3", loading === "loading" && "opacity-70")}>
      <PageHeader
        title={t("title")}
        actions={
          mayEdit ? (
            <LinkButton to={`${pricePlansPath}/new`} size="sm" variant="court" icon="plus">
              {t("new")}
            </LinkButton>
          ) : null
        }
      />
      <nav aria-label={t("by_state")} className="flex gap-1 overflow-x-auto">
        {(["", ...planStates] as const).map((state) => (
          <Link
            key={state}
            to={pricePlansAddress(shown, { filters: { ...shown.filters, state } })}
            aria-current={state === asked.state ? "page" : undefined}
            className={cx(
              "flex min-h-9 shrink-0 items-center rounded-md px-3 text-sm font-bold no-underline pointer-coarse:min-h-11",
              state === asked.state ? "bg-ink text-paper" : "text-ink-soft hover:bg-sunken hover:text-ink",
            )}
          >
            {t(state === "" ? "state_any" : `state_${state}`)}
          </Link>
        ))}
      </nav>
      <PricePlanFilter asked={asked} shown={shown} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-sm text-ink-soft tabular-nums">
          {t("found", { count: total })}
        </p>
        <ListTools
          list="price-plans"
          path={pricePlansPath}
          query={String(listQuery(shown, pricePlanList))}
          views={views}
          columns={columns.filter(({ key }) => pricePlanList.columns.includes(key))}
          shown={shown.columns}
          columnsAddress={(next) => pricePlansAddress(shown, { columns: next, page })}
          exportAddress={fileAddress(pricePlansPath, String(listQuery(shown, pricePlanList)))}
        />
      </div>
      {plans.length === 0 ? (
        <EmptyState title={t(isFiltered || page > 1 ? "none_found" : "none")}>
          {isFiltered || page > 1 ? (
            <Link to={pricePlansPath} className="font-bold underline">
              {t("clear_filters")}
            </Link>
          ) : (
            t("none_text")
          )}
        </EmptyState>
      ) : (
        <RecordTable
          columns={columns.filter(({ key }) => key === "name" || shown.columns.includes(key))}
          rows={plans}
          idOf={({ code }) => code}
          sort={shown.sort}
          sortAddress={(sort) => pricePlansAddress(shown, { sort })}
        />
      )}
      <PageLinks
        page={page}
        pages={Math.ceil(total / pageSize)}
        address={(to) => pricePlansAddress(shown, { page: to })}
      />
    </div>
  );
}
