import { Form, Link, useNavigation } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { PageLinks } from "#modules/admin/web/page-links.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import { type ListColumn, RecordTable } from "#modules/admin/web/record-list/record-table.tsx";
import { useAdminKeys } from "#modules/admin/web/use-admin-keys.ts";
import { useFormValues } from "#modules/admin/web/use-form-values.ts";
import type { StoreService } from "../contract/store-services.ts";
import type { StoreRow } from "./store-row.ts";
import type { AdminStoreListResult } from "./stores.graphql.gen.ts";
import { useStoresAdminText } from "./stores-admin-text.ts";

type StoresPageProps = AdminStoreListResult["adminStoreList"] & { search: string; city: string };

const path = "/admin/stores";
const controlClass = `${boxClass} min-h-9 w-full min-w-0 px-3 text-base font-normal text-ink pointer-coarse:min-h-11 md:text-sm`;

/** All stores in the order shoppers see them, hidden ones and warehouses too. */
export function StoresPage(props: StoresPageProps) {
  const { stores, cities, total, page, pageSize, search, city } = props;
  const t = useStoresAdminText();
  const { state } = useNavigation();
  const form = useFormValues({ search, city });
  const columns = useColumns(props.hiddenBySetting);
  useAdminKeys();
  const isFiltered = search !== "" || city !== "";
  const address = (to: number) => {
    const asked = { ...(search ? { search } : {}), ...(city ? { city } : {}), ...(to > 1 ? { page: String(to) } : {}) };
    const query = new URLSearchParams(asked);
    return query.size > 0 ? `?${query}` : path;
  };
  return (
    <div className={cx("grid gap-3", state === "loading" && "opacity-70")}>
      <PageHeader
        title={t("stores")}
        actions={
          <>
            <ExportLink />
            <LinkButton to={`${path}/new`} size="sm" variant="court" icon="plus">
              {t("new")}
            </LinkButton>
          </>
        }
      />
      <p className="max-w-prose text-sm text-ink-soft">{t("lead")}</p>
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
            className={controlClass}
          />
        </label>
        <label className="grid gap-1 text-xs font-bold text-ink-soft phone:w-full md:min-w-48">
          {t("city")}
          <select name="city" defaultValue={city} className={controlClass}>
            <option value="">{t("every_city")}</option>
            {cities.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" variant="secondary" size="sm" icon="search" className="phone:w-full">
          {t("find")}
        </Button>
      </Form>
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {t("count", { count: total })}
      </p>
      {stores.length === 0 ? (
        <EmptyState title={t(isFiltered ? "none_found" : "none")}>
          {t(isFiltered ? "none_found_text" : "none_text")}
        </EmptyState>
      ) : (
        <RecordTable columns={columns} rows={stores} idOf={({ code }) => code} sort="" sortAddress={() => ""} />
      )}
      <PageLinks page={page} pages={Math.ceil(total / pageSize)} address={address} />
    </div>
  );
}

function useColumns(hiddenBySetting: readonly string[]): readonly ListColumn<StoreRow>[] {
  const t = useStoresAdminText();
  return [
    {
      key: "name",
      label: t("name"),
      className: "font-bold",
      render: ({ code, name }) => (
        <Link
          to={`${path}/${code}`}
          data-row
          prefetch="intent"
          className="inline-flex min-h-6 items-center no-underline after:absolute after:inset-0 hover:underline pointer-coarse:min-h-11"
        >
          {name}
        </Link>
      ),
    },
    { key: "code", label: t("code"), className: "text-ink-soft", render: ({ code }) => code },
    { key: "city", label: t("city"), render: ({ city }) => city },
    { key: "address", label: t("address"), className: "text-ink-soft phone:hidden", render: (row) => row.address },
    {
      key: "services",
      label: t("services"),
      className: "text-ink-soft phone:hidden",
      render: ({ services }) => services.map((service) => t(`service_${service as StoreService}`)).join(", "),
    },
    {
      key: "state",
      label: t("col_state"),
      render: ({ code, hidden }) => {
        const isHidden = hidden || hiddenBySetting.includes(code);
        return <Badge tone={isHidden ? "sun" : "court"}>{t(isHidden ? "hidden" : "shown")}</Badge>;
      },
    },
  ];
}
