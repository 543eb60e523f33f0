import fc from "fast-check";
import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { createPageCache } from "./page-cache.ts";
import { buildEntry, bytesOf, entryBytes, squeeze } from "./page-entry.ts";
import { PageStore } from "./page-store.ts";
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
  fc.record({ do: fc.constant("touch" as const), key }),
  fc.record({ do: fc.constant("grow" as const), key }),
  fc.record({ do: fc.constant("clear" as const), tag }),
);

test("whatever is put, touched, grown and cleared, the store stays within its bytes and forgets what it drops", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(storeStep, { maxLength: 40 }), async (steps) => {
      const maxBytes = 50_000;
      const store = new PageStore(maxBytes);
      for (const step of steps) {
        if (step.do === "put") {
          const entry = await buildEntry(aPage({ body: "x".repeat(step.size) }));
          store.put({ key: step.key, entry, tags: step.tags, freshUntil: 1, staleUntil: 1 });
        } else if (step.do === "clear") {
          store.deleteTagged(step.tag);
        } else {
          const page = store.peek(step.key);
          if (page && step.do === "touch") store.touch(page);
          if (page && step.do === "grow") {
            await squeeze(page.entry);
            store.resize(page);
          }
        }
        const kept = Array.from({ length: 13 }, (_, at) => store.peek(`/${at}`)).filter((page) => page !== undefined);
        const held = kept.reduce((sum, page) => sum + entryBytes(page.entry), 0);
        const { bytes, entries, tags } = store.sizes();
        expect(bytes).toBeLessThanOrEqual(maxBytes);
        expect(bytes).toBe(kept.reduce((sum, page) => sum + page.bytes, 0));
        expect(bytes).toBeGreaterThanOrEqual(held);
        expect(entries).toBe(kept.length);
        expect(tags).toBe(new Set(kept.flatMap((page) => page.tags)).size);
      }
    }),
    { numRuns: 60 },
  );
});

test("the least recently used page leaves first", async () => {
  const entry = await buildEntry(aPage({ headers: [], body: "x".repeat(10_000) }));
  const store = new PageStore(35_000);
  const put = (name: string) => store.put({ key: name, entry, tags: [], freshUntil: 1, staleUntil: 1 });
  for (const name of ["a", "b", "c"]) put(name);
  const first = store.peek("a");
  if (first) store.touch(first);
  put("d");
  expect(["a", "b", "c", "d"].filter((name) => store.peek(name))).toEqual(["a", "c", "d"]);
});

test("a page larger than the whole store is not kept and pushes nothing out", async () => {
  const store = new PageStore(20_000);
  const small = await buildEntry(aPage({ headers: [], body: "x" }));
  const large = await buildEntry(aPage({ headers: [], body: "x".repeat(20_000) }));
  store.put({ key: "small", entry: small, tags: [], freshUntil: 1, staleUntil: 1 });
  store.put({ key: "large", entry: large, tags: [], freshUntil: 1, staleUntil: 1 });
  expect([store.peek("small") !== undefined, store.peek("large")]).toEqual([true, undefined]);
});

/**
 * The truth is a number that a write raises before it clears the tag. Renders read the number when they begin and finish in
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
      const kept = cache.get("/");
      if (kept) expect(bytesOf(kept.variants.identity).toString()).toBe(String(truth));
    }),
    { numRuns: 300 },
  );
});
