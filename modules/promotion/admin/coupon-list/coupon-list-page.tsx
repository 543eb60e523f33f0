import { Link, useNavigation } from "react-router";
import { buttonClass } from "#kit/web/actions/button-class.ts";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { type ListState, listQuery } from "#modules/admin/contract/list-state.ts";
import { countSelected, everythingSelected } from "#modules/admin/contract/selection.ts";
import { selectionQuery } from "#modules/admin/contract/selection-query.ts";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { PageLinks } from "#modules/admin/web/page-links.tsx";
import { ListTools } from "#modules/admin/web/record-list/list-tools.tsx";
import { RecordTable } from "#modules/admin/web/record-list/record-table.tsx";
import { SelectionBar } from "#modules/admin/web/record-list/selection-bar.tsx";
import { useSelection } from "#modules/admin/web/record-list/use-selection.ts";
import type { ListView } from "#modules/admin/web/record-list/views-menu.tsx";
import { useAdminKeys } from "#modules/admin/web/use-admin-keys.ts";
import { couponListStates } from "../../contract/record/coupon-fields.ts";
import type { AskedCoupons } from "../../contract/record/coupon-list-query.ts";
import { useDiscountText } from "../coupon-discount/use-discount-text.ts";
import { couponColumns } from "./coupon-columns.tsx";
import { CouponFilter } from "./coupon-filter.tsx";
import { type CouponRow, couponList, couponsAddress, couponsPath } from "./coupon-list-model.ts";
import { useCouponListText } from "./coupon-list-text.ts";

export type CouponListPageProps = {
  coupons: readonly CouponRow[];
  total: number;
  page: number;
  pageSize: number;
  asked: AskedCoupons;
  /** The list's state as the address encodes it. */
  shown: ListState;
  views: readonly ListView[];
  mayEdit: boolean;
  mayImport: boolean;
  /** The address of the CSV file of coupons. */
  filePath: string;
  year: number;
};

/** Coupons of every state. The address encodes the whole state of the list. */
export function CouponListPage(props: CouponListPageProps) {
  const { coupons, total, page, pageSize, asked, shown, views, mayEdit, mayImport, filePath, year } = props;
  const t = useCouponListText();
  const { state: loading } = useNavigation();
  useAdminKeys();
  const shared = useAdminText();
  const filters = listQuery({ ...shown, sort: couponList.defaultSort, columns: couponList.defaultColumns }, couponList);
  const [selection, select] = useSelection(String(filters));
  const columns = couponColumns(t, useDiscountText(), year);
  const isFiltered = Object.keys(shown.filters).length > 0;
  return (
    <div className={cx("grid gap-3", loading === "loading" && "opacity-70")}>
      <PageHeader
        title={t("title")}
        actions={
          <>
            {mayImport ? (
              <LinkButton to="/admin/imports" size="sm" variant="secondary" icon="upload">
                {t("import")}
              </LinkButton>
            ) : null}
            {mayEdit ? (
              <LinkButton to={`${couponsPath}/new`} size="sm" variant="court" icon="plus">
                {t("new")}
              </LinkButton>
            ) : null}
          </>
        }
      />
      <nav aria-label={t("by_state")} className="flex gap-1 overflow-x-auto">
        {(["", ...couponListStates] as const).map((state) => (
          <Link
            key={state}
            to={couponsAddress(shown, { filters: { ...shown.filters, state } })}
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
      <CouponFilter asked={asked} shown={shown} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-sm text-ink-soft tabular-nums">
          {t("found", { count: total })}
        </p>
        <ListTools
          list="coupons"
          path={couponsPath}
          query={String(listQuery(shown, couponList))}
          views={views}
          columns={columns.filter(({ key }) => couponList.columns.includes(key))}
          shown={shown.columns}
          columnsAddress={(next) => couponsAddress(shown, { columns: next, page })}
          exportAddress={`${filePath}?${selectionQuery(filters, everythingSelected)}`}
        />
      </div>
      <SelectionBar {...{ selection, select, total }} ids={coupons.map(({ code }) => code)}>
        <a
          href={`${filePath}?${selectionQuery(filters, selection)}`}
          download
          className={buttonClass({ variant: "secondary", size: "sm" })}
        >
          {shared("export_selected", { count: countSelected(selection, total) })}
        </a>
      </SelectionBar>
      {coupons.length === 0 ? (
        <EmptyState title={t(isFiltered || page > 1 ? "none_found" : "none")}>
          {isFiltered || page > 1 ? (
            <Link to={couponsPath} className="font-bold underline">
              {t("clear_filters")}
            </Link>
          ) : (
            t("none_text")
          )}
        </EmptyState>
      ) : (
        <RecordTable
          columns={columns.filter(({ key }) => key === "name" || shown.columns.includes(key))}
          rows={coupons}
          idOf={({ code }) => code}
          sort={shown.sort}
          sortAddress={(sort) => couponsAddress(shown, { sort })}
          chosen={{ selection, select }}
        />
      )}
      <PageLinks
        page={page}
        pages={Math.ceil(total / pageSize)}
        address={(to) => couponsAddress(shown, { page: to })}
      />
    </div>
  );
}
