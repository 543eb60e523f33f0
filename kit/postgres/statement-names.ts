/** A statement is prepared from its third run on: some run only once, at the start. */
const worthItFrom = 3;

/** The most prepared statements: each takes memory in every connection. Lists of changing length make many texts. */
const mostNames = 400;
const mostTexts = 4000;

/** Names frequent statements, so that the server keeps their plans. */
export function statementNames() {
  const seen = new Map<string, number>();
  const names = new Map<string, string>();
  let given = 0;

  return {
    /** Null while the text is not worth a plan. */
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
    /** The plan is invalid: the next run gets another name. */
    renew(text: string): void {
      if (names.has(text)) names.set(text, `s${given++}`);
    },
  };
}
