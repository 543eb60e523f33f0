import { type FormEvent, useEffect } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { useShellText } from "../shell-text.ts";
import { WhatsAppBlock } from "../whats-app-block.tsx";
import type { useChat } from "./use-chat.ts";

type ChatWindowProps = { open: boolean; onClose: () => void; chat: ReturnType<typeof useChat> };

export function ChatWindow({ open, onClose, chat }: ChatWindowProps) {
  const t = useShellText();
  const { conversation, unread } = chat;

  useEffect(() => {
    if (open && unread > 0) conversation?.markRead();
  }, [open, unread, conversation]);

  return (
    <Dialog open={open} onClose={onClose} title={t("chat")} closeLabel={t("close")} size="s">
      {chat.chatAnswers ? <ChatPart chat={chat} /> : null}
      <WhatsAppBlock />
    </Dialog>
  );
}

function ChatPart({ chat }: { chat: ChatWindowProps["chat"] }) {
  const t = useShellText();
  return chat.allowed ? <Talk chat={chat} /> : <p className="mb-4 text-ink-soft">{t("chatNeedsConsent")}</p>;
}

function Talk({ chat }: { chat: ChatWindowProps["chat"] }) {
  const t = useShellText();
  const { conversation } = chat;
  if (!conversation) return <p className="mb-4 text-ink-soft">{t("chatConnecting")}</p>;

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("text") ?? "").trim();
    if (text !== "") conversation.send(text);
    event.currentTarget.reset();
  };
  return (
    <>
      <ol aria-live="polite" className="mb-4 grid gap-2">
        {chat.lines.map((line) => (
          <li
            key={line.id}
            className={cx(
              "max-w-[85%] rounded-lg px-4 py-2.5",
              line.from === "shop" ? "bg-sunken" : "justify-self-end bg-court text-on-court",
            )}
          >
            <span className="sr-only">{line.from === "shop" ? t("chat") : t("chatYou")}: </span>
            {line.text}
          </li>
        ))}
      </ol>
      <form onSubmit={send} className="mb-5 flex gap-2">
        <input
          name="text"
          aria-label={t("chatInput")}
          placeholder={t("chatInput")}
          autoComplete="off"
          className="h-11 min-w-0 grow rounded-md border border-line-strong bg-surface px-4"
        />
        <Button type="submit">{t("chatSend")}</Button>
      </form>
    </>
  );
}
