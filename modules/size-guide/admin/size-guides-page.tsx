import { Link, useNavigation } from "react-router";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { ListSearch, listAddress } from "#modules/admin/web/list-search.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { PageLinks } from "#modules/admin/web/page-links.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import { type ListColumn, RecordTable } from "#modules/admin/web/record-list/record-table.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { useAdminKeys } from "#modules/admin/web/use-admin-keys.ts";
import { useSizeGuideAdminText } from "./size-guide-admin-text.ts";
import type { AdminSizeGuidesResult } from "./size-guides.graphql.gen.ts";

type SizeGuide = AdminSizeGuidesResult["adminSizeGuides"]["guides"][number];
type SizeGuidesPageProps = AdminSizeGuidesResult["adminSizeGuides"] & { search: string; year: number };

const path = "/admin/size-guides";

/** All size charts in the order of the menu. */
export function SizeGuidesPage({ guides, total, page, pageSize, search, year }: SizeGuidesPageProps) {
  const t = useSizeGuideAdminText();
  const columns = useColumns(year);
  const { state } = useNavigation();
  useAdminKeys();
  return (
    <div className={cx("grid gap-3", state === "loading" && "opacity-70")}>
      <PageHeader
        title={t("size_guides")}
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
      <ListSearch search={search} hint={t("search_hint")} />
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {t("count", { count: total })}
      </p>
      {guides.length === 0 ? (
        <EmptyState title={t(search ? "none_found" : "none")}>{t(search ? "none_found_text" : "none_text")}</EmptyState>
      ) : (
        <RecordTable columns={columns} rows={guides} idOf={({ code }) => code} sort="" sortAddress={() => ""} />
      )}
      <PageLinks page={page} pages={Math.ceil(total / pageSize)} address={listAddress(path, search)} />
    </div>
  );
}

function useColumns(year: number): readonly ListColumn<SizeGuide>[] {
  const t = useSizeGuideAdminText();
  return [
    {
      key: "category",
      label: t("category"),
      className: "font-bold",
      render: ({ code, categoryName, brandName }) => (
        <Link
          to={`${path}/${code}`}
          data-row
          prefetch="intent"
          className="inline-flex min-h-6 items-center no-underline after:absolute after:inset-0 hover:underline pointer-coarse:min-h-11"
        >
          {categoryName} · {brandName}
        </Link>
      ),
    },
    { key: "code", label: t("code"), className: "text-ink-soft phone:hidden", render: ({ code }) => code },
    {
      key: "texts",
      label: t("texts"),
      render: ({ missing }) =>
        missing.length === 0 ? (
          <span className="text-ink-soft">{t("texts_complete")}</span>
        ) : (
          <Badge tone="sun">{t("texts_missing", { count: missing.length })}</Badge>
        ),
    },
    {
      key: "changed",
      label: t("changed"),
      className: "whitespace-nowrap text-ink-soft tabular-nums phone:hidden",
      render: ({ updatedAt }) => (updatedAt === null ? t("never") : shortTime(updatedAt, year)),
    },
  ];
}
