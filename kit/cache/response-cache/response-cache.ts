import type { Clock } from "../../core/clock.ts";
import { type TaggedStore, taggedStore } from "../tagged-store.ts";
import { isFresh } from "../validators.ts";
import { type CacheableResponse, type Entry, fallbackAfter, mostWrongMs } from "./cached-entry.ts";
import { affects, type Build, type SharedBuild, startBuild } from "./shared-build.ts";

/** Finished responses, bounded in size. Tags invalidate them; validators check whether an invalidated one is still correct. */
export type ResponseCache<Body> = {
  /** The response if it is fresh. Starts nothing and waits for nothing. */
  get(key: string): Body | undefined;
  /** The response if the database confirms its validators; it is fresh again then. */
  revalidate(key: string): Promise<Body | undefined>;
  /** Marks the beginning of a build: an invalidation after it keeps the result from being fresh. */
  begin(): Build;
  store(key: string, response: CacheableResponse<Body>, build: Build): void;
  /**
   * The response: cached, or stale while it is renewed, or revalidated, or built. Concurrent callers share one build. When
   * the build fails, an invalidated response that has validators is served for at most a minute after its invalidation.
   */
  serve(key: string, make: () => Promise<CacheableResponse<Body>>): Promise<Body>;
  /** Invalidates every response with one of these tags, and every build under way that turns out to have one. */
  clear(tags: readonly string[]): void;
  clearAll(): void;
  /** Drops every response, validators or not, and the builds in progress: for a change that no validator covers. */
  dropAll(): void;
  /** After missed invalidations: no response is fresh, and each is served as stale for at most a minute more. */
  markAllStale(): void;
  /** Takes the size of an entry again whose body has grown; false when the body is no longer cached. */
  resize(key: string, body: Body): boolean;
  /** Settles when no build is under way. */
  idle(): Promise<void>;
  stats(): { entries: number; bytes: number; tags: number; building: number };
};

export type ResponseCacheOptions<Body> = {
  /** The name of its counters. */
  readonly name: string;
  readonly maxSize: number;
  readonly sizeOf: (body: Body, key: string) => number;
  readonly clock: Clock;
  readonly log?: { warn(fields: object, message: string): void };
  /** How long to wait after a failed build before the next one. */
  readonly retrySeconds?: number;
  /** Whether a build came to nothing although it did not throw. */
  readonly isFailure?: (body: Body) => boolean;
  /** The body to keep when a build replaces another. */
  readonly reuse?: (before: Body, after: Body) => Body;
  /** Called with the number of times an entry has been served. */
  readonly onHit?: (key: string, body: Body, hits: number) => void;
};

// Objects and arrays around a tag and a validator: a cautious estimate, so that the bound is a real one.
const perTag = 64;

