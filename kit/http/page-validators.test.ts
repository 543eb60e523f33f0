import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { bytesOf, type EncodedResponse } from "#kit/cache/response-cache/encoded-response.ts";
import { createPageCache, type PageCache } from "#kit/cache/response-cache/page-cache.ts";
import { aPage } from "#kit/cache/response-cache/testing/a-page.ts";
import { systemClock } from "#kit/core/clock.ts";
import type { Api, TypedDocument } from "#kit/graphql/client.ts";
import { recordingApi } from "./page-validators.ts";

const document = (name: string): TypedDocument<unknown, unknown> => ({ name, text: `query ${name} { it }` });
const first = document("First");
const second = document("Second");

let data: Record<string, unknown>;
let calls: string[];
let renders: number;
let pages: PageCache;
beforeEach(() => {
  data = { First: { it: 1 }, Second: { it: 2 } };
  calls = [];
  renders = 0;
  pages = revalidating(1_000_000);
});

const revalidating = (maxBytes: number) => createPageCache({ maxBytes, clock: systemClock, alwaysRevalidate: true });

const api = (async ({ name }: { name: string }) => {
  calls.push(name);
  const reply = data[name];
  if (reply instanceof Error) throw reply;
  return structuredClone(reply);
}) as Api;

/** A page that shows one response, and another one if the first refers to it. */
const draw = async (read: Api) => {
  renders += 1;
  const call = read as (document: TypedDocument<unknown, unknown>, variables?: unknown) => Promise<unknown>;
  const started = (await call(first, {})) as { it: unknown; more?: boolean };
  const rest = started.more ? await call(second, { of: started.it }) : null;
  return aPage({ body: JSON.stringify([started, rest]) });
};

const show = (cache: PageCache, key: string, render = draw) =>
  cache.serve(key, async () => {
    const recording = recordingApi(api, () => api);
    const page = await render(recording.api);
    return { ...page, validators: await recording.validators() };
  });
const textOf = (page: EncodedResponse) => bytesOf(page.variants.identity).toString();

test("a page is checked each time and rendered once while its data is the same", async () => {
  const page = await show(pages, "/");
  expect(await show(pages, "/")).toBe(page);
  expect(renders).toBe(1);
  expect(calls).toEqual(["First", "First"]);
  expect(pages.stats().entries).toBe(1);
});

test("a page whose data changed is rendered again", async () => {
  await show(pages, "/");
  data.First = { it: "new", more: true };
  expect(textOf(await show(pages, "/"))).toBe('[{"it":"new","more":true},{"it":2}]');
  data.Second = { it: "newer" };
  expect(textOf(await show(pages, "/"))).toBe('[{"it":"new","more":true},{"it":"newer"}]');
  expect(renders).toBe(3);
});

test("an uncacheable page, one whose data failed, and any page without room is rendered each time", async () => {
  const uncached = async (read: Api) => ({ ...(await draw(read)), freshSeconds: 0, staleSeconds: 0 });
  for (const _ of [1, 2]) await show(pages, "/uncached", uncached);
  data.First = new Error("no database");
  const forgiving = async (read: Api) => {
    renders += 1;
    await read(first, {}).catch(() => undefined);
    return aPage();
  };
  for (const _ of [1, 2]) await show(pages, "/failing", forgiving);
  data.First = { it: 1 };
  const none = revalidating(0);
  for (const _ of [1, 2]) await show(none, "/");
  expect(renders).toBe(6);
  expect([pages.stats().entries, none.stats().entries]).toEqual([0, 0]);
});

test("a page whose data cannot be checked is rendered, and the render reports the failure", async () => {
  await show(pages, "/");
  data.First = new Error("no database");
  await expect(show(pages, "/")).rejects.toThrow("no database");
});

test("a fresh page is served without a check, and an invalidated one is checked before it is rendered again", async () => {
  const cache = createPageCache({ maxBytes: 1_000_000, clock: systemClock });
  const tagged = async (read: Api) => ({ ...(await draw(read)), tags: ["thing"] });
  const page = await show(cache, "/", tagged);
  expect(await show(cache, "/", tagged)).toBe(page);
  expect(calls).toEqual(["First"]);
  cache.clear(["thing"]);
  expect(cache.get("/")).toBeUndefined();
  expect(await show(cache, "/", tagged)).toBe(page);
  expect([calls.length, renders]).toEqual([2, 1]);
  data.First = { it: "new" };
  cache.clear(["thing"]);
  expect(textOf(await show(cache, "/", tagged))).toBe('[{"it":"new"},null]');
});

test("for any changes of the data, a page shows its current state", async () => {
  const step = fc.record({
    of: fc.constantFrom("First", "Second"),
    it: fc.integer({ min: 0, max: 2 }),
    more: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const cached = revalidating(1_000_000);
      const never = revalidating(0);
      data = { First: { it: 0 }, Second: { it: 0 } };
      for (const { of, it, more } of steps) {
        data[of] = { it, more };
        expect(textOf(await show(cached, "/"))).toBe(textOf(await show(never, "/")));
      }
    }),
  );
});
