/** How the server may treat a route's pages; read by the server process from the route's `handle`. */
export type PagePolicy = {
  /** The finished page is kept and shared by every visitor of the same path, language and device. */
  cached?: { params: readonly string[] };
  /** Every script on the page is one the build has listed, and the browser checks that it is unchanged. */
  verified?: boolean;
};

/** A page that is the same for everyone. Only the named query parameters make a difference to it. */
export const cachedPage = (...params: string[]): PagePolicy => ({ cached: { params } });

/** A page on which something is ordered or paid. Its loader begins with `enterAsDocument`. */
export const verifiedPage: PagePolicy = { verified: true };
