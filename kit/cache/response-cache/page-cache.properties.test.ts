import fc from "fast-check";
import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { bytesOf, encodedBytes } from "./encoded-response.ts";
import { createPageCache } from "./page-cache.ts";
import { aPage } from "./testing/a-page.ts";

const key = fc.integer({ min: 0, max: 12 }).map((number) => `/${number}`);
const tag = fc.constantFrom("a", "b", "c", "d");

const storeStep = fc.oneof(
  fc.record({
    do: fc.constant("put" as const),
    key,
    tags: fc.uniqueArray(tag),
    size: fc.integer({ min: 0, max: 30_000 }),
  }),
  fc.record({ do: fc.constant("serve" as const), key }),
  fc.record({ do: fc.constant("clear" as const), tag }),
);

test("after any sequence of storing, serving, compressing and clearing the cache is within its bytes and has no tags of dropped pages", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(storeStep, { maxLength: 40 }), async (steps) => {
      const maxBytes = 50_000;
      const cache = createPageCache({ maxBytes, clock: testClock("2026-01-01T00:00:00Z") });
      const tagsOf = new Map<string, readonly string[]>();
      for (const step of steps) {
        if (step.do === "put") {
          const page = aPage({ body: "x".repeat(step.size), tags: step.tags });
          if (!cache.get(step.key)) tagsOf.set(step.key, step.tags);
          await cache.serve(step.key, async () => page);
        } else if (step.do === "clear") cache.clear([step.tag]);
        else cache.get(step.key);
        await cache.idle();
        const keys = Array.from({ length: 13 }, (_, at) => `/${at}`);
        const { bytes, entries, tags } = cache.stats();
        expect(bytes).toBeLessThanOrEqual(maxBytes);
        const held = keys.map((name) => [name, cache.get(name)] as const).filter(([, page]) => page !== undefined);
        expect(entries).toBe(held.length);
        expect(bytes).toBeGreaterThanOrEqual(held.reduce((sum, [, page]) => sum + (page ? encodedBytes(page) : 0), 0));
        expect(tags).toBe(new Set(held.flatMap(([name]) => tagsOf.get(name) ?? [])).size);
        await cache.idle();
      }
    }),
    { numRuns: 40 },
  );
});

test("the least recently used page leaves first", async () => {
  const one = createPageCache({ maxBytes: 1_000_000, clock: testClock("2026-01-01T00:00:00Z") });
  const page = async () => aPage({ headers: [], body: "x".repeat(10_000) });
  await one.serve("a", page);
  const cache = createPageCache({ maxBytes: 3 * one.stats().bytes, clock: testClock("2026-01-01T00:00:00Z") });
  for (const name of ["a", "b", "c"]) await cache.serve(name, page);
  cache.get("a");
  await cache.serve("d", page);
  expect(["a", "b", "c", "d"].filter((name) => cache.get(name))).toEqual(["a", "c", "d"]);
});

test("a page larger than the whole cache is not kept and evicts nothing", async () => {
  const cache = createPageCache({ maxBytes: 20_000, clock: testClock("2026-01-01T00:00:00Z") });
  await cache.serve("small", async () => aPage({ headers: [], body: "x" }));
  await cache.serve("large", async () => aPage({ headers: [], body: "x".repeat(20_000) }));
  expect([cache.get("small") !== undefined, cache.get("large")]).toEqual([true, undefined]);
});

/**
 * The truth is a number that a write raises before it clears the tag. Renders read the number when they start and finish in
 * any order the scheduler likes; a visitor must never see a number older than the one that was true when he came.
 */
test("no visitor ever sees a state that was cleared before he came", async () => {
  const step = fc.constantFrom("visit" as const, "write" as const, "other clear" as const, "time" as const);
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 2, maxLength: 25 }), async (scheduler, steps) => {
      const clock = testClock("2026-01-01T00:00:00Z");
      const cache = createPageCache({ maxBytes: 1_000_000, clock });
      let truth = 0;
      const visits: Promise<void>[] = [];
      const render = async () => {
        const seen = truth;
        for (const part of ["head", "body", "foot"]) await scheduler.schedule(Promise.resolve(), part);
        return aPage({ body: String(seen), tags: ["truth"], freshSeconds: 10, staleSeconds: 10 });
      };
      const visit = async () => {
        const trueOnArrival = truth;
        const entry = cache.get("/") ?? (await cache.serve("/", render));
        expect(Number(bytesOf(entry.variants.identity))).toBeGreaterThanOrEqual(trueOnArrival);
      };
      const act = async () => {
        for (const next of steps) {
          if (next === "visit") visits.push(visit());
          if (next === "time") clock.advance(7000);
          if (next === "other clear") cache.clear(["something else"]);
          if (next === "write") {
            truth += 1;
            cache.clear(["truth"]);
          }
          await scheduler.schedule(Promise.resolve(), "pause");
        }
        await Promise.all(visits);
      };
      await scheduler.waitFor(act());
      await scheduler.waitFor(cache.idle());
      const cached = cache.get("/");
      if (cached) expect(bytesOf(cached.variants.identity).toString()).toBe(String(truth));
    }),
    { numRuns: 300 },
  );
});
