/** A message that has not reached the shop yet. It keeps its key over reloads, so that it is stored once. */
export type UnsentMessage = { readonly key: string; readonly text: string; readonly consents: boolean };

type Kept = {
  /** 'guest' or 'member:<account>': what a member wrote is not shown to the next person at this browser. */
  readonly who: string;
  /** Whether there is a conversation, as far as this browser has heard; null: nobody has asked. */
  readonly known: boolean | null;
  readonly unsent: readonly UnsentMessage[];
};

type ChatStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const chatStorageName = "chat";
const mostUnsent = 20;

/** What the browser remembers of the chat: enough to ask for nothing where there is no conversation. */
export function chatMemory(storage: ChatStorage, who: () => string) {
  const read = (): Kept => {
    const empty: Kept = { who: who(), known: null, unsent: [] };
    try {
      const kept: Kept | null = JSON.parse(storage.getItem(chatStorageName) ?? "null");
      if (!kept || !Array.isArray(kept.unsent)) return empty;
      if (kept.who === empty.who) return kept;
      // A guest who has signed in goes on; whether the member has a conversation is to be asked.
      if (kept.who === "guest") return { ...empty, known: kept.known || null, unsent: kept.unsent };
      storage.removeItem(chatStorageName);
      return empty;
    } catch {
      return empty;
    }
  };
  const write = (change: Partial<Kept>): void => {
    const { known, unsent } = { ...read(), ...change };
    try {
      if (known === null && unsent.length === 0) storage.removeItem(chatStorageName);
      else storage.setItem(chatStorageName, JSON.stringify({ who: who(), known, unsent: unsent.slice(-mostUnsent) }));
    } catch {
      // Storage may be full or forbidden: the chat works, it only forgets with the page.
    }
  };
  return {
    unsent: () => read().unsent,
    keepUnsent: (unsent: readonly UnsentMessage[]) => write({ unsent }),
    noteKnown: (known: boolean) => write({ known }),
    /** Whether it is worth asking for unread answers: there is a conversation, or a member has just signed in here. */
    mayHaveAnswers: () => {
      const { who: owner, known, unsent } = read();
      return known === true || unsent.length > 0 || (known === null && owner !== "guest");
    },
  };
}

export type ChatMemory = ReturnType<typeof chatMemory>;
