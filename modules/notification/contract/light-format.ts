/** A run of a text and how it is emphasised. */
export type TextRun = { readonly text: string; readonly style?: "bold" | "italic" };

// As in WhatsApp: the marks stand outside of words, with no space inside them.
const marked = /(?<![\p{L}\p{N}*_])(?:\*([^\s*](?:[^*\n]*[^\s*])?)\*|_([^\s_](?:[^_\n]*[^\s_])?)_)(?![\p{L}\p{N}*_])/gu;

/** Splits a text at `*bold*` and `_italic_`. */
export function textRuns(text: string): TextRun[] {
  const runs: TextRun[] = [];
  let end = 0;
  for (const match of text.matchAll(marked)) {
    if (match.index > end) runs.push({ text: text.slice(end, match.index) });
    const [whole, bold, italic] = match;
    runs.push(bold === undefined ? { text: italic ?? "", style: "italic" } : { text: bold, style: "bold" });
    end = match.index + whole.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end) });
  return runs;
}
