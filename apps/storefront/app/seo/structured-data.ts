/** A schema.org object in JSON-LD. The context is added when the page is written. */
export type StructuredData = {
  readonly "@type": string | readonly string[];
  readonly [name: string]: StructuredValue;
};

type StructuredValue =
  | string
  | number
  | boolean
  | undefined
  | StructuredData
  | readonly StructuredValue[]
  | Readonly<Record<string, unknown>>;

/** The absolute address of a path; absolute addresses stay as they are. */
export const absolute = (origin: string, path: string): string => (/^https?:\/\//.test(path) ? path : origin + path);

/** Plain text from editors' HTML, cut at a word boundary. */
export function plainText(html: string, longest = 5000): string {
  const text = html
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const space = cut.lastIndexOf(" ");
  return `${space > 0 ? cut.slice(0, space) : cut}…`;
}
