/** What a source answers when it was told which edition is known: the name of its own, and the value unless that is the one. */
export type EditionNews<Value> = { readonly edition: string; readonly value: Value | null };

/** One question: what was known when it was asked, and the value the answer stands for. */
type EditionQuestion<Value> = { readonly known: string | null; answer(news: EditionNews<Value>): Value };

/** Keeps the value of one edition. Never older or newer than the answer: that names the edition it was read from. */
export type EditionMemory<Value> = { ask(): EditionQuestion<Value> };

export function editionMemory<Value>(): EditionMemory<Value> {
  let kept: { readonly edition: string; readonly value: Value } | null = null;
  return {
    ask() {
      const before = kept;
      return {
        known: before?.edition ?? null,
        answer({ edition, value }) {
          if (value !== null) {
            kept = { edition, value };
            return value;
          }
          if (before?.edition !== edition) throw new Error("an edition nobody knows came without its value");
          return before.value;
        },
      };
    },
  };
}
