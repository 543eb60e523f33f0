const longest = 2_000;

// Browsers drop tabs and line ends from an address and read a backslash as a slash, so a text holding either may lead
// somewhere else than it seems to. No path of ours holds one.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is looked for
const treacherous = /[\u0000-\u0020\u007f-\u00a0\\\u2028\u2029\ufeff]/;

const anywhere = "http://shop.invalid";

/** The path of this shop that a redirectUrl names, or `/`: nobody is led to another site, whatever the address says (D-09). */
export function safePath(text: string | null | undefined): string {
  if (!text || text.length > longest || !/^\/(?!\/)/.test(text) || treacherous.test(text)) return "/";
  if (!URL.canParse(text, anywhere)) return "/";
  const url = new URL(text, anywhere);
  // Dots are resolved before they are judged: "/.//elsewhere" is "//elsewhere" once a browser has read it.
  if (url.origin !== anywhere || url.pathname.startsWith("//")) return "/";
  return url.pathname + url.search + url.hash;
}
