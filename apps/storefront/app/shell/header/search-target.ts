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
