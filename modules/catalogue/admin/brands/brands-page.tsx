import { Form, useNavigation } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { everythingSelected } from "#modules/admin/contract/selection.ts";
import { selectionQuery } from "#modules/admin/contract/selection-query.ts";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { PageLinks } from "#modules/admin/web/page-links.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import { RecordTable } from "#modules/admin/web/record-list/record-table.tsx";
import { SelectionBar } from "#modules/admin/web/record-list/selection-bar.tsx";
import { SelectionTools } from "#modules/admin/web/record-list/selection-tools.tsx";
import { useSelection } from "#modules/admin/web/record-list/use-selection.ts";
import { useAdminKeys } from "#modules/admin/web/use-admin-keys.ts";
import { useFormValues } from "#modules/admin/web/use-form-values.ts";
import { type BrandRow, brandColumns } from "./brand-columns.tsx";
import { useBrandsText } from "./brands-text.ts";

export type BrandsPageProps = {
  brands: readonly BrandRow[];
  total: number;
  page: number;
  pageSize: number;
  search: string;
  mayEdit: boolean;
  bulkEditable: boolean;
  /** Of the file of brands. */
  filePath: string;
};

const bulkPath = "/admin/brands/bulk";

/** All brands by name, with what is missing in their texts. */
export function BrandsPage(props: BrandsPageProps) {
  const { brands, total, page, pageSize, search, mayEdit, bulkEditable, filePath } = props;
  const t = useBrandsText();
  const { state } = useNavigation();
  const form = useFormValues({ search });
  useAdminKeys();
  const filters = new URLSearchParams(search ? { search } : {});
  const [selection, select] = useSelection(search);
  const address = (to: number) => {
    const query = new URLSearchParams({ ...(search ? { search } : {}), ...(to > 1 ? { page: String(to) } : {}) });
    return query.size > 0 ? `?${query}` : "/admin/brands";
  };
  return (
    <div className={cx("grid gap-3", state === "loading" && "opacity-70")}>
      <PageHeader
        title={t("brands")}
        actions={
          <>
            <ExportLink address={`${filePath}?${selectionQuery(filters, everythingSelected)}`} />
            {mayEdit ? (
              <LinkButton to="/admin/brands/new" size="sm" variant="court" icon="plus">
                {t("new")}
              </LinkButton>
            ) : null}
          </>
        }
      />
      <Form role="search" ref={form} className="flex flex-wrap items-end gap-2">
        <label className="grid grow gap-1 text-xs font-bold text-ink-soft phone:w-full md:max-w-96">
          {t("search")}
          <input
            data-search
            name="search"
            type="search"
            defaultValue={search}
            maxLength={80}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={t("search_hint")}
            className={`${boxClass} min-h-9 w-full min-w-0 px-3 text-base font-normal text-ink pointer-coarse:min-h-11 md:text-sm`}
          />
        </label>
        <Button type="submit" variant="secondary" size="sm" icon="search" className="phone:w-full">
          {t("find")}
        </Button>
      </Form>
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {t("found", { count: total })}
      </p>
      <SelectionBar selection={selection} select={select} total={total} ids={brands.map(({ code }) => code)}>
        <SelectionTools {...{ selection, total, filters, filePath }} {...(bulkEditable ? { bulkPath } : {})} />
      </SelectionBar>
      {brands.length === 0 ? (
        <EmptyState title={t("none")}>{t(search ? "none_found" : "none_yet")}</EmptyState>
      ) : (
        <RecordTable
          columns={brandColumns(t)}
          rows={brands}
          idOf={({ code }) => code}
          sort=""
          sortAddress={() => ""}
          chosen={{ selection, select }}
        />
      )}
      <PageLinks page={page} pages={Math.ceil(total / pageSize)} address={address} />
    </div>
  );
}
