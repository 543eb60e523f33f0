import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { Spinner } from "#kit/web/feedback/spinner.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { openPollMs } from "../contract/constants.ts";
import { chatCalls } from "./chat-calls.ts";
import type { ChatMemory } from "./chat-memory.ts";
import { type ChatStore, createChatStore } from "./chat-store.ts";
import { useChatText } from "./chat-text.ts";
import { Composer } from "./composer.tsx";
import { ContactRequest } from "./contact-request.tsx";
import { MessageList } from "./message-list.tsx";
import { OpeningNote } from "./opening-note.tsx";

export type ChatWindowProps = {
  open: boolean;
  onClose: () => void;
  closeLabel: string;
  memory: ChatMemory;
  /** Whether the shop has staff who answer. */
  answered: boolean;
  /** Updates the badge on the button. */
  onUnread: (unread: number) => void;
  /** WhatsApp and the contact page. */
  otherWays: ReactNode;
};

/** The conversation with the shop's staff, and other ways to reach the shop. */
export function ChatWindow({ open, onClose, closeLabel, memory, answered, onUnread, otherWays }: ChatWindowProps) {
  const t = useChatText();
  const api = useApi();
  const [store] = useState(() => createChatStore({ calls: chatCalls(api), memory, uuid: () => crypto.randomUUID() }));
  const { status, facts, messages, pending } = useSyncExternalStore(store.subscribe, store.state, store.state);
  const [consents, setConsents] = useState(false);
  const talks = answered && facts?.answered !== false;
  useOpenWindow(store, open && answered);
  useEffect(() => {
    if (facts) onUnread(open ? 0 : facts.unread);
  }, [facts, open, onUnread]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("title")}
      closeLabel={closeLabel}
      size="m"
      fullOnPhone
      footer={
        talks && status === "ready" ? (
          <Composer
            store={store}
            needsConsent={facts?.hasConversation !== true && messages.length === 0}
            consents={consents}
            onConsents={setConsents}
          />
        ) : undefined
      }
    >
      {talks ? (
        <>
          {status === "loading" ? <Loading text={t("loading")} /> : null}
          {status === "failed" ? <Failed onRetry={() => void store.refresh(true)} /> : null}
          {status === "ready" && facts ? (
            <div className="grid gap-4">
              <OpeningNote isOpen={facts.isOpen} changesAt={facts.changesAt} />
              <MessageList store={store} messages={messages} pending={pending} consents={consents} />
              <ContactRequest
                asks={facts.hasConversation && facts.needsContact}
                contact={facts.contact}
                onSaved={store.setContact}
              />
            </div>
          ) : null}
        </>
      ) : (
        <p className="mb-4">{t("no_staff")}</p>
      )}
      <section aria-label={t("other_ways")} className="mt-5 border-t border-line pt-4">
        <h3 className="mb-3 text-sm font-bold">{t("other_ways")}</h3>
        {otherWays}
      </section>
    </Dialog>
  );
}

/** Loads the conversation when the window opens, then polls while it is open and the page is visible. */
function useOpenWindow(store: ChatStore, open: boolean): void {
  const refresh = useEffectEvent(async (whole: boolean) => {
    await store.refresh(whole);
    if (!document.hidden) await store.markRead();
  });
  useEffect(() => {
    if (!open) return;
    let ended = false;
    let timer = 0;
    const next = async (whole: boolean) => {
      window.clearTimeout(timer);
      if (!document.hidden || whole) await refresh(whole);
      if (!ended) timer = window.setTimeout(() => void next(false), openPollMs);
    };
    const seen = () => {
      if (!document.hidden) void next(false);
    };
    void next(true);
    document.addEventListener("visibilitychange", seen);
    window.addEventListener("online", seen);
    return () => {
      ended = true;
      window.clearTimeout(timer);
      document.removeEventListener("visibilitychange", seen);
      window.removeEventListener("online", seen);
    };
  }, [open]);
}

const Loading = ({ text }: { text: string }) => (
  <p role="status" className="flex items-center gap-3 py-6 text-ink-soft">
    <Spinner /> {text}
  </p>
);

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useChatText();
  return (
    <div role="alert" className="grid justify-items-start gap-3 py-4">
      <p>{t("load_failed")}</p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {t("try_again")}
      </Button>
    </div>
  );
}
