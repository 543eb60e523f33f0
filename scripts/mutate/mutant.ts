/** One small change of the source that a test should detect. */
export type Mutant = {
  /** Path from the repository's root. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly original: string;
  readonly replacement: string;
  /** A statement is left out; an expression is replaced by another one. */
  readonly form: "expression" | "statement";
};

/** A mutant of the plan: its number is how a test run names the one that is active. */
export type PlannedMutant = Mutant & { readonly id: number };

/** Identifies a mutant across runs and across edits elsewhere in its file. */
export function mutantKey({ file, original, replacement }: Pick<Mutant, "file" | "original" | "replacement">): string {
  const context = 24;
  const same = (one: string, other: string) => {
    const at = [...one].findIndex((character, index) => character !== other[index]);
    return at === -1 ? one.length : at;
  };
  const head = Math.max(0, same(original, replacement) - context);
  const backwards = (text: string) => [...text.slice(head)].reverse().join("");
  const tail = Math.max(0, same(backwards(original), backwards(replacement)) - context);
  const shown = (text: string) =>
    text
      .slice(head, text.length - tail)
      .replace(/\s+/g, " ")
      .trim();
  return `${file} · ${shown(original)} → ${shown(replacement)}`;
}
