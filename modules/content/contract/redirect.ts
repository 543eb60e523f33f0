/** The redirect of a path without a page. The record's id is the path. */
export type RedirectState = { readonly to: string };

/** The longest path that can be redirected; it is the id of a record. */
const longestFrom = 200;

/**
 * The form in which paths without a page are stored and looked up: no origin, no query, lowercase, no trailing slash.
 * Null if the text is not a path.
 */
export function redirectPath(text: string): string | null {
  const typed = text.trim();
  if (!/^(?:\/(?![/\\])|https?:\/\/)/i.test(typed)) return null;
  const url = URL.parse(typed, "http://shop.invalid");
  const path = url?.pathname.toLowerCase().replace(/(?<=.)\/+$/, "");
  return path === undefined || path === "/" || path.length > longestFrom ? null : path;
}

/** A target in readable form: `/search/match%20ball.html` → `/search/match ball.html`. */
export function readableTarget(target: string): string {
  try {
    return decodeURI(target);
  } catch {
    return target;
  }
}

/** A typed or readable target as an address: forbidden characters are escaped, existing escapes stay. */
export const targetOf = (text: string): string => text.trim().replace(/[^\x21-\x7e]/gu, encodeURIComponent);

/** Periods of the list of missing pages, in days. */
export const missedPeriods = [7, 30, 90] as const;
