/** What the check needs to know about a request. */
export type OriginFacts = {
  readonly origin: string | undefined;
  readonly secFetchSite: string | undefined;
  readonly host: string;
};

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}

/**
 * Whether a page of another site is behind the request. Browsers name the page's origin on every POST; a caller that
 * names none is no browser page, carries nobody's cookies, and passes.
 */
export function comesFromElsewhere(facts: OriginFacts, allowedOrigins: readonly string[]): boolean {
  const { origin, secFetchSite, host } = facts;
  if (origin !== undefined) return !allowedOrigins.includes(origin) && hostOf(origin) !== host;
  return secFetchSite !== undefined && secFetchSite !== "same-origin" && secFetchSite !== "none";
}
