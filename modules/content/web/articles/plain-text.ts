const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", "#39": "'" };
const blocks = /<\/?(?:p|br|h[1-6]|li|ul|ol|tr|td|th|table|div|blockquote|figure|figcaption)\b[^>]*>/gi;

/** The text of editors' HTML in one line. */
export function plainText(html: string): string {
  return html
    .replace(blocks, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/&(#39|\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}

/** Headings have no full stop and would run into the next sentence. */
const headings = /<(h[1-6])\b[^>]*>[\s\S]*?<\/\1>/gi;

/** The beginning of a text without its headings, cut at the end of a word. */
export function excerptOf(html: string, longest = 160): string {
  const text = plainText(html.replace(headings, " "));
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const word = cut.lastIndexOf(" ");
  // Chinese has no spaces to cut at.
  return `${(word > longest / 2 ? cut.slice(0, word) : cut).replace(/[\s,;:.，。；：–-]+$/, "")}…`;
}
