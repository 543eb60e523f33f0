import { Link } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { useAdminText } from "./admin-text.ts";
import type { AdminAuditResult } from "./audit.graphql.gen.ts";
import { actionLabel, factsIn } from "./audit-labels.ts";
import { PageHeader } from "./page-header.tsx";
import { ExportLink } from "./record-list/export-link.tsx";
import { shortTime } from "./short-time.ts";

export type AuditPageProps = {
  lines: readonly AdminAuditResult["adminAudit"][number][];
  subject: string;
  /** Looks at contact data instead of changes. */
  contacts: boolean;
  more: boolean;
  year: number;
};

/** The subject without its technical prefix; empty for an offer, whose title is among the details. */
const subjectWords = (subject: string): string =>
  subject.startsWith("promotion:") ? "" : subject.slice(subject.indexOf(":") + 1);

const orderIn = /^order:(BB\w+)$/;

/** The audit of the back office, newest first. */
export function AuditPage({ lines, subject, contacts, more, year }: AuditPageProps) {
  const t = useAdminText();
  const locale = useLocale();
  const older = new URLSearchParams({
    ...(subject ? { subject } : {}),
    ...(contacts ? { contacts: "1" } : {}),
    before: String(lines.at(-1)?.id ?? 0),
  });
  return (
    <div className="grid gap-4">
      <PageHeader title={t("audit")} actions={<ExportLink />} />
      <p className="max-w-prose text-sm text-ink-soft">
        {subject ? (
          <>
            {subject}{" "}
            <Link to="/admin/audit" className="font-bold underline">
              {t("audit_all")}
            </Link>
          </>
        ) : (
          t(contacts ? "audit_contacts_text" : "audit_text")
        )}
      </p>
      {subject ? null : (
        <nav aria-label={t("audit")} className="flex flex-wrap gap-x-5 text-sm">
          {([false, true] as const).map((one) => (
            <Link
              key={String(one)}
              to={one ? "/admin/audit?contacts=1" : "/admin/audit"}
              aria-current={one === contacts ? "page" : undefined}
              className={cx(
                "inline-flex min-h-11 items-center border-b-2 font-bold no-underline",
                one === contacts ? "border-court" : "border-transparent text-ink-soft",
              )}
            >
              {t(one ? "audit_contacts" : "audit_changes")}
            </Link>
          ))}
        </nav>
      )}
      {lines.length === 0 ? (
        <EmptyState title={t("none")} />
      ) : (
        <ol className="divide-y divide-line rounded-lg border border-line bg-surface text-sm">
          {lines.map((line) => {
            const order = orderIn.exec(line.subject)?.[1];
            return (
              <li key={line.id} className="grid gap-x-4 gap-y-0.5 px-4 py-2 md:grid-cols-[7rem_11rem_12rem_1fr]">
                <time dateTime={line.at} className="text-ink-soft tabular-nums">
                  {shortTime(line.at, year)}
                </time>
                <span className="font-semibold break-words">{line.name}</span>
                <span>{actionLabel(line.action, t)}</span>
                <span className="min-w-0 break-words">
                  {order ? (
                    <Link to={`/admin/orders/${order}`} className="font-semibold underline">
                      {order}
                    </Link>
                  ) : (
                    subjectWords(line.subject)
                  )}
                  {factsIn(line.detail, locale, t).map(({ key, name, value }, index) => (
                    <span key={key} className="text-ink-soft">
                      {index > 0 || subjectWords(line.subject) !== "" ? " · " : ""}
                      {name === null ? null : `${name} `}
                      <span className="text-ink">{value}</span>
                    </span>
                  ))}
                </span>
              </li>
            );
          })}
        </ol>
      )}
      {more ? (
        <Link to={`?${older}`} className="inline-flex min-h-11 items-center text-sm font-bold underline">
          {t("older")}
        </Link>
      ) : null}
    </div>
  );
}
