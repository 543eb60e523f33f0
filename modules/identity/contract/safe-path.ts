const longest = 2_000;

// Browsers drop tabs and line ends from a URL and read a backslash as a slash, so a text with one of them may lead to another
// site. No path of the shop contains one.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is looked for
const treacherous = /[\u0000-\u0020\u007f-\u00a0\\\u2028\u2029\ufeff]/;

const anywhere = "http://shop.invalid";

/** The path of this shop in a redirectUrl, or `/`: prevents open redirects (D-09). */
export function safePath(text: string | null | undefined): string {
  if (!text || text.length > longest || !/^\/(?!\/)/.test(text) || treacherous.test(text)) return "/";
  if (!URL.canParse(text, anywhere)) return "/";
  const url = new URL(text, anywhere);
  // Dots are resolved first: browsers read "/.//elsewhere" as "//elsewhere".
  if (url.origin !== anywhere || url.pathname.startsWith("//")) return "/";
  return url.pathname + url.search + url.hash;
}
