import type { Locale } from "#kit/core/locale.ts";
import { textRuns } from "../../contract/light-format.ts";
import type { EmailBlock } from "./email-content.ts";
import { fill } from "./fill.ts";
import type { TextSet } from "./message-text.ts";

/** Values of placeholders. */
export type Facts = Readonly<Record<string, string>>;

/** Texts a merchant has changed, by name. */
export type ChangedTexts = Readonly<Record<string, string>>;

/** The texts of one message in one language with their placeholders filled. */
export type Words<Name extends string> = {
  /** In one line, or as it is for texts of several lines. `own` are values that only this text gets. */
  readonly text: (name: Name, own?: Facts) => string;
  /** As a paragraph of an e-mail, with its light formatting. */
  readonly paragraph: (name: Name, own?: Facts) => EmailBlock;
};

/** Line breaks would begin a new header where the text is a subject. */
const inOneLine = (text: string): string => text.replace(/[\r\n\t\v\f\u0085\u2028\u2029]+/g, " ");

/** The texts of a set, those a merchant has changed in place of the shipped ones. */
export function wordsOf<Name extends string>(
  set: TextSet<Name>,
  facts: Facts,
  locale: Locale,
  changed: ChangedTexts,
): Words<Name> {
  const sentenceOf = (name: Name): string => changed[name] ?? set[name].texts[locale];
  return {
    text(name, own = {}) {
      const { role } = set[name];
      const filled = fill(sentenceOf(name), { ...facts, ...own }).trimEnd();
      return role === "short" || role === "paragraph" ? filled : inOneLine(filled);
    },
    paragraph(name, own = {}) {
      const values = { ...facts, ...own };
      const sentence = sentenceOf(name);
      const text = fill(sentence, values).trimEnd();
      if (changed[name] === undefined) return { type: "paragraph", text };
      // The marks are those of the text: a value that contains an asterisk stays as it is.
      return {
        type: "paragraph",
        text,
        runs: textRuns(sentence).map((run) => ({ ...run, text: fill(run.text, values) })),
      };
    },
  };
}
