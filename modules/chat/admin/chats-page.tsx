import { Link } from "react-router";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { useAdminKeys } from "#modules/admin/web/use-admin-keys.ts";
import type { AdminChatsResult } from "./chats.graphql.gen.ts";
import { useChatsText } from "./chats-text.ts";
import { useAutoRefresh } from "./use-auto-refresh.ts";

type ChatPage = AdminChatsResult["adminChats"];
type ChatRow = ChatPage["chats"][number];

/** Conversations with shoppers: waiting ones first, by waiting time. */
export function ChatsPage({ chats, total, waiting, page, pageSize, year }: ChatPage & { year: number }) {
  const t = useChatsText();
  useAdminKeys();
  useAutoRefresh();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const link = "inline-flex min-h-11 items-center underline";
  return (
    <div className="grid gap-4">
      <PageHeader
        title={t("title")}
        status={
          <p role="status" className="text-sm text-ink-soft">
            {waiting > 0 ? t("waiting", { count: waiting }) : t("none_waits")}
          </p>
        }
        actions={<ExportLink />}
      />
      {chats.length === 0 ? (
        <EmptyState title={t("none")}>{t("none_text")}</EmptyState>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface text-sm">
          {chats.map((chat) => (
            <Row key={chat.id} chat={chat} year={year} />
          ))}
        </ul>
      )}
      {pages > 1 ? (
        <nav aria-label={t("pages")} className="flex items-center gap-4 text-sm font-bold">
          {page > 1 ? (
            <Link to={`?page=${page - 1}`} className={link}>
              {t("previous")}
            </Link>
          ) : null}
          <span className="text-ink-soft tabular-nums">{t("page_of", { page, pages })}</span>
          {page < pages ? (
            <Link to={`?page=${page + 1}`} className={link}>
              {t("next")}
            </Link>
          ) : null}
        </nav>
      ) : null}
    </div>
  );
}

function Row({ chat, year }: { chat: ChatRow; year: number }) {
  const t = useChatsText();
  return (
    <li className="relative grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 px-3 py-2.5 hover:bg-sunken focus-within:bg-sunken">
      <Link
        to={`/admin/chats/${chat.id}`}
        data-row
        className="min-w-0 truncate font-bold no-underline after:absolute after:inset-0 hover:underline"
      >
        {chat.name || chat.contact || t("guest")}
      </Link>
      <span className="text-right">
        {chat.waitingSince ? (
          <Badge tone="sun">{t("waits_since", { time: shortTime(chat.waitingSince, year) })}</Badge>
        ) : (
          <time dateTime={chat.lastAt} className="text-ink-soft tabular-nums">
            {shortTime(chat.lastAt, year)}
          </time>
        )}
      </span>
      <span className="col-span-2 min-w-0 truncate text-ink-soft">
        {t(chat.isMember ? "member" : "guest")} · {chat.lastBy ? `${chat.lastBy}: ` : null}
        {chat.preview}
      </span>
    </li>
  );
}
