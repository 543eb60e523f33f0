/** The caching and integrity policy of a route, which the server process reads from the route's `handle`. */
export type PagePolicy = {
  /** The finished page is cached and shared by every visitor of the same path, language and device. */
  cached?: { params: readonly string[] };
  /** Every script on the page is listed by the build, and the browser checks its integrity. */
  verified?: boolean;
};

/** A page that is the same for everyone. Only the named query parameters are part of its cache key. */
export const cachedPage = (...params: string[]): PagePolicy => ({ cached: { params } });

/** A page of checkout or payment. Its loader starts with `enterAsDocument`. */
export const verifiedPage: PagePolicy = { verified: true };
