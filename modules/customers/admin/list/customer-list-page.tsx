import { Link, useNavigation } from "react-router";
import { buttonClass } from "#kit/web/actions/button-class.ts";
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
import type { AskedCustomers } from "../../contract/customer-list-query.ts";
import { useCustomersText } from "../customers-text.ts";
import { customerColumns } from "./customer-columns.tsx";
import { CustomerFilter } from "./customer-filter.tsx";
import { type CustomerRow, customerList, customersAddress, customersPath } from "./customer-list-model.ts";

export type CustomerListPageProps = {
  customers: readonly CustomerRow[];
  total: number;
  page: number;
  pageSize: number;
  isMasked: boolean;
  asked: AskedCustomers;
  /** The list's state as the address encodes it. */
  shown: ListState;
  views: readonly ListView[];
  /** The address of the CSV file of customers; null for staff without the permission. */
  filePath: string | null;
  year: number;
};

/** Customers with an account. The address encodes the whole state of the list. */
export function CustomerListPage(props: CustomerListPageProps) {
  const { customers, total, page, pageSize, isMasked, asked, shown, views, filePath, year } = props;
  const t = useCustomersText();
  const shared = useAdminText();
  const { state: loading } = useNavigation();
  useAdminKeys();
  const columns = customerColumns(t, year, isMasked);
  const filters = listQuery(
    { ...shown, sort: customerList.defaultSort, columns: customerList.defaultColumns },
    customerList,
  );
  const [selection, select] = useSelection(String(filters));
  const isFiltered = Object.keys(shown.filters).length > 0;
  return (
    <div className={cx("grid gap-3", loading === "loading" && "opacity-70")}>
      <PageHeader title={t("title")} />
      {isMasked ? <p className="text-sm text-ink-soft">{t("masked_list")}</p> : null}
      <CustomerFilter asked={asked} shown={shown} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-sm text-ink-soft tabular-nums">
          {t("found", { count: total })}
        </p>
        <ListTools
          list="customers"
          path={customersPath}
          query={String(listQuery(shown, customerList))}
          views={views}
          columns={columns.filter(({ key }) => customerList.columns.includes(key))}
          shown={shown.columns}
          columnsAddress={(next) => customersAddress(shown, { columns: next, page })}
          exportAddress={filePath && `${filePath}?${selectionQuery(filters, everythingSelected)}`}
        />
      </div>
      {filePath === null ? null : (
        <SelectionBar {...{ selection, select, total }} ids={customers.map(({ code }) => code)}>
          <a
            href={`${filePath}?${selectionQuery(filters, selection)}`}
            download
            className={buttonClass({ variant: "secondary", size: "sm" })}
          >
            {shared("export_selected", { count: countSelected(selection, total) })}
          </a>
        </SelectionBar>
      )}
      {customers.length === 0 ? (
        <EmptyState title={t(isFiltered || page > 1 ? "none_found" : "none")}>
          {isFiltered || page > 1 ? (
            <Link to={customersPath} className="font-bold underline">
              {t("clear_filters")}
            </Link>
          ) : (
            t("none_text")
          )}
        </EmptyState>
      ) : (
        <RecordTable
          columns={columns.filter(({ key }) => key === "name" || shown.columns.includes(key))}
          rows={customers}
          idOf={({ code }) => code}
          sort={shown.sort}
          sortAddress={(sort) => customersAddress(shown, { sort })}
          {...(filePath === null ? {} : { chosen: { selection, select } })}
        />
      )}
      <PageLinks
        page={page}
        pages={Math.ceil(total / pageSize)}
        address={(to) => customersAddress(shown, { page: to })}
      />
    </div>
  );
}
