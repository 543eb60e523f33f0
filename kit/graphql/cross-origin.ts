/** The part of a request that the check reads. */
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
 * Whether another site's page sent the request. Browsers send the page's origin with every POST; a caller without one is no
 * browser page, carries no cookies, and passes.
 */
export function comesFromElsewhere(facts: OriginFacts, allowedOrigins: readonly string[]): boolean {
  const { origin, secFetchSite, host } = facts;
  if (origin !== undefined) return !allowedOrigins.includes(origin) && hostOf(origin) !== host;
  return secFetchSite !== undefined && secFetchSite !== "same-origin" && secFetchSite !== "none";
}
