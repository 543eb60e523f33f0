/** A message the server has not confirmed. Its key survives reloads, so that it is stored once. */
export type UnsentMessage = { readonly key: string; readonly text: string; readonly consents: boolean };

type Stored = {
  /** 'guest' or 'member:<account>': unsent messages of a member are not shown to the next user of the browser. */
  readonly who: string;
  /** Whether a conversation exists; null when the server has not been asked. */
  readonly known: boolean | null;
  readonly unsent: readonly UnsentMessage[];
};

type ChatStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const chatStorageName = "chat";
const maxUnsent = 20;

/** Chat state in the browser's storage, so that browsers without a conversation send no requests. */
export function chatMemory(storage: ChatStorage, who: () => string) {
  const read = (): Stored => {
    const empty: Stored = { who: who(), known: null, unsent: [] };
    try {
      const stored: Stored | null = JSON.parse(storage.getItem(chatStorageName) ?? "null");
      if (!stored || !Array.isArray(stored.unsent)) return empty;
      if (stored.who === empty.who) return stored;
      // After a sign-in the guest's messages stay; whether the member has a conversation is unknown.
      if (stored.who === "guest") return { ...empty, known: stored.known || null, unsent: stored.unsent };
      storage.removeItem(chatStorageName);
      return empty;
    } catch {
      return empty;
    }
  };
  const write = (change: Partial<Stored>): void => {
    const { known, unsent } = { ...read(), ...change };
    try {
      if (known === null && unsent.length === 0) storage.removeItem(chatStorageName);
      else storage.setItem(chatStorageName, JSON.stringify({ who: who(), known, unsent: unsent.slice(-maxUnsent) }));
    } catch {
      // Storage may be full or forbidden: the chat works without it until the page is closed.
    }
  };
  return {
    unsent: () => read().unsent,
    saveUnsent: (unsent: readonly UnsentMessage[]) => write({ unsent }),
    setKnown: (known: boolean) => write({ known }),
    /** Whether to request the unread count: a conversation exists, or a member has just signed in. */
    mayHaveAnswers: () => {
      const { who: owner, known, unsent } = read();
      return known === true || unsent.length > 0 || (known === null && owner !== "guest");
    },
  };
}

export type ChatMemory = ReturnType<typeof chatMemory>;
