import { bodyOf, type PrebuiltResponse } from "../cache/prebuilt-response.ts";
import { type ResponseCache, responseCache } from "../cache/response-cache/response-cache.ts";
import type { Build } from "../cache/response-cache/shared-build.ts";
import type { CacheValidator } from "../cache/validators.ts";
import type { Clock } from "../core/clock.ts";

/** The body of a response: JSON text, or the whole response as bytes once it has been sent. */
export type CachedBody = { content: string | PrebuiltResponse };

export const bodyText = ({ content }: CachedBody): string | Buffer =>
  typeof content === "string" ? content : bodyOf(content);

/** GraphQL responses. They have no tags: every invalidation ends their freshness until they are revalidated. */
export type GraphqlResponseCache = Omit<ResponseCache<CachedBody>, "store" | "serve"> & {
  store(key: string, text: string, build: Build, validators?: readonly CacheValidator[] | null): void;
};

export function graphqlResponseCache(options: {
  readonly name: string;
  readonly clock: Clock;
  /** How long a response is fresh; with 0 the database is asked every time. */
  readonly freshSeconds: number;
  readonly maxCharacters: number;
}): GraphqlResponseCache {
  const { name, clock, freshSeconds, maxCharacters } = options;
  const cache = responseCache<CachedBody>({
    name,
    clock,
    maxSize: maxCharacters,
    sizeOf: (body) => bodyText(body).length,
  });
  return {
    ...cache,
    store: (key, text, build, validators = null) =>
      cache.store(key, { body: { content: text }, tags: null, validators, freshSeconds, staleSeconds: 0 }, build),
  };
}
