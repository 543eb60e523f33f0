const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  bull: "•",
  copy: "©",
  reg: "®",
  trade: "™",
  deg: "°",
  times: "×",
  euro: "€",
  rsquo: "’",
  lsquo: "‘",
  rdquo: "”",
  ldquo: "“",
};

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith("#")) return entities[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

const tag = /<[a-z!/][^>]*>/gi;

/**
 * Converts an HTML description to text: paragraphs, line breaks and list items become lines, all other markup is
 * dropped.
 */
export function htmlText(html: string): string {
  // Line breaks in HTML source count as spaces; a description without any tag is already plain text.
  const source = html.search(tag) === -1 ? html : html.replace(/\s+/g, " ");
  return source
    .replace(/<!--.*?-->|<(script|style)\b.*?<\/\1\s*>/gis, "")
    .replace(/<br\s*\/?>/gi, "\n")
    .replace(/<li\b[^>]*>/gi, "\n• ")
    .replace(/<\/(?:p|div|h[1-6]|ul|ol|table|blockquote)\s*>/gi, "\n\n")
    .replace(/<\/tr\s*>/gi, "\n")
    .replace(tag, "")
    .replace(/&(#?\w+);/g, decodeEntity)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
