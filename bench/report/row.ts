/** One line of the result. */
export type Row = {
  readonly name: string;
  readonly title: string;
  readonly value: number | null;
  readonly unit: "of hello world" | "of COPY" | "of the read" | "kB" | "MiB" | "ms" | "s";
  /** Requests, or rows of an import, a second, where there are any. */
  readonly perSecond: number | null;
  /** The lowest and the highest ratio of all rounds. */
  readonly range: readonly [number, number] | null;
  readonly goal: { readonly atLeast: number } | { readonly atMost: number } | null;
};

export type Verdict = "met" | "not met" | "";

/** A figure that could not be taken meets no goal. */
export function verdict({ value, goal }: Pick<Row, "value" | "goal">): Verdict {
  if (goal === null) return "";
  if (value === null) return "not met";
  const met = "atLeast" in goal ? value >= goal.atLeast : value <= goal.atMost;
  return met ? "met" : "not met";
}
