import { Link, useNavigation } from "react-router";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { ListSearch, listAddress } from "#modules/admin/web/list-search.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { PageLinks } from "#modules/admin/web/page-links.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import { useAdminKeys } from "#modules/admin/web/use-admin-keys.ts";
import type { AdminSearchRulesResult } from "./tuning.graphql.gen.ts";
import { TuningTabs } from "./tuning-tabs.tsx";
import { useTuningText } from "./tuning-text.ts";

type SearchRulesPageProps = AdminSearchRulesResult["adminSearchRules"] & { search: string };

const head = "px-2.5 py-2 text-xs font-bold text-ink-soft";

/** All rules, each with its words and its numbers of pinned and boosted products. */
export function SearchRulesPage({ rules, total, page, pageSize, search }: SearchRulesPageProps) {
  const t = useTuningText();
  const { state } = useNavigation();
  useAdminKeys();
  return (
    <div className={cx("grid gap-3", state === "loading" && "opacity-70")}>
      <PageHeader
        title={t("rules")}
        above={[{ label: t("search_tuning"), to: "/admin/search" }]}
        actions={
          <>
            <ExportLink />
            <LinkButton to="/admin/search/rules/new" size="sm" variant="court" icon="plus">
              {t("new_rule")}
            </LinkButton>
          </>
        }
      />
      <TuningTabs />
      <p className="max-w-prose text-sm text-ink-soft">{t("rules_lead")}</p>
      <ListSearch search={search} hint={t("search_hint")} />
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {t("count_rules", { count: total })}
      </p>
      {rules.length === 0 ? (
        <EmptyState title={t(search ? "none_found" : "no_rules")}>
          {t(search ? "none_found_text" : "no_rules_text")}
        </EmptyState>
      ) : (
        <div className="overflow-hidden rounded-lg border border-line bg-surface">
          <table className="w-full border-collapse text-sm">
            <thead className="border-b border-line bg-sunken">
              <tr>
                <th className={`${head} text-left`}>{t("words")}</th>
                <th className={`${head} text-right`}>{t("pinned")}</th>
                <th className={`${head} text-right`}>{t("boosted")}</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {rules.map(({ id, words, pinned, boosted }) => (
                <tr key={id} className="relative hover:bg-sunken focus-within:bg-sunken">
                  <th scope="row" className="px-2.5 py-2 text-left font-bold">
                    <Link
                      to={`/admin/search/rules/${id}`}
                      data-row
                      prefetch="intent"
                      className="inline-flex min-h-6 items-center no-underline after:absolute after:inset-0 hover:underline pointer-coarse:min-h-11"
                    >
                      {words.join(", ")}
                    </Link>
                  </th>
                  <td className="px-2.5 py-2 text-right tabular-nums">{pinned}</td>
                  <td className="px-2.5 py-2 text-right tabular-nums">{boosted}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <PageLinks page={page} pages={Math.ceil(total / pageSize)} address={listAddress("/admin/search/rules", search)} />
    </div>
  );
}
