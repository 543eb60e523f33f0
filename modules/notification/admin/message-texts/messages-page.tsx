import { Link, useNavigation } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { ListSearch } from "#modules/admin/web/list-search.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import { type ListColumn, RecordTable } from "#modules/admin/web/record-list/record-table.tsx";
import { useAdminKeys } from "#modules/admin/web/use-admin-keys.ts";
import { channels } from "../../contract/channel.ts";
import {
  filterAddress,
  filterMessages,
  kindName,
  type ListFilter,
  type MessageRow,
  messagePath,
  messagesPath,
  receiverOf,
} from "./message-model.ts";
import { useMessageText } from "./message-texts-text.ts";

type MessagesPageProps = { messages: readonly MessageRow[]; filter: ListFilter };

/** Every message the shop sends, and which of them have changed texts. */
export function MessagesPage({ messages, filter }: MessagesPageProps) {
  const t = useMessageText();
  const { state } = useNavigation();
  const columns = useColumns();
  const shown = filterMessages(messages, filter, t);
  useAdminKeys();
  return (
    <div className={cx("grid gap-3", state === "loading" && "opacity-70")}>
      <PageHeader title={t("messages")} actions={<ExportLink />} />
      <p className="max-w-prose text-sm text-ink-soft">{t("lead")}</p>
      <ListSearch
        search={filter.search}
        hint={t("search_hint")}
        kept={{
          ...(filter.channel ? { channel: filter.channel } : {}),
          ...(filter.changed ? { changed: "1" } : {}),
        }}
      />
      <Filters filter={filter} />
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {t("count", { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <EmptyState title={t("none")}>{t("none_text")}</EmptyState>
      ) : (
        <RecordTable columns={columns} rows={shown} idOf={({ id }) => id} sort="" sortAddress={() => messagesPath} />
      )}
    </div>
  );
}

function Filters({ filter }: { filter: ListFilter }) {
  const t = useMessageText();
  const entries = [
    ...channels.map((channel) => ({
      key: channel,
      name: t(`channel_${channel}`),
      isOn: filter.channel === channel,
      to: filterAddress({ ...filter, channel: filter.channel === channel ? null : channel }),
    })),
    {
      key: "changed",
      name: t("changed_only"),
      isOn: filter.changed,
      to: filterAddress({ ...filter, changed: !filter.changed }),
    },
  ];
  return (
    <nav aria-label={t("filter")} className="flex flex-wrap gap-2">
      {entries.map(({ key, name, isOn, to }) => (
        <Link
          key={key}
          to={to === messagesPath ? messagesPath : `${messagesPath}${to}`}
          aria-current={isOn ? "true" : undefined}
          className={cx(
            "inline-flex min-h-9 items-center rounded-sm border px-3 text-sm font-semibold no-underline pointer-coarse:min-h-11",
            isOn ? "border-ink bg-sunken" : "border-line bg-surface hover:border-ink",
          )}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

function useColumns(): readonly ListColumn<MessageRow>[] {
  const t = useMessageText();
  const locale = useLocale();
  return [
    {
      key: "title",
      label: t("message"),
      className: "font-bold phone:col-span-2",
      render: ({ id, kind, title }) => (
        <span className="grid">
          <Link
            to={messagePath(id, "EMAIL", locale)}
            data-row
            className="no-underline after:absolute after:inset-0 hover:underline"
          >
            {title}
          </Link>
          <span className="text-xs font-normal text-ink-soft">{kindName(kind, t)}</span>
        </span>
      ),
    },
    { key: "to", label: t("receiver"), render: ({ kind }) => t(receiverOf(kind)) },
    {
      key: "channels",
      label: t("channels"),
      className: "text-ink-soft",
      render: (row) => row.channels.map((channel) => t(`channel_${channel}` as "channel_EMAIL")).join(", "),
    },
    {
      key: "changed",
      label: t("changed"),
      className: "phone:col-span-2",
      render: ({ changed }) =>
        changed.length === 0 ? (
          <span className="text-ink-soft">{t("as_shipped")}</span>
        ) : (
          <Badge tone="sun">{t("changed_count", { count: changed.length })}</Badge>
        ),
    },
  ];
}
