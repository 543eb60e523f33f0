/** A statement is worth preparing from its third time on: some are only ever asked once, at the start. */
const worthItFrom = 3;

/** So many are prepared at most: each takes memory in every connection. Lists of changing length make many texts. */
const mostNames = 400;
const mostTexts = 4000;

/** Gives statements that come often a name under which the server keeps its plan. */
export function statementNames() {
  const seen = new Map<string, number>();
  const names = new Map<string, string>();
  let given = 0;

  return {
    /** Null while the text is not worth a plan of its own. */
    nameOf(text: string): string | null {
      const name = names.get(text);
      if (name !== undefined) return name;
      const times = (seen.get(text) ?? 0) + 1;
      if (times < worthItFrom) {
        if (seen.size < mostTexts) seen.set(text, times);
        return null;
      }
      if (names.size >= mostNames) return null;
      seen.delete(text);
      const fresh = `s${given++}`;
      names.set(text, fresh);
      return fresh;
    },
    /** The plan behind the name is of no use any more: the next time it gets another. */
    renew(text: string): void {
      if (names.has(text)) names.set(text, `s${given++}`);
    },
  };
}
