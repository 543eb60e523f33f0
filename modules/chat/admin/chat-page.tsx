import { type Locale, locales } from "#kit/core/locale.ts";
import { cx } from "#kit/web/class-names.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { AdminPanel, Facts } from "#modules/admin/web/admin-panel.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { AnswerForm } from "./answer-form.tsx";
import type { ChatModel } from "./chat-model.ts";
import { useChatsText } from "./chats-text.ts";
import { useAutoRefresh } from "./use-auto-refresh.ts";

type ChatPageProps = {
  chat: ChatModel;
  /** The idempotency key of the next answer. */
  answerKey: string;
  answer: AdminAnswer | null;
  year: number;
};

/** One conversation with the answer form. */
export function ChatPage({ chat, answerKey, answer, year }: ChatPageProps) {
  const t = useChatsText();
  useAutoRefresh();
  return (
    <div className="grid gap-4">
      <PageHeader title={chat.name || chat.contact || t("guest")} above={[{ label: t("title"), to: "/admin/chats" }]} />
      <ActionResult answer={answer} />
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 gap-4">
          <AdminPanel title={t("messages")}>
            <ol className="grid gap-2.5">
              {chat.messages.map((message) => (
                <Message key={message.number} message={message} year={year} />
              ))}
            </ol>
          </AdminPanel>
          <AnswerForm chat={chat} answerKey={answerKey} answer={answer} />
        </div>
        <AdminPanel title={t("details")}>
          <Facts
            facts={[
              [t("kind"), t(chat.isMember ? "member" : "guest")],
              [t("contact"), chat.contact ?? t("no_contact")],
              [t("language"), useLanguageName(chat.language)],
            ]}
          />
        </AdminPanel>
      </div>
    </div>
  );
}

function useLanguageName(language: string): string {
  const here = useLocale();
  const known = locales.find((locale) => locale === language) as Locale | undefined;
  return known ? (new Intl.DisplayNames(here, { type: "language" }).of(known.slice(0, 2)) ?? known) : language;
}

function Message({ message, year }: { message: ChatModel["messages"][number]; year: number }) {
  const t = useChatsText();
  const isOurs = message.author === "staff";
  return (
    <li
      className={cx(
        "max-w-[85%] rounded-lg px-3.5 py-2 text-sm",
        isOurs ? "justify-self-end bg-court-soft text-court-ink" : "justify-self-start bg-sunken",
      )}
    >
      <p className="break-words whitespace-pre-line">{message.text}</p>
      <p className="mt-0.5 text-xs">
        {message.name ?? t("shopper")} · <time dateTime={message.at}>{shortTime(message.at, year)}</time>
        {message.isRead ? ` · ${t("read")}` : null}
      </p>
    </li>
  );
}
