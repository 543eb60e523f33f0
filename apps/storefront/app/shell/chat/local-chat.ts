import type { ChatLine, ChatSupport, Conversation } from "./chat-support.ts";

/** A stand-in for a chat vendor, for a shop on a developer's machine: it greets, and keeps what the shopper writes. */
export const localChat: ChatSupport = {
  async connect(greeting) {
    let lines: readonly ChatLine[] = [{ id: 1, from: "shop", text: greeting }];
    let unread = 1;
    const listeners = new Set<() => void>();
    const changed = () => {
      for (const listener of listeners) listener();
    };
    const conversation: Conversation = {
      lines: () => lines,
      unread: () => unread,
      send(text) {
        lines = [...lines, { id: lines.length + 1, from: "shopper", text }];
        changed();
      },
      markRead() {
        if (unread === 0) return;
        unread = 0;
        changed();
      },
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    return conversation;
  },
};
