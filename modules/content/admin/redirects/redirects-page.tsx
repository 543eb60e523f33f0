import { Link, useNavigation } from "react-router";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { ListSearch, listAddress } from "#modules/admin/web/list-search.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { PageLinks } from "#modules/admin/web/page-links.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { useAdminKeys } from "#modules/admin/web/use-admin-keys.ts";
import { readableTarget } from "../../contract/redirect.ts";
import { RedirectTabs } from "./redirect-tabs.tsx";
import type { AdminRedirectsResult } from "./redirects.graphql.gen.ts";
import { useRedirectsText } from "./redirects-text.ts";

type Redirect = AdminRedirectsResult["adminRedirects"]["redirects"][number];
type RedirectsPageProps = AdminRedirectsResult["adminRedirects"] & {
  search: string;
  year: number;
  mayImport: boolean;
};

/** All redirects with their number of uses. */
export function RedirectsPage({ redirects, total, page, pageSize, search, year, mayImport }: RedirectsPageProps) {
  const t = useRedirectsText();
  const { state } = useNavigation();
  useAdminKeys();
  return (
    <div className={cx("grid gap-3", state === "loading" && "opacity-70")}>
      <PageHeader
        title={t("redirects")}
        actions={
          <>
            <ExportLink />
            {mayImport ? (
              <LinkButton to="/admin/imports" size="sm" variant="secondary" icon="upload">
                {t("import")}
              </LinkButton>
            ) : null}
            <LinkButton to="/admin/redirects/new" size="sm" variant="court" icon="plus">
              {t("new")}
            </LinkButton>
          </>
        }
      />
      <RedirectTabs />
      <p className="max-w-prose text-sm text-ink-soft">{t("lead")}</p>
      <ListSearch search={search} hint={t("search_hint")} />
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {t("count", { count: total })}
      </p>
      {redirects.length === 0 ? (
        <EmptyState title={t(search ? "none_found" : "none")}>{t(search ? "none_found_text" : "none_text")}</EmptyState>
      ) : (
        <RedirectTable redirects={redirects} year={year} />
      )}
      <PageLinks page={page} pages={Math.ceil(total / pageSize)} address={listAddress("/admin/redirects", search)} />
    </div>
  );
}

const head = "px-2.5 py-2 text-xs font-bold text-ink-soft";
const cell = "px-2.5 py-2 break-all";

function RedirectTable({ redirects, year }: { redirects: readonly Redirect[]; year: number }) {
  const t = useRedirectsText();
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <table className="w-full border-collapse text-sm">
        <thead className="border-b border-line bg-sunken">
          <tr>
            <th className={`${head} text-left`}>{t("from")}</th>
            <th className={`${head} text-left`}>{t("to")}</th>
            <th className={`${head} text-right`}>{t("hits")}</th>
            <th className={`${head} text-left phone:hidden`}>{t("last_hit")}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {redirects.map(({ from, to, hits, lastHitAt }) => (
            <tr key={from} className="relative hover:bg-sunken focus-within:bg-sunken">
              <th scope="row" className={`${cell} text-left font-bold`}>
                <Link
                  to={`/admin/redirects/${encodeURIComponent(from)}`}
                  data-row
                  prefetch="intent"
                  className="inline-flex min-h-6 items-center no-underline after:absolute after:inset-0 hover:underline pointer-coarse:min-h-11"
                >
                  {from}
                </Link>
              </th>
              <td className={`${cell} text-ink-soft`}>{readableTarget(to)}</td>
              <td className={`${cell} text-right tabular-nums`}>{hits}</td>
              <td className={`${cell} whitespace-nowrap text-ink-soft tabular-nums phone:hidden`}>
                {lastHitAt === null ? t("never") : shortTime(lastHitAt, year)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
