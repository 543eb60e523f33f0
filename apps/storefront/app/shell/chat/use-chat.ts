import { useEffect, useState, useSyncExternalStore } from "react";
import { useConsent } from "../consent/consent-provider.tsx";
import { useShopFacts } from "../shop-state.ts";
import { type ChatLine, type Conversation, chatStartDelayMs } from "./chat-support.ts";

const noLines: readonly ChatLine[] = [];
const nothingChanges = () => () => undefined;

/** Connects, where somebody answers, 2 s after the page has loaded and the visitor has accepted all cookies; never before (D-69). */
export function useChat(greeting: string) {
  const { chatAnswers } = useShopFacts();
  const allowed = useConsent().choice === "all";
  const [conversation, setConversation] = useState<Conversation | null>(null);

  useEffect(() => {
    if (!chatAnswers || !allowed || conversation) return;
    const timer = setTimeout(async () => {
      const { localChat } = await import("./local-chat.ts");
      setConversation(await localChat.connect(greeting));
    }, chatStartDelayMs);
    return () => clearTimeout(timer);
  }, [chatAnswers, allowed, conversation, greeting]);

  const subscribe = conversation?.subscribe ?? nothingChanges;
  const lines = useSyncExternalStore(
    subscribe,
    () => conversation?.lines() ?? noLines,
    () => noLines,
  );
  const unread = useSyncExternalStore(
    subscribe,
    () => conversation?.unread() ?? 0,
    () => 0,
  );
  return { chatAnswers, allowed, conversation, lines, unread };
}
