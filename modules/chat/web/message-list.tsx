import { useEffect, useRef } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import type { ChatStore, PendingMessage, SentMessage } from "./chat-store.ts";
import { useChatText } from "./chat-text.ts";

type MessageListProps = {
  store: ChatStore;
  messages: readonly SentMessage[];
  pending: readonly PendingMessage[];
  /** The consent box is ticked: a message refused for missing consent can be sent again. */
  consents: boolean;
};

const bubble = "max-w-[85%] rounded-lg px-4 py-2.5 break-words whitespace-pre-line";

/** The messages, oldest first, scrolled to the newest; a greeting while there are none. */
export function MessageList({ store, messages, pending, consents }: MessageListProps) {
  const t = useChatText();
  const end = useRef<HTMLLIElement>(null);
  const count = messages.length + pending.length;
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: "nearest" });
  }, [count]);
  return (
    <ol aria-label={t("conversation")} aria-live="polite" className="grid gap-2.5">
      {count === 0 ? <li className={cx(bubble, "bg-sunken")}>{t("hello")}</li> : null}
      {messages.map((message) => (
        <Message key={message.number} message={message} />
      ))}
      {pending.map((message) => (
        <Pending
          key={message.key}
          message={message}
          onResend={() => void store.resend(message.key, consents)}
          onDiscard={() => store.discard(message.key)}
        />
      ))}
      <li ref={end} aria-hidden className="h-0" />
    </ol>
  );
}

function Message({ message: { author, name, text, at } }: { message: SentMessage }) {
  const t = useChatText();
  const locale = useLocale();
  const isOwn = author === "shopper";
  const time = new Date(at).toLocaleString(locale, { dateStyle: "short", timeStyle: "short" });
  return (
    <li className={cx("grid gap-0.5", isOwn ? "justify-items-end" : "justify-items-start")}>
      <p className={cx(bubble, isOwn ? "bg-court text-on-court" : "bg-sunken")}>{text}</p>
      <p className="px-1 text-xs text-ink-soft">
        {isOwn ? t("you") : (name ?? t("staff"))} · <time dateTime={at}>{time}</time>
      </p>
    </li>
  );
}

type PendingProps = { message: PendingMessage; onResend: () => void; onDiscard: () => void };

function Pending({ message: { text, isSending, problem }, onResend, onDiscard }: PendingProps) {
  const t = useChatText();
  return (
    <li className="grid justify-items-end gap-0.5">
      <p className={cx(bubble, "border border-dashed border-court text-ink")}>{text}</p>
      <p className={cx("px-1 text-right text-xs", problem ? "font-semibold text-danger" : "text-ink-soft")}>
        {isSending ? t("sending") : problem === null ? t("unsent") : `${t("refused")} ${problem}`}
      </p>
      {isSending ? null : (
        <p className="flex gap-2">
          <Button variant="quiet" size="sm" onClick={onResend}>
            {t("resend")}
          </Button>
          <Button variant="quiet" size="sm" onClick={onDiscard}>
            {t("discard")}
          </Button>
        </p>
      )}
    </li>
  );
}
