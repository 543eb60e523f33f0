import { Link, useNavigation } from "react-router";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { ListSearch, listAddress } from "#modules/admin/web/list-search.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { PageLinks } from "#modules/admin/web/page-links.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import { useAdminKeys } from "#modules/admin/web/use-admin-keys.ts";
import type { AdminSynonymsResult } from "./tuning.graphql.gen.ts";
import { TuningTabs } from "./tuning-tabs.tsx";
import { useTuningText } from "./tuning-text.ts";

type SynonymsPageProps = AdminSynonymsResult["adminSynonyms"] & { search: string };

/** All groups of synonyms. */
export function SynonymsPage({ groups, total, page, pageSize, search }: SynonymsPageProps) {
  const t = useTuningText();
  const { state } = useNavigation();
  useAdminKeys();
  return (
    <div className={cx("grid gap-3", state === "loading" && "opacity-70")}>
      <PageHeader
        title={t("synonyms")}
        above={[{ label: t("search_tuning"), to: "/admin/search" }]}
        actions={
          <>
            <ExportLink />
            <LinkButton to="/admin/search/synonyms/new" size="sm" variant="court" icon="plus">
              {t("new_synonyms")}
            </LinkButton>
          </>
        }
      />
      <TuningTabs />
      <p className="max-w-prose text-sm text-ink-soft">{t("synonyms_lead")}</p>
      <ListSearch search={search} hint={t("search_hint")} />
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {t("count_groups", { count: total })}
      </p>
      {groups.length === 0 ? (
        <EmptyState title={t("none_found")}>{t("none_found_text")}</EmptyState>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
          {groups.map(({ id, phrases }) => (
            <li key={id} className="relative px-3 text-sm hover:bg-sunken focus-within:bg-sunken">
              <Link
                to={`/admin/search/synonyms/${id}`}
                data-row
                prefetch="intent"
                className="inline-flex min-h-11 items-center py-1.5 no-underline after:absolute after:inset-0 hover:underline md:min-h-9"
              >
                {phrases.join(", ")}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <PageLinks
        page={page}
        pages={Math.ceil(total / pageSize)}
        address={listAddress("/admin/search/synonyms", search)}
      />
    </div>
  );
}
