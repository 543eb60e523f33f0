/** The keywords of the search page at this address, to fill the box; empty on every other page. */
export function searchedKeywords(pathname: string, search: string): string {
  const [onResults, path = ""] = /^\/(?:plp\/search|search\/([^/]+?)(?:\.html)?)$/i.exec(pathname) ?? [];
  if (onResults === undefined) return "";
  try {
    return new URLSearchParams(search).get("q") ?? decodeURIComponent(path);
  } catch {
    return "";
  }
}

/**
 * The target of the search box: `/search/{keywords}?q={keywords}`, with every special character (the ampersand too) escaped. An
 * empty box has none (SH-26, SH-27).
 */
export function searchTarget(typed: string): string | null {
  const keywords = typed.trim().replace(/\s+/g, " ");
  if (keywords === "") return null;
  const escaped = encodeURIComponent(keywords);
  return `/search/${escaped}?q=${escaped}`;
}
