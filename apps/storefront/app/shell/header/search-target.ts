/** What was searched for on the page at this address, to stand in the box again; empty on every other page. */
export function searchedWords(pathname: string, search: string): string {
  const [onResults, words = ""] = /^\/(?:plp\/search|search\/([^/]+?)(?:\.html)?)$/i.exec(pathname) ?? [];
  if (onResults === undefined) return "";
  try {
    return new URLSearchParams(search).get("q") ?? decodeURIComponent(words);
  } catch {
    return "";
  }
}

/**
 * Where the search box leads: `/search/{keywords}?q={keywords}`, every special character (the ampersand too) escaped.
 * Nothing typed, nowhere to go (SH-26, SH-27).
 */
export function searchTarget(typed: string): string | null {
  const keywords = typed.trim().replace(/\s+/g, " ");
  if (keywords === "") return null;
  const escaped = encodeURIComponent(keywords);
  return `/search/${escaped}?q=${escaped}`;
}
