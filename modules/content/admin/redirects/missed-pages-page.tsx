import { useState } from "react";
import { useNavigation } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { PageLinks } from "#modules/admin/web/page-links.tsx";
import { PeriodFilter } from "#modules/admin/web/period-filter.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import { missedPeriods } from "../../contract/redirect.ts";
import { MissedPageRow } from "./missed-page-row.tsx";
import { RedirectTabs } from "./redirect-tabs.tsx";
import type { AdminMissedPagesResult } from "./redirects.graphql.gen.ts";
import { useRedirectsText } from "./redirects-text.ts";

type MissedPagesPageProps = AdminMissedPagesResult["adminMissedPages"] & { days: number; year: number };

const head = "px-2.5 py-2 text-xs font-bold text-ink-soft";

/** Requested paths without a page, each with a button to redirect it. */
export function MissedPagesPage({ pages, total, page, pageSize, days, year }: MissedPagesPageProps) {
  const t = useRedirectsText();
  const { state } = useNavigation();
  const [done, setDone] = useState<string | null>(null);
  const address = (to: number) => `?${new URLSearchParams({ days: String(days), page: String(to) })}`;
  return (
    <div className={cx("grid gap-3", state === "loading" && "opacity-70")}>
      <PageHeader
        title={t("missed")}
        above={[{ label: t("redirects"), to: "/admin/redirects" }]}
        actions={<ExportLink />}
      />
      <RedirectTabs />
      <p className="max-w-prose text-sm text-ink-soft">{t("missed_lead")}</p>
      <PeriodFilter days={days} periods={missedPeriods} />
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {done ?? t("count_missed", { count: total })}
      </p>
      {pages.length === 0 ? (
        <EmptyState title={t("no_missed")}>{t("no_missed_text")}</EmptyState>
      ) : (
        <div className="overflow-hidden rounded-lg border border-line bg-surface">
          <table className="w-full border-collapse text-sm phone:block">
            <thead className="border-b border-line bg-sunken phone:hidden">
              <tr>
                <th className={`${head} text-left`}>{t("path")}</th>
                <th className={`${head} text-right`}>{t("asked")}</th>
                <th className={`${head} text-left`}>{t("last_day")}</th>
                <th className={`${head} text-left`}>{t("to")}</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line phone:block">
              {pages.map((one) => (
                <MissedPageRow key={one.path} missed={one} year={year} onRedirected={setDone} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <PageLinks page={page} pages={Math.ceil(total / pageSize)} address={address} />
    </div>
  );
}
