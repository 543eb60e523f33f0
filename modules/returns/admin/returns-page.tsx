import { Link } from "react-router";
import { formatDay } from "#kit/core/date-format.ts";
import { rp } from "#kit/core/format-rupiah.ts";
import { cx } from "#kit/web/class-names.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { useAdminKeys } from "#modules/admin/web/use-admin-keys.ts";
import { type CountedReturns, countedReturnsQuery } from "./counted-returns.ts";
import { type ReturnRow, type ReturnTab, returnTabs, returnTone } from "./return-model.ts";

const written = (day: string) => formatDay(new Date(`${day}T00:00:00+07:00`));

export type ReturnsPageProps = {
  returns: readonly ReturnRow[];
  total: number;
  page: number;
  pageSize: number;
  tab: ReturnTab;
  /** The returns behind a number of the reports, in all piles. */
  counted: CountedReturns | null;
  year: number;
};

/** The returns, those that wait longest first. */
export function ReturnsPage({ returns, total, page, pageSize, tab, counted, year }: ReturnsPageProps) {
  const t = useAdminText();
  useAdminKeys();
  const address = (at: number) =>
    `?${new URLSearchParams({
      ...(counted ? Object.fromEntries(countedReturnsQuery(counted)) : { tab }),
      ...(at > 1 ? { page: String(at) } : {}),
    })}`;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return (
    <div className="grid gap-4">
      <PageHeader title={t("returns")} actions={<ExportLink />} />
      <nav aria-label={t("piles")} className="flex gap-1 overflow-x-auto">
        {(Object.keys(returnTabs) as ReturnTab[]).map((key) => (
          <Link
            key={key}
            to={`?tab=${key}`}
            aria-current={key === tab && counted === null ? "page" : undefined}
            className={cx(
              "flex min-h-9 shrink-0 items-center rounded-md px-3 text-sm font-bold no-underline pointer-coarse:min-h-11",
              key === tab && counted === null ? "bg-ink text-paper" : "text-ink-soft hover:bg-sunken hover:text-ink",
            )}
          >
            {t(`rtab_${key}`)}
          </Link>
        ))}
      </nav>
      {counted === null ? null : (
        <p className="rounded-md border border-line bg-sunken px-3 py-2 text-sm">
          {t("counted_returns", { from: written(counted.from), until: written(counted.until), count: total })}
        </p>
      )}
      {returns.length === 0 ? (
        <EmptyState title={t("none")}>{t("returns_none")}</EmptyState>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface text-sm">
          {returns.map((back) => (
            <li
              key={back.returnCode}
              className="relative grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 px-3 py-2.5 hover:bg-sunken focus-within:bg-sunken md:grid-cols-[9rem_9rem_7rem_1fr_auto]"
            >
              <Link
                to={`/admin/returns/${back.returnCode}`}
                data-row
                className="font-bold tabular-nums no-underline after:absolute after:inset-0 hover:underline"
              >
                {back.returnCode}
              </Link>
              <span>
                <Badge tone={returnTone(back.status)}>{back.statusText}</Badge>
              </span>
              <time dateTime={back.createdAt} className="text-ink-soft tabular-nums">
                {shortTime(back.createdAt, year)}
              </time>
              <span className="min-w-0 text-ink-soft phone:col-span-2 phone:row-start-3">
                {back.receiver} · {back.orderCode} · {t("pieces_of", { count: back.pieces })} · {back.reason}
              </span>
              <span className="text-right font-semibold tabular-nums">{rp(back.money)}</span>
            </li>
          ))}
        </ul>
      )}
      {pages > 1 ? (
        <nav aria-label={t("pages")} className="flex items-center gap-4 text-sm font-bold">
          {page > 1 ? (
            <Link to={address(page - 1)} className="inline-flex min-h-11 items-center underline">
              {t("older")}
            </Link>
          ) : null}
          <span className="text-ink-soft tabular-nums">{t("page_of", { page, pages })}</span>
          {page < pages ? (
            <Link to={address(page + 1)} className="inline-flex min-h-11 items-center underline">
              {t("newer")}
            </Link>
          ) : null}
        </nav>
      ) : null}
    </div>
  );
}
