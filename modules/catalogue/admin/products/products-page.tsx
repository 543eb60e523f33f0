import { Link, useNavigation } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { type ListState, listQuery } from "#modules/admin/contract/list-state.ts";
import { everythingSelected } from "#modules/admin/contract/selection.ts";
import { selectionQuery } from "#modules/admin/contract/selection-query.ts";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { PageLinks } from "#modules/admin/web/page-links.tsx";
import { ListTools } from "#modules/admin/web/record-list/list-tools.tsx";
import { RecordTable } from "#modules/admin/web/record-list/record-table.tsx";
import { SelectionBar } from "#modules/admin/web/record-list/selection-bar.tsx";
import { SelectionTools } from "#modules/admin/web/record-list/selection-tools.tsx";
import { useSelection } from "#modules/admin/web/record-list/use-selection.ts";
import type { ListView } from "#modules/admin/web/record-list/views-menu.tsx";
import { useAdminKeys } from "#modules/admin/web/use-admin-keys.ts";
import type { AskedProducts } from "../../contract/product/product-query.ts";
import { NewProduct } from "./new-product.tsx";
import { ProductFilter } from "./product-filter.tsx";
import {
  bulkPath,
  type Choice,
  markedSort,
  type ProductRow,
  productList,
  productsAddress,
  productsPath,
} from "./product-list-model.ts";
import { productColumns } from "./product-table.tsx";
import { useProductsText } from "./products-text.ts";

export type ProductsPageProps = {
  products: readonly ProductRow[];
  total: number;
  isMore: boolean;
  page: number;
  pageSize: number;
  asked: AskedProducts;
  /** The list's state in the address. */
  shown: ListState;
  views: readonly ListView[];
  /** The address of the file of products. */
  filePath: string;
  brands: readonly Choice[];
  categories: readonly Choice[];
  editable: boolean;
  /** Whether many products may be changed at once. */
  bulkEditable: boolean;
  answer: AdminAnswer | null;
  year: number;
};

const tabs = ["", "onSale", "draft", "hidden", "archived"] as const;

/** Products of every status. The whole state of the list is in its address. */
export function ProductsPage(props: ProductsPageProps) {
  const { products, total, isMore, page, pageSize, asked, shown, views, filePath, editable, bulkEditable, year } =
    props;
  const t = useProductsText();
  const { state } = useNavigation();
  useAdminKeys();
  const filters = listQuery(
    { ...shown, sort: productList.defaultSort, columns: productList.defaultColumns },
    productList,
  );
  const [selection, select] = useSelection(String(filters));
  const columns = productColumns(t, year);
  const statusOnly: Record<string, string> = asked.status === "" ? {} : { status: asked.status };
  const isFiltered = Object.keys(shown.filters).length > Object.keys(statusOnly).length;
  return (
    <div className={cx("grid gap-3", state === "loading" && "opacity-70")}>
      <PageHeader title={t("title")} actions={editable ? <NewProduct answer={props.answer} /> : null} />
      <nav aria-label={t("by_status")} className="flex gap-1 overflow-x-auto">
        {tabs.map((status) => (
          <Link
            key={status}
            to={productsAddress(shown, { filters: { ...shown.filters, status } })}
            aria-current={status === asked.status ? "page" : undefined}
            className={cx(
              "flex min-h-9 shrink-0 items-center rounded-md px-3 text-sm font-bold no-underline pointer-coarse:min-h-11",
              status === asked.status ? "bg-ink text-paper" : "text-ink-soft hover:bg-sunken hover:text-ink",
            )}
          >
            {t(status === "" ? "status_any" : `status_${status}`)}
          </Link>
        ))}
      </nav>
      <ProductFilter asked={asked} shown={shown} brands={props.brands} categories={props.categories} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-sm text-ink-soft tabular-nums">
          {t(isMore ? "found_more" : "found", { count: total })}
        </p>
        <ListTools
          list="products"
          path={productsPath}
          query={String(listQuery(shown, productList))}
          views={views}
          columns={columns.filter(({ key }) => productList.columns.includes(key))}
          shown={shown.columns}
          columnsAddress={(next) => productsAddress(shown, { columns: next, page })}
          exportAddress={`${filePath}?${selectionQuery(filters, everythingSelected)}`}
        />
      </div>
      <SelectionBar {...{ selection, select, total, isMore }} ids={products.map(({ code }) => code)}>
        <SelectionTools {...{ selection, total, filters, filePath }} {...(bulkEditable ? { bulkPath } : {})} />
      </SelectionBar>
      {products.length === 0 ? (
        <EmptyState title={t(isFiltered || page > 1 ? "none_found" : "none")}>
          {isFiltered || page > 1 ? (
            <Link to={productsAddress(shown, { filters: statusOnly })} className="font-bold underline">
              {t("clear_filters")}
            </Link>
          ) : (
            t("none_text")
          )}
        </EmptyState>
      ) : (
        <RecordTable
          columns={columns.filter(({ key }) => key === "name" || shown.columns.includes(key))}
          rows={products}
          idOf={({ code }) => code}
          sort={markedSort(shown, asked)}
          sortAddress={(sort) => productsAddress(shown, { sort })}
          chosen={{ selection, select }}
        />
      )}
      <PageLinks
        page={page}
        pages={Math.ceil(total / pageSize)}
        address={(to) => productsAddress(shown, { page: to })}
      />
    </div>
  );
}
