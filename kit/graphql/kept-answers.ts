import type { Clock } from "../core/clock.ts";
import { bodyOf, type ReadyAnswer } from "../http/ready-answer.ts";
import { type Stamp, stillStands } from "./stamps.ts";

/** An answer in GraphQL's words, or as it goes over the wire once it has gone there. */
export type KeptAnswer = { content: string | ReadyAnswer };

export const wordsOf = ({ content }: KeptAnswer): string | Buffer =>
  typeof content === "string" ? content : bodyOf(content);

/**
 * Finished answers that are the same for everyone. For a moment they are given again without a look: whatever is cleared
 * anywhere ends that moment for all. After it, those that came with stamps are given again while these still stand.
 */
export type KeptAnswers = {
  /** The answer while its moment lasts. */
  get(key: string): KeptAnswer | undefined;
  /** The answer of before, if the database says that it is the answer of now. */
  check(key: string): Promise<KeptAnswer | undefined>;
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
  readonly answer: KeptAnswer;
  readonly size: number;
  readonly stamps: readonly Stamp[] | null;
  readonly until: number;
  /** After how many clears its moment began. */
  readonly begun: number;
};

/** How many characters an answer takes, with what tells whether it stands. */
const sizeOf = (key: string, { size, stamps }: Pick<Entry, "size" | "stamps">): number =>
  (stamps ?? []).reduce((sum, { words }) => sum + words.length, key.length + size);

export function keptAnswers({ clock, seconds, mostCharacters }: KeptAnswersOptions): KeptAnswers {
  const entries = new Map<string, Entry>();
  let characters = 0;
  let clears = 0;
  const now = () => clock.now().getTime();

  function forget(key: string, entry: Entry): void {
    characters -= sizeOf(key, entry);
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
    characters += sizeOf(key, entry);
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
      if (entry.begun === clears && now() < entry.until) return entry.answer;
      if (entry.stamps === null) forget(key, entry);
      return undefined;
    },
    async check(key) {
      const entry = entries.get(key);
      if (!entry?.stamps) return undefined;
      const begun = clears;
      const stands = await stillStands(entry.stamps);
      // Somebody else may have asked meanwhile, and kept what they were told.
      if (entries.get(key) !== entry) return stands ? entry.answer : undefined;
      if (stands) keep(key, { ...entry, until: untilNext(), begun });
      else forget(key, entry);
      return stands ? entry.answer : undefined;
    },
    begin: () => clears,
    keep(key, text, begun, stamps = null) {
      const lasting = stamps !== null || (begun === clears && seconds > 0);
      const entry = { answer: { content: text }, size: text.length, stamps, until: untilNext(), begun };
      if (lasting && sizeOf(key, entry) <= mostCharacters) keep(key, entry);
    },
    clear: clearAll,
    clearAll,
  };
}
