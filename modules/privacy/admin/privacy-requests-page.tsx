import { Link, useNavigation } from "react-router";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { PageLinks } from "#modules/admin/web/page-links.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import { type ListColumn, RecordTable } from "#modules/admin/web/record-list/record-table.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { useAdminKeys } from "#modules/admin/web/use-admin-keys.ts";
import { privacyRequestPath, type RequestView, requestViews } from "../contract/privacy-request.ts";
import { type RequestRow, recordAddress, requestsAddress, stateTone, textOfWord } from "./privacy-model.ts";
import { usePrivacyText } from "./privacy-text.ts";

type PrivacyRequestsPageProps = {
  requests: readonly RequestRow[];
  total: number;
  page: number;
  pageSize: number;
  view: RequestView;
  customer: string;
  year: number;
};

/** Requests about personal data: what waits by deadline, and what was answered. */
export function PrivacyRequestsPage({
  requests,
  total,
  page,
  pageSize,
  view,
  customer,
  year,
}: PrivacyRequestsPageProps) {
  const t = usePrivacyText();
  const { state } = useNavigation();
  const columns = useColumns(year);
  useAdminKeys();
  return (
    <div className={cx("grid gap-3", state === "loading" && "opacity-70")}>
      <PageHeader
        title={t("title")}
        actions={
          <>
            <ExportLink />
            <LinkButton to={recordAddress(customer)} size="sm" variant="court" icon="plus">
              {t("record")}
            </LinkButton>
          </>
        }
      />
      <p className="max-w-prose text-sm text-ink-soft">{t("lead")}</p>
      <nav aria-label={t("title")} className="flex flex-wrap gap-x-4 text-sm">
        {requestViews.map((one) => (
          <Link
            key={one}
            to={requestsAddress(one, customer)}
            aria-current={one === view ? "page" : undefined}
            className={cx(
              "inline-flex min-h-11 items-center border-b-2 font-bold no-underline",
              one === view ? "border-court" : "border-transparent text-ink-soft hover:text-ink",
            )}
          >
            {t(`view_${one}`)}
          </Link>
        ))}
      </nav>
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {t("found", { count: total })}
        {customer ? (
          <>
            {" "}
            {t("of_customer", { code: customer })}{" "}
            <Link to={requestsAddress(view, "")} className="font-bold underline">
              {t("of_all")}
            </Link>
          </>
        ) : null}
      </p>
      {requests.length === 0 ? (
        <EmptyState title={t(`none_${view}`)}>{view === "open" ? t("none_text") : null}</EmptyState>
      ) : (
        <RecordTable columns={columns} rows={requests} idOf={({ id }) => id} sort="" sortAddress={() => ""} />
      )}
      <PageLinks
        page={page}
        pages={Math.ceil(total / pageSize)}
        address={(to) => requestsAddress(view, customer, to)}
      />
    </div>
  );
}

function useColumns(year: number): readonly ListColumn<RequestRow>[] {
  const t = usePrivacyText();
  const moment = (iso: string) => <time dateTime={iso}>{shortTime(iso, year)}</time>;
  return [
    {
      key: "kind",
      label: t("kind"),
      className: "font-bold",
      render: ({ id, kind }) => (
        <Link
          to={privacyRequestPath(id)}
          data-row
          className="no-underline after:absolute after:inset-0 hover:underline"
        >
          {textOfWord("kind", kind, t)}
        </Link>
      ),
    },
    {
      key: "customer",
      label: t("customer"),
      className: "whitespace-nowrap text-ink-soft phone:text-right",
      render: ({ customerCode }) => customerCode ?? t("nobody"),
    },
    {
      key: "received",
      label: t("received"),
      className: "text-ink-soft tabular-nums phone:hidden",
      render: ({ receivedAt, receivedBy }) => (
        <>
          {moment(receivedAt)} · {textOfWord("by", receivedBy, t)}
        </>
      ),
    },
    {
      key: "due",
      label: t("due"),
      className: "whitespace-nowrap tabular-nums",
      render: ({ dueAt, isOverdue }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <span className="text-ink-soft md:hidden">{t("due")}</span>
          {moment(dueAt)}
          {isOverdue ? <Badge tone="danger">{t("overdue")}</Badge> : null}
        </span>
      ),
    },
    {
      key: "state",
      label: t("state"),
      className: "phone:text-right",
      render: ({ state }) => (
        <Badge tone={stateTone[state as keyof typeof stateTone]}>{textOfWord("state", state, t)}</Badge>
      ),
    },
  ];
}
