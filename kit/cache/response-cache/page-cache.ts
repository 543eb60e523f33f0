import type { Clock } from "../../core/clock.ts";
import type { CacheValidator } from "../validators.ts";
import {
  compressThoroughly,
  type EncodedResponse,
  encodedBytes,
  encodeResponse,
  isSameResponse,
  type RenderedPage,
} from "./encoded-response.ts";
import { type ResponseCache, responseCache } from "./response-cache.ts";

/** A page with the validators of the data it shows; without them, or with null, it cannot be revalidated. */
type ValidatedPage = RenderedPage & { readonly validators?: readonly CacheValidator[] | null };

/** Finished pages with their compressed variants. */
export type PageCache = Pick<
  ResponseCache<EncodedResponse>,
  "get" | "clear" | "clearAll" | "dropAll" | "markAllStale" | "idle" | "stats"
> & {
  serve(key: string, render: () => Promise<ValidatedPage>): Promise<EncodedResponse>;
};

export type PageCacheOptions = {
  readonly name?: string;
  readonly maxBytes: number;
  readonly clock: Clock;
  readonly log?: { warn(fields: object, message: string): void };
  readonly retrySeconds?: number;
  /** A page is compressed thoroughly once it has been served from the cache this often. */
  readonly compressAfterHits?: number;
  /** Whether the database is asked about every page before it is served again. */
  readonly alwaysRevalidate?: boolean;
};

// Map slots, objects and array headers around an entry: a cautious estimate, so that the bound is a real one.
const bookkeepingBytes = 1024;

export function createPageCache(options: PageCacheOptions): PageCache {
  const { name = "pages", maxBytes, clock, log, retrySeconds, compressAfterHits = 1, alwaysRevalidate } = options;
  let compressing: Promise<void> = Promise.resolve();

  // One at a time: the best quality takes long, and the cores are for shoppers.
  function compressLater(key: string, page: EncodedResponse): void {
    const compress = async () => {
      if (!cache.resize(key, page)) return;
      await compressThoroughly(page);
      cache.resize(key, page);
    };
    compressing = compressing.then(compress).catch((err) => log?.warn({ key, err }, "could not compress a page"));
  }

  const cache = responseCache<EncodedResponse>({
    name,
    maxSize: maxBytes,
    sizeOf: (page, key) => bookkeepingBytes + encodedBytes(page) + key.length,
    clock,
    ...(log ? { log } : {}),
    ...(retrySeconds === undefined ? {} : { retrySeconds }),
    isFailure: ({ status }) => status >= 500,
    // An unchanged page keeps its thoroughly compressed variants.
    reuse: (before, after) => (isSameResponse(before, after) ? before : after),
    onHit: (key, page, hits) => {
      if (hits === compressAfterHits) compressLater(key, page);
    },
  });

  return {
    ...cache,
    serve: (key, render) =>
      cache.serve(key, async () => {
        const page = await render();
        const body = await encodeResponse(page);
        const { tags, freshSeconds, staleSeconds, validators = null } = page;
        // A failed page, or one that must not be cached, is not revalidated either.
        const cacheable = body.status < 500 && freshSeconds + staleSeconds > 0;
        const seconds = cacheable && !alwaysRevalidate ? { freshSeconds, staleSeconds } : never;
        return { body, tags, validators: cacheable ? validators : null, ...seconds };
      }),
    async idle() {
      await cache.idle();
      await compressing;
    },
  };
}

const never = { freshSeconds: 0, staleSeconds: 0 };
