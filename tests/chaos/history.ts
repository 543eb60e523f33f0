/** Outcome of a request: done, refused, or unknown because no response arrived. */
export type Outcome = "ok" | "fail" | "unknown";

/** One attempt of one client. After an unknown outcome the client repeats it with the same key. */
export type Attempt = {
  readonly client: number;
  /** The idempotency key of the attempts. */
  readonly key: string;
  readonly from: number;
  readonly until: number;
  readonly outcome: Outcome;
  /** The effect the shop reported. */
  readonly made: string | null;
};

/** What there is in the end, by key. */
export type Effects = ReadonlyMap<string, readonly string[]>;

export type Verdict = {
  /** Promised, and not there. */
  readonly lost: readonly string[];
  /** There more than once, or promised under two names. */
  readonly doubled: readonly string[];
  /** Refused every time, and there all the same. */
  readonly ghosts: readonly string[];
};

/** Compares the clients' history with the effects: done means exactly once, refused never, unknown at most once. */
export function checkHistory(tries: readonly Attempt[], effects: Effects): Verdict {
  const lost: string[] = [];
  const doubled: string[] = [];
  const ghosts: string[] = [];
  for (const [key, told] of Map.groupBy(tries, (one) => one.key)) {
    const there = effects.get(key) ?? [];
    const promised = new Set(told.filter(({ outcome }) => outcome === "ok").map(({ made }) => made ?? ""));
    if ([...promised].some((name) => !there.includes(name))) lost.push(key);
    if (there.length > 1 || promised.size > 1) doubled.push(key);
    if (there.length > 0 && told.every(({ outcome }) => outcome === "fail")) ghosts.push(key);
  }
  return { lost, doubled, ghosts };
}
