import { Link, useNavigation } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { PageLinks } from "#modules/admin/web/page-links.tsx";
import { PeriodFilter } from "#modules/admin/web/period-filter.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import { failedPeriods } from "../contract/tuning.ts";
import type { AdminFailedSearchesResult } from "./tuning.graphql.gen.ts";
import { TuningTabs } from "./tuning-tabs.tsx";
import { useTuningText } from "./tuning-text.ts";

type FailedSearch = AdminFailedSearchesResult["adminFailedSearches"]["searches"][number];
type FailedSearchesPageProps = AdminFailedSearchesResult["adminFailedSearches"] & { days: number };

/** Searches that mostly found nothing, each with links to create a synonym or a rule. */
export function FailedSearchesPage({ searches, total, page, pageSize, days }: FailedSearchesPageProps) {
  const t = useTuningText();
  const { state } = useNavigation();
  const address = (to: number) => `?${new URLSearchParams({ days: String(days), page: String(to) })}`;
  return (
    <div className={cx("grid gap-3", state === "loading" && "opacity-70")}>
      <PageHeader title={t("search_tuning")} actions={<ExportLink />} />
      <TuningTabs />
      <p className="max-w-prose text-sm text-ink-soft">{t("failed_lead")}</p>
      <PeriodFilter days={days} periods={failedPeriods} />
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {t("count_texts", { count: total })}
      </p>
      {searches.length === 0 ? (
        <EmptyState title={t("failed_none")}>{t("failed_none_text")}</EmptyState>
      ) : (
        <FailedTable searches={searches} />
      )}
      <PageLinks page={page} pages={Math.ceil(total / pageSize)} address={address} />
    </div>
  );
}

const head = "px-2.5 py-2 text-xs font-bold text-ink-soft";
const cell = "px-2.5 py-2";
const action = "inline-flex min-h-9 items-center font-bold underline pointer-coarse:min-h-11";

function FailedTable({ searches }: { searches: readonly FailedSearch[] }) {
  const t = useTuningText();
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <table className="w-full border-collapse text-sm">
        <thead className="border-b border-line bg-sunken">
          <tr>
            <th className={`${head} text-left`}>{t("text")}</th>
            <th className={`${head} text-right phone:hidden`}>{t("searches")}</th>
            <th className={`${head} text-right`}>{t("without_results")}</th>
            <th className={`${head} text-left phone:hidden`}>{t("found_now")}</th>
            <th className={`${head} text-left`}>{t("actions")}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {searches.map(({ text, searches: all, withoutResults, foundNow }) => {
            const query = new URLSearchParams({ word: text });
            return (
              <tr key={text}>
                <th scope="row" className={`${cell} text-left font-bold break-words`}>
                  {text}
                </th>
                <td className={`${cell} text-right tabular-nums phone:hidden`}>{all}</td>
                <td className={`${cell} text-right tabular-nums`}>{withoutResults}</td>
                <td className={`${cell} phone:hidden`}>
                  {foundNow === 0 ? (
                    <Badge tone="sun">{t("nothing")}</Badge>
                  ) : (
                    <span className="text-ink-soft">{t("found_some", { count: foundNow })}</span>
                  )}
                </td>
                <td className={cell}>
                  <span className="flex flex-wrap gap-x-4">
                    <Link
                      to={`/admin/search/synonyms/new?${query}`}
                      aria-label={t("add_synonyms_for", { text })}
                      className={action}
                    >
                      {t("add_synonyms")}
                    </Link>
                    <Link
                      to={`/admin/search/rules/new?${query}`}
                      aria-label={t("pin_for", { text })}
                      className={action}
                    >
                      {t("pin")}
                    </Link>
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
