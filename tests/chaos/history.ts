/** What became of asking: it was done, it was refused, or nobody knows because no answer came. */
export type Outcome = "ok" | "fail" | "unknown";

/** One try of one client, as the client saw it. Whoever does not know what became of a try asks again with the same key. */
export type Try = {
  readonly client: number;
  /** What the tries of one wish have in common. */
  readonly key: string;
  readonly from: number;
  readonly until: number;
  readonly outcome: Outcome;
  /** What the shop said it had made of it. */
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

/** Compares what clients were told with what there is: done means exactly once, refused never, unknown at most once. */
export function judge(tries: readonly Try[], effects: Effects): Verdict {
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
