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
import { activityStates } from "../../contract/activity-state.ts";
import type { AskedPromotions } from "../../contract/record/promotion-list-query.ts";
import { whyPriceAddress } from "../../contract/why/why-price-address.ts";
import { promotionColumns } from "./promotion-columns.tsx";
import { PromotionFilter } from "./promotion-filter.tsx";
import { type PromotionRow, promotionList, promotionsAddress, promotionsPath } from "./promotion-list-model.ts";
import { usePromotionListText } from "./promotion-list-text.ts";

export type PromotionListPageProps = {
  promotions: readonly PromotionRow[];
  total: number;
  page: number;
  pageSize: number;
  asked: AskedPromotions;
  /** The list's state as the address encodes it. */
  shown: ListState;
  views: readonly ListView[];
  mayEdit: boolean;
  year: number;
};

/** Promotions of every state. The address encodes the whole state of the list. */
export function PromotionListPage(props: PromotionListPageProps) {
  const { promotions, total, page, pageSize, asked, shown, views, mayEdit, year } = props;
  const t = usePromotionListText();
  const { state: loading } = useNavigation();
  useAdminKeys();
  const columns = promotionColumns(t, year);
  const isFiltered = Object.keys(shown.filters).length > 0;
  return (
    <div className={cx("grid gap-3", loading === "loading" && "opacity-70")}>
      <PageHeader
        title={t("title")}
        actions={
          <>
            <LinkButton to={`${promotionsPath}/calendar`} size="sm" variant="secondary">
              {t("calendar")}
            </LinkButton>
            <LinkButton to={whyPriceAddress()} size="sm" variant="secondary">
              {t("why_price")}
            </LinkButton>
            {mayEdit ? (
              <LinkButton to={`${promotionsPath}/new`} size="sm" variant="court" icon="plus">
                {t("new")}
              </LinkButton>
            ) : null}
          </>
        }
      />
      <nav aria-label={t("by_state")} className="flex gap-1 overflow-x-auto">
        {(["", ...activityStates] as const).map((state) => (
          <Link
            key={state}
            to={promotionsAddress(shown, { filters: { ...shown.filters, state } })}
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
      <PromotionFilter asked={asked} shown={shown} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-sm text-ink-soft tabular-nums">
          {t("found", { count: total })}
        </p>
        <ListTools
          list="promotions"
          path={promotionsPath}
          query={String(listQuery(shown, promotionList))}
          views={views}
          columns={columns.filter(({ key }) => promotionList.columns.includes(key))}
          shown={shown.columns}
          columnsAddress={(next) => promotionsAddress(shown, { columns: next, page })}
          exportAddress={fileAddress(promotionsPath, String(listQuery(shown, promotionList)))}
        />
      </div>
      {promotions.length === 0 ? (
        <EmptyState title={t(isFiltered || page > 1 ? "none_found" : "none")}>
          {isFiltered || page > 1 ? (
            <Link to={promotionsPath} className="font-bold underline">
              {t("clear_filters")}
            </Link>
          ) : (
            t("none_text")
          )}
        </EmptyState>
      ) : (
        <RecordTable
          columns={columns.filter(({ key }) => key === "name" || shown.columns.includes(key))}
          rows={promotions}
          idOf={({ code }) => code}
          sort={shown.sort}
          sortAddress={(sort) => promotionsAddress(shown, { sort })}
        />
      )}
      <PageLinks
        page={page}
        pages={Math.ceil(total / pageSize)}
        address={(to) => promotionsAddress(shown, { page: to })}
      />
    </div>
  );
}
