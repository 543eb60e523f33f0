import { Link, useNavigation } from "react-router";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import { type ListColumn, RecordTable } from "#modules/admin/web/record-list/record-table.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { useAdminKeys } from "#modules/admin/web/use-admin-keys.ts";
import { endpointState, endpointTone, eventName, type WebhookRow, webhookPath, webhooksPath } from "./webhook-model.ts";
import { useWebhooksText } from "./webhooks-text.ts";

type WebhooksPageProps = { webhooks: readonly WebhookRow[]; mayEdit: boolean; year: number };

/** Every endpoint that gets events of the shop, with the figures of its log. */
export function WebhooksPage({ webhooks, mayEdit, year }: WebhooksPageProps) {
  const t = useWebhooksText();
  const { state } = useNavigation();
  const columns = useColumns(year);
  useAdminKeys();
  return (
    <div className={cx("grid gap-3", state === "loading" && "opacity-70")}>
      <PageHeader
        title={t("webhooks")}
        actions={
          <>
            <ExportLink />
            {mayEdit ? (
              <LinkButton to={`${webhooksPath}/new`} size="sm" variant="court" icon="plus">
                {t("new")}
              </LinkButton>
            ) : null}
          </>
        }
      />
      <p className="max-w-prose text-sm text-ink-soft">{t("lead")}</p>
      {webhooks.length === 0 ? (
        <EmptyState title={t("none")}>{t("none_text")}</EmptyState>
      ) : (
        <RecordTable columns={columns} rows={webhooks} idOf={({ code }) => code} sort="" sortAddress={() => ""} />
      )}
    </div>
  );
}

function useColumns(year: number): readonly ListColumn<WebhookRow>[] {
  const t = useWebhooksText();
  const counted = (label: string, value: number) => (
    <>
      <span className="text-ink-soft md:hidden">{label} </span>
      {value}
    </>
  );
  return [
    {
      key: "name",
      label: t("url"),
      className: "font-bold phone:col-span-2",
      render: ({ code, url, description }) => (
        <span className="grid">
          <Link
            to={webhookPath(code)}
            data-row
            className="break-all no-underline after:absolute after:inset-0 hover:underline"
          >
            {description || code}
          </Link>
          <span className="text-xs font-normal break-all text-ink-soft">{url}</span>
        </span>
      ),
    },
    {
      key: "events",
      label: t("events"),
      className: "text-ink-soft phone:col-span-2",
      render: ({ events }) => events.map((type) => eventName(type, t)).join(", "),
    },
    {
      key: "state",
      label: t("state"),
      render: (row) => <Badge tone={endpointTone[endpointState(row)]}>{t(`state_${endpointState(row)}`)}</Badge>,
    },
    {
      key: "pending",
      label: t("waiting"),
      headClassName: "text-right",
      className: "tabular-nums text-right",
      render: ({ pending }) => counted(t("waiting"), pending),
    },
    {
      key: "failed",
      label: t("given_up"),
      headClassName: "text-right",
      className: "tabular-nums md:text-right",
      render: ({ failed }) => counted(t("given_up"), failed),
    },
    {
      key: "last",
      label: t("last_delivered"),
      className: "whitespace-nowrap text-ink-soft tabular-nums phone:text-right",
      render: ({ lastDeliveredAt }) =>
        lastDeliveredAt === null ? "–" : <time dateTime={lastDeliveredAt}>{shortTime(lastDeliveredAt, year)}</time>,
    },
  ];
}
