import type { ChatMessageFields, QueryChatResult } from "./chat.graphql.gen.ts";
import type { ChatMemory, UnsentMessage } from "./chat-memory.ts";

type ChatFacts = Omit<NonNullable<QueryChatResult["queryChat"]["data"]>, "messages">;
export type SentMessage = ChatMessageFields;

/** `problem`: why the shop refused it; null while it waits for a connection. */
export type PendingMessage = UnsentMessage & { readonly isSending: boolean; readonly problem: string | null };

export type ChatState = {
  readonly status: "loading" | "ready" | "failed";
  readonly facts: ChatFacts | null;
  readonly messages: readonly SentMessage[];
  readonly pending: readonly PendingMessage[];
};

/** The shop's operations as the store calls them; each rejects when the shop cannot be reached. */
export type ChatCalls = {
  read(after: number): Promise<ChatFacts & { messages: readonly SentMessage[] }>;
  send(message: UnsentMessage): Promise<{ readonly sent: SentMessage } | { readonly refusal: string }>;
  markRead(upTo: number): Promise<unknown>;
};

type StoreOptions = { readonly calls: ChatCalls; readonly memory: ChatMemory; readonly uuid: () => string };

/** The state of the chat window: stored messages and pending ones. */
export function createChatStore({ calls, memory, uuid }: StoreOptions) {
  const listeners = new Set<() => void>();
  let state: ChatState = {
    status: "loading",
    facts: null,
    messages: [],
    pending: memory.unsent().map((message) => ({ ...message, isSending: false, problem: null })),
  };
  let sending = false;
  const set = (change: Partial<ChatState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const setPending = (pending: readonly PendingMessage[]) => {
    memory.saveUnsent(pending.map(({ key, text, consents }) => ({ key, text, consents })));
    set({ pending });
  };
  const change = (key: string, changed: Partial<PendingMessage>) =>
    setPending(state.pending.map((message) => (message.key === key ? { ...message, ...changed } : message)));
  const lastNumber = () => state.messages.at(-1)?.number ?? 0;
  const add = (messages: readonly SentMessage[]) => {
    const known = new Set(state.messages.map(({ number }) => number));
    const fresh = messages.filter(({ number }) => !known.has(number));
    if (fresh.length > 0) set({ messages: [...state.messages, ...fresh].sort((a, b) => a.number - b.number) });
  };

  /** Sends pending messages one after the other; stops at the first failure. */
  const flush = async (): Promise<void> => {
    if (sending) return;
    sending = true;
    try {
      for (let next = waiting(); next; next = waiting()) {
        const { key } = next;
        change(key, { isSending: true });
        const answer = await calls.send(next).catch(() => null);
        if (answer === null) return change(key, { isSending: false });
        if ("refusal" in answer) return change(key, { isSending: false, problem: answer.refusal });
        setPending(state.pending.filter((message) => message.key !== key));
        add([answer.sent]);
        memory.setKnown(true);
        if (state.facts) set({ facts: { ...state.facts, hasConversation: true } });
      }
    } finally {
      sending = false;
    }
  };
  const waiting = () => state.pending.find(({ problem, isSending }) => problem === null && !isSending);

  /** Loads new messages, or the whole conversation. */
  const refresh = async (whole = false): Promise<void> => {
    const answer = await calls.read(whole ? 0 : lastNumber()).catch(() => null);
    if (answer === null) return void (state.status === "ready" || set({ status: "failed" }));
    const { messages, ...facts } = answer;
    memory.setKnown(facts.hasConversation);
    if (whole) set({ messages: [] });
    set({ status: "ready", facts });
    add(messages);
    await flush();
  };

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    refresh,
    flush,
    async markRead(): Promise<void> {
      if (!state.facts || state.facts.unread === 0 || lastNumber() === 0) return;
      set({ facts: { ...state.facts, unread: 0 } });
      await calls.markRead(lastNumber()).catch(() => undefined);
    },
    async send(text: string, consents: boolean): Promise<void> {
      setPending([...state.pending, { key: uuid(), text, consents, isSending: false, problem: null }]);
      await flush();
    },
    async resend(key: string, consents: boolean): Promise<void> {
      const message = state.pending.find((one) => one.key === key);
      if (!message) return;
      change(key, { problem: null, consents: message.consents || consents });
      await flush();
    },
    discard: (key: string) => setPending(state.pending.filter((message) => message.key !== key)),
    setContact(contact: string) {
      if (state.facts) set({ facts: { ...state.facts, contact, needsContact: false } });
    },
  };
}

export type ChatStore = ReturnType<typeof createChatStore>;
