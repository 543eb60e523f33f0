import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import type { Api, TypedDocument } from "#kit/graphql/client.ts";
import { bytesOf, type PageEntry } from "../page-cache/page-entry.ts";
import { aPage } from "../page-cache/testing/a-page.ts";
import { drawnPages } from "./drawn-pages.ts";

const document = (name: string): TypedDocument<unknown, unknown> => ({ name, text: `query ${name} { it }` });
const first = document("First");
const second = document("Second");

let data: Record<string, unknown>;
let calls: string[];
let drawings: number;
beforeEach(() => {
  data = { First: { it: 1 }, Second: { it: 2 } };
  calls = [];
  drawings = 0;
});

const api = (async ({ name }: { name: string }) => {
  calls.push(name);
  const answer = data[name];
  if (answer instanceof Error) throw answer;
  return structuredClone(answer);
}) as Api;

/** A page that shows one answer, and another one when the first says so. */
const draw = async (read: Api) => {
  drawings += 1;
  const call = read as (document: TypedDocument<unknown, unknown>, variables?: unknown) => Promise<unknown>;
  const begun = (await call(first, {})) as { it: unknown; more?: boolean };
  const rest = begun.more ? await call(second, { of: begun.it }) : null;
  return aPage({ body: JSON.stringify([begun, rest]) });
};
const textOf = ({ entry }: { entry: PageEntry }) => bytesOf(entry.variants.identity).toString();

test("a page is read each time and drawn once while its data is the same", async () => {
  const pages = drawnPages(1_000_000);
  const drawn = await pages.page("/", api, draw);
  expect(await pages.page("/", api, draw)).toBe(drawn);
  expect(drawings).toBe(1);
  expect(calls).toEqual(["First", "First"]);
  expect(pages.stats().pages).toBe(1);
});

test("what changed is drawn, from the answers that were just read", async () => {
  const pages = drawnPages(1_000_000);
  await pages.page("/", api, draw);
  data.First = { it: "new", more: true };
  expect(textOf(await pages.page("/", api, draw))).toBe('[{"it":"new","more":true},{"it":2}]');
  expect(calls).toEqual(["First", "First", "Second"]);
  data.Second = { it: "newer" };
  expect(textOf(await pages.page("/", api, draw))).toBe('[{"it":"new","more":true},{"it":"newer"}]');
  expect(drawings).toBe(3);
});

test("other keys have drawings of their own", async () => {
  const pages = drawnPages(1_000_000);
  await pages.page("monday /", api, draw);
  await pages.page("tuesday /", api, draw);
  expect(drawings).toBe(2);
});

test("a page that is not to be kept, one whose data failed, and any page without room is drawn each time", async () => {
  const pages = drawnPages(1_000_000);
  const unkept = async (read: Api) => ({ ...(await draw(read)), freshSeconds: 0 });
  for (const _ of [1, 2]) await pages.page("/unkept", api, unkept);
  data.First = new Error("no database");
  const forgiving = async (read: Api) => {
    drawings += 1;
    await read(first, {}).catch(() => undefined);
    return aPage();
  };
  for (const _ of [1, 2]) await pages.page("/failing", api, forgiving);
  data.First = { it: 1 };
  const none = drawnPages(0);
  for (const _ of [1, 2]) await none.page("/", api, draw);
  expect(drawings).toBe(6);
  expect([pages.stats(), none.stats()]).toEqual([
    { pages: 0, bytes: 0 },
    { pages: 0, bytes: 0 },
  ]);
});

test("a page whose data cannot be read again is drawn, and tells of the failure itself", async () => {
  const pages = drawnPages(1_000_000);
  await pages.page("/", api, draw);
  data.First = new Error("no database");
  await expect(pages.page("/", api, draw)).rejects.toThrow("no database");
  expect(calls).toEqual(["First", "First"]);
});

test("the page asked for longest ago leaves when room is needed", async () => {
  const one = drawnPages(1_000_000);
  await one.page("/a", api, draw);
  const pages = drawnPages(2 * one.stats().bytes);
  for (const path of ["/a", "/b", "/a", "/c"]) await pages.page(path, api, draw);
  drawings = 0;
  for (const path of ["/a", "/c", "/b"]) await pages.page(path, api, draw);
  expect(drawings).toBe(1);
  expect(pages.stats()).toEqual({ pages: 2, bytes: 2 * one.stats().bytes });
});

test("whatever happens to the data, a page shows what it is at that moment", async () => {
  const step = fc.record({
    of: fc.constantFrom("First", "Second"),
    it: fc.integer({ min: 0, max: 2 }),
    more: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const pages = drawnPages(1_000_000);
      const never = drawnPages(0);
      data = { First: { it: 0 }, Second: { it: 0 } };
      for (const { of, it, more } of steps) {
        data[of] = { it, more };
        expect(textOf(await pages.page("/", api, draw))).toBe(textOf(await never.page("/", api, draw)));
      }
    }),
  );
});
