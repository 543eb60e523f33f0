import type { Clock } from "../core/clock.ts";

/** Finished answers that are the same for everyone, for a moment: whatever is cleared anywhere clears them all. */
export type KeptAnswers = {
  get(key: string): string | undefined;
  /** Called before an answer is made; what it gives is handed to `keep`. */
  begin(): number;
  /** Keeps an answer, unless something was cleared while it was being made. */
  keep(key: string, text: string, begun: number): void;
  clear(tags?: readonly string[]): void;
  clearAll(): void;
};

export type KeptAnswersOptions = {
  readonly clock: Clock;
  readonly seconds: number;
  /** How many characters may be held; the oldest answers go first. */
  readonly mostCharacters: number;
};

type Entry = { readonly text: string; readonly until: number };

export function keptAnswers({ clock, seconds, mostCharacters }: KeptAnswersOptions): KeptAnswers {
  const entries = new Map<string, Entry>();
  let characters = 0;
  let clears = 0;
  const now = () => clock.now().getTime();

  function forget(key: string, entry: Entry): void {
    characters -= key.length + entry.text.length;
    entries.delete(key);
  }

  function clearAll(): void {
    clears += 1;
    characters = 0;
    entries.clear();
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined || now() < entry.until) return entry?.text;
      forget(key, entry);
      return undefined;
    },
    begin: () => clears,
    keep(key, text, begun) {
      const size = key.length + text.length;
      if (begun !== clears || size > mostCharacters) return;
      const before = entries.get(key);
      if (before) forget(key, before);
      entries.set(key, { text, until: now() + seconds * 1000 });
      characters += size;
      for (const [oldest, entry] of entries) {
        if (characters <= mostCharacters) break;
        forget(oldest, entry);
      }
    },
    clear: clearAll,
    clearAll,
  };
}
