import type { RenderedPage } from "#kit/cache/response-cache/encoded-response.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { redirectPath } from "#modules/content/contract/redirect.ts";
import { type PathCounter, redirectsFrom } from "#modules/content/server/index.ts";

/** Where paths without a page lead to. */
export type Redirects = {
  /** The target of a path for which no page was found, with the request's query; null when there is none. Both are counted. */
  targetOf(pathname: string, query: URLSearchParams): Promise<string | null>;
};

/** The database is queried for every missing page: saves take effect at once on every node. */
export const redirects = ({ database, paths }: { database: Database; paths: PathCounter }): Redirects => ({
  async targetOf(pathname, query) {
    const path = redirectPath(pathname);
    if (path === null) return null;
    const target = (await redirectsFrom(database.kysely, [path])).get(path);
    if (target === undefined) {
      paths.missed(path);
      return null;
    }
    paths.followed(path);
    // What campaigns put into an address goes along.
    return target.includes("?") || target.includes("#") || query.size === 0 ? target : `${target}?${query}`;
  },
});

/** Permanent for search engines; browsers ask again, since staff may change it. */
export const movedPage = (target: string): RenderedPage => ({
  status: 301,
  headers: [["location", target]],
  body: "",
  tags: [],
  freshSeconds: 0,
  staleSeconds: 0,
});