export function responseCache<Body>(options: ResponseCacheOptions<Body>): ResponseCache<Body> {
  const { name, maxSize, sizeOf, clock, log, retrySeconds = 1 } = options;
  const { isFailure = () => false, reuse = (_before, after) => after, onHit } = options;
  const store: TaggedStore<Entry<Body>> = taggedStore({
    name,
    maxSize,
    sizeOf: ({ body, tags, validators }, key) => {
      let size = key.length + sizeOf(body, key);
      for (const tag of tags) size += 2 * tag.length + perTag;
      for (const { fingerprint } of validators ?? []) size += fingerprint.length;
      return size;
    },
  });
  const builds = new Map<string, SharedBuild<Body>>();
  let invalidations = 0;
  let drops = 0;
  const now = () => clock.now().getTime();

  const isStillFresh = (entry: Entry<Body>) =>
    now() < entry.freshUntil && (!entry.anyTag || entry.started === invalidations);

  function hit(key: string, entry: Entry<Body>): Body {
    store.touch(key);
    store.count(true);
    entry.hits += 1;
    onHit?.(key, entry.body, entry.hits);
    return entry.body;
  }

  function invalidate(key: string, entry: Entry<Body>): void {
    entry.invalidated += 1;
    entry.freshUntil = 0;
    entry.staleUntil = 0;
    entry.fallbackUntil = Math.min(entry.fallbackUntil, now() + mostWrongMs);
    if (!entry.validators) store.delete(key);
  }

  async function revalidate(key: string): Promise<Entry<Body> | undefined> {
    const entry = store.peek(key);
    if (!entry?.validators) {
      store.count(false);
      return undefined;
    }
    const started = invalidations;
    const { invalidated } = entry;
    const valid = await isFresh(entry.validators);
    store.count(valid);
    // An entry that is not valid stays until a build replaces it: while it is stale it is better than an error.
    if (!valid) return undefined;
    const current = store.peek(key);
    if (current?.body !== entry.body) return entry;
    store.touch(key);
    // An invalidation that came meanwhile may concern data which the check has not seen.
    if (current.invalidated === invalidated) {
      current.started = started;
      current.freshUntil = now() + current.freshSeconds * 1000;
      current.staleUntil = current.freshUntil + current.staleSeconds * 1000;
      current.fallbackUntil = fallbackAfter(current, current.staleUntil);
    }
    return current;
  }

  function put(key: string, response: CacheableResponse<Body>, build: Build): void {
    if (build.drops !== drops) return;
    const { tags, validators, freshSeconds, staleSeconds } = response;
    const affected = tags === null ? build.started !== invalidations : affects(build.clears, tags);
    if (!validators && (affected || freshSeconds + staleSeconds <= 0)) return;
    const before = store.peek(key);
    const freshUntil = affected ? 0 : now() + freshSeconds * 1000;
    const staleUntil = affected ? 0 : freshUntil + staleSeconds * 1000;
    store.set(key, {
      ...response,
      body: before ? reuse(before.body, response.body) : response.body,
      tags: [...new Set(tags ?? [])],
      anyTag: tags === null,
      freshUntil,
      staleUntil,
      fallbackUntil: fallbackAfter(response, affected ? now() : staleUntil),
      retryAt: 0,
      hits: 0,
      started: build.started,
      invalidated: 0,
    });
  }

  function start(key: string, make: () => Promise<CacheableResponse<Body>>): SharedBuild<Body> {
    const build = startBuild(
      { started: invalidations, drops },
      async (): Promise<{ body: Body; tags: readonly string[] }> => {
        try {
          const known = await revalidate(key);
          if (known) return known;
          const response = await make();
          put(key, response, build);
          return { body: response.body, tags: response.tags ?? [] };
        } finally {
          builds.delete(key);
        }
      },
    );
    builds.set(key, build);
    return build;
  }

  function renewInBackground(key: string, entry: Entry<Body>, make: () => Promise<CacheableResponse<Body>>): void {
    if (builds.has(key) || now() < entry.retryAt) return;
    const failed = (cause: unknown) => {
      const current = store.peek(key);
      if (current) current.retryAt = now() + retrySeconds * 1000;
      log?.warn({ key, err: cause }, "could not renew a response; the stale one is still served");
    };
    start(key, make).done.then(({ body }) => {
      if (isFailure(body)) failed(new Error("the renewed response is a failure"));
    }, failed);
  }

  /** What a build came to; an earlier response in its place when it failed and that one is not too old. */
  async function builtOr(key: string, build: SharedBuild<Body>): Promise<{ body: Body; tags: readonly string[] }> {
    const failure = (cause: unknown) => {
      const entry = store.peek(key);
      if (!entry || now() >= entry.fallbackUntil) return null;
      // Many requests may wait for one build: the log says it once.
      if (now() >= entry.retryAt) {
        entry.retryAt = now() + retrySeconds * 1000;
        log?.warn({ key, err: cause }, "could not build a response; the one before is still served");
      }
      return { body: hit(key, entry), tags: [] };
    };
    try {
      const built = await build.done;
      return (isFailure(built.body) ? failure(new Error("the response is a failure")) : null) ?? built;
    } catch (cause) {
      const before = failure(cause);
      if (before) return before;
      throw cause;
    }
  }

  return {
    get(key) {
      const entry = store.peek(key);
      if (!entry) return undefined;
      if (isStillFresh(entry)) return hit(key, entry);
      if (!entry.validators && now() >= entry.staleUntil) store.delete(key);
      return undefined;
    },

    async revalidate(key) {
      const before = store.peek(key);
      const entry = await revalidate(key);
      if (!entry && store.peek(key) === before) store.delete(key);
      return entry?.body;
    },
    begin: () => ({ started: invalidations, clears: [], drops }),
    store: put,

    async serve(key, make) {
      for (;;) {
        const entry = store.peek(key);
        if (entry && isStillFresh(entry)) return hit(key, entry);
        if (entry && now() < entry.staleUntil) {
          renewInBackground(key, entry, make);
          return hit(key, entry);
        }
        const build = builds.get(key) ?? start(key, make);
        const clearsBeforeJoining = build.clears.length;
        const { body, tags } = await builtOr(key, build);
        // A request that came after an invalidation must not get an earlier build.
        if (!affects(build.clears.slice(0, clearsBeforeJoining), tags)) return body;
      }
    },

    clear(tags) {
      invalidations += 1;
      for (const build of builds.values()) build.clears.push(tags);
      for (const tag of tags) for (const [key, entry] of store.tagged(tag)) invalidate(key, entry);
    },

    clearAll() {
      invalidations += 1;
      for (const build of builds.values()) build.clears.push("all");
      for (const [key, entry] of [...store.entries()]) invalidate(key, entry);
    },

    dropAll() {
      drops += 1;
      invalidations += 1;
      for (const build of builds.values()) build.clears.push("all");
      for (const [key] of [...store.entries()]) store.delete(key);
    },

    markAllStale() {
      invalidations += 1;
      for (const build of builds.values()) build.clears.push("all");
      for (const [, entry] of store.entries()) {
        entry.invalidated += 1;
        entry.freshUntil = Math.min(entry.freshUntil, now());
        entry.staleUntil = Math.min(entry.staleUntil, now() + mostWrongMs);
        entry.fallbackUntil = Math.min(entry.fallbackUntil, now() + mostWrongMs);
      }
    },

    resize(key, body) {
      const entry = store.peek(key);
      if (entry?.body !== body) return false;
      // A new object: the store takes the size of an entry when it is set.
      store.set(key, { ...entry });
      return true;
    },

    async idle() {
      while (builds.size > 0) await Promise.allSettled([...builds.values()].map((build) => build.done));
    },

    stats() {
      const { entries, size, tags } = store.stats();
      return { entries, bytes: size, tags, building: builds.size };
    },
  };
}
