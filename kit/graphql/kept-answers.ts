import type { Clock } from "../core/clock.ts";
import { type Stamp, stillStands } from "./stamps.ts";

/**
 * Finished answers that are the same for everyone. For a moment they are given again without a look: whatever is cleared
 * anywhere ends that moment for all. After it, those that came with stamps are given again while these still stand.
 */
export type KeptAnswers = {
  /** The answer while its moment lasts. */
  get(key: string): string | undefined;
  /** The answer of before, if the database says that it is the answer of now. */
  check(key: string): Promise<string | undefined>;
  /** Called before an answer is made; what it gives is handed to `keep`. */
  begin(): number;
  /** Keeps an answer. Without stamps, not when something was cleared while it was being made. */
  keep(key: string, text: string, begun: number, stamps?: readonly Stamp[] | null): void;
  clear(tags?: readonly string[]): void;
  clearAll(): void;
};

export type KeptAnswersOptions = {
  readonly clock: Clock;
  /** How long a moment is; with 0 the database is asked every time. */
  readonly seconds: number;
  /** How many characters may be held; the oldest answers go first. */
  readonly mostCharacters: number;
};

type Entry = {
  readonly text: string;
  readonly stamps: readonly Stamp[] | null;
  readonly until: number;
  /** After how many clears its moment began. */
  readonly begun: number;
};

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
    for (const [key, entry] of entries) if (entry.stamps === null) forget(key, entry);
  }

  function keep(key: string, entry: Entry): void {
    const before = entries.get(key);
    if (before) forget(key, before);
    entries.set(key, entry);
    characters += key.length + entry.text.length;
    for (const [oldest, entry] of entries) {
      if (characters <= mostCharacters) break;
      forget(oldest, entry);
    }
  }

  const untilNext = () => now() + seconds * 1000;

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      if (entry.begun === clears && now() < entry.until) return entry.text;
      if (entry.stamps === null) forget(key, entry);
      return undefined;
    },
    async check(key) {
      const entry = entries.get(key);
      if (!entry?.stamps) return undefined;
      const begun = clears;
      const stands = await stillStands(entry.stamps);
      // Somebody else may have asked meanwhile, and kept what they were told.
      if (entries.get(key) !== entry) return stands ? entry.text : undefined;
      if (stands) keep(key, { ...entry, until: untilNext(), begun });
      else forget(key, entry);
      return stands ? entry.text : undefined;
    },
    begin: () => clears,
    keep(key, text, begun, stamps = null) {
      const lasting = stamps !== null || (begun === clears && seconds > 0);
      if (lasting && key.length + text.length <= mostCharacters) keep(key, { text, stamps, until: untilNext(), begun });
    },
    clear: clearAll,
    clearAll,
  };
}
