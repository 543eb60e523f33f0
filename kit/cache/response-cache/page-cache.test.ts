import { beforeEach, expect, test } from "vitest";
import { type TestClock, testClock } from "#kit/core/clock.ts";
import { bytesOf, type EncodedResponse, type RenderedPage } from "./encoded-response.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";
import { aPage } from "./testing/a-page.ts";

let clock: TestClock;
let cache: PageCache;
let warnings: string[];
let renders: number;

beforeEach(() => {
  clock = testClock("2026-01-01T00:00:00Z");
  warnings = [];
  renders = 0;
  const log = { warn: (_: object, message: string) => void warnings.push(message) };
  cache = createPageCache({ maxBytes: 10_000_000, clock, log });
});

const seconds = (count: number) => clock.advance(count * 1000);
const text = (entry: EncodedResponse | undefined) => entry && bytesOf(entry.variants.identity).toString();

/** A render that numbers its results. */
const render = (overrides: Partial<RenderedPage> = {}) => {
  return async () => aPage({ body: `render ${++renders}`, ...overrides });
};

/** A render that waits until it is let go. */
function slowRender(overrides: Partial<RenderedPage> = {}) {
  const gate = Promise.withResolvers<void>();
  return {
    letGo: gate.resolve,
    break: gate.reject,
    run: async () => {
      const page = await render(overrides)();
      await gate.promise;
      return page;
    },
  };
}

test("a page is rendered once and then cached", async () => {
  expect(cache.get("/")).toBeUndefined();
  const first = await cache.serve("/", render());
  expect(cache.get("/")).toBe(first);
  expect(await cache.serve("/", render())).toBe(first);
  expect(renders).toBe(1);
});

test("a hundred visitors at once cause one render", async () => {
  const pages = await Promise.all(Array.from({ length: 100 }, () => cache.serve("/", render())));
  expect(new Set(pages).size).toBe(1);
  expect(renders).toBe(1);
});

test("a stale page is shown while exactly one render runs", async () => {
  await cache.serve("/", render());
  seconds(60);
  expect(cache.get("/")).toBeUndefined();
  const slow = slowRender();
  const shown = await Promise.all(Array.from({ length: 20 }, () => cache.serve("/", slow.run)));
  expect(new Set(shown.map(text))).toEqual(new Set(["render 1"]));
  slow.letGo();
  await cache.idle();
  expect([text(cache.get("/")), renders]).toEqual(["render 2", 2]);
});

test("a page that is too old even to be shown stale is waited for", async () => {
  await cache.serve("/", render());
  seconds(660);
  expect(text(await cache.serve("/", render()))).toBe("render 2");
});

test("a failed first render fails for everyone who waits, and is not cached", async () => {
  const slow = slowRender();
  const waiting = Promise.allSettled([cache.serve("/", slow.run), cache.serve("/", slow.run)]);
  slow.break(new Error("no database"));
  expect((await waiting).map((outcome) => outcome.status === "rejected" && outcome.reason.message)).toEqual([
    "no database",
    "no database",
  ]);
  expect(text(await cache.serve("/", render()))).toBe("render 2");
});

test.each([
  ["throws", async (): Promise<RenderedPage> => Promise.reject(new Error("no database"))],
  ["answers 500", async () => aPage({ status: 500 })],
])("when a render %s the stale page is still served, and the render is not repeated at once", async (_, broken) => {
  await cache.serve("/", render());
  seconds(60);
  for (let visit = 0; visit < 3; visit += 1) {
    expect(text(await cache.serve("/", broken))).toBe("render 1");
    await cache.idle();
  }
  expect(warnings).toEqual(["could not renew a response; the stale one is still served"]);
  seconds(1);
  await cache.serve("/", render());
  await cache.idle();
  expect(text(cache.get("/"))).toBe("render 2");
});

const fingerprinted = (overrides: Partial<RenderedPage> = {}) => {
  const changed = { fingerprint: "before", recheck: async () => "after" };
  return async () => ({ ...(await render(overrides)()), validators: [changed] });
};

test.each([
  ["throws", async (): Promise<RenderedPage> => Promise.reject(new Error("no database"))],
  ["answers 503", async () => aPage({ status: 503 })],
])(
  "when the render of an invalidated page %s, the page before is served for a minute, then the failure",
  async (_, broken) => {
    await cache.serve("/", fingerprinted({ tags: ["product:1"] }));
    cache.clear(["product:1"]);
    const shown = await Promise.all([1, 2, 3].map(() => cache.serve("/", broken)));
    expect(shown.map(text)).toEqual(["render 1", "render 1", "render 1"]);
    expect(warnings).toEqual(["could not build a response; the one before is still served"]);
    expect(cache.get("/")).toBeUndefined();
    // Another invalidation does not prolong it.
    seconds(59);
    cache.clear(["product:1"]);
    expect(text(await cache.serve("/", broken))).toBe("render 1");
    seconds(1);
    const late = await cache.serve("/", broken).then(
      ({ status }) => status,
      (cause) => cause.message,
    );
    expect(["no database", 503]).toContain(late);
    expect(text(await cache.serve("/", render()))).toBe("render 2");
  },
);

test("once a render succeeds again, the page before an invalidation is not served", async () => {
  await cache.serve("/", fingerprinted({ tags: ["product:1"] }));
  cache.clear(["product:1"]);
  expect(text(await cache.serve("/", fingerprinted()))).toBe("render 2");
  expect(text(cache.get("/"))).toBe("render 2");
});

test("a page that is never served without a check is not served in place of a failure either", async () => {
  cache = createPageCache({ maxBytes: 10_000_000, clock, alwaysRevalidate: true });
  await cache.serve("/", fingerprinted());
  expect(cache.stats().entries).toBe(1);
  await expect(cache.serve("/", async () => Promise.reject(new Error("no database")))).rejects.toThrow("no database");
});

test("an error page and a page that must not be cached reach their visitor and are not cached", async () => {
  expect((await cache.serve("/a", render({ status: 503 }))).status).toBe(503);
  expect((await cache.serve("/b", render({ freshSeconds: 0, staleSeconds: 0 }))).status).toBe(200);
  expect(cache.stats()).toEqual({ entries: 0, bytes: 0, tags: 0, building: 0 });
});

test("a page that sets a cookie is refused", async () => {
  await expect(cache.serve("/", render({ headers: [["set-cookie", "a=1"]] }))).rejects.toThrow("cannot be cached");
  expect(cache.stats().entries).toBe(0);
});

test("clearing a tag drops the pages that show it, and only those", async () => {
  await cache.serve("/a", render({ tags: ["product:1", "nav"] }));
  await cache.serve("/b", render({ tags: ["product:2", "nav"] }));
  cache.clear(["product:1", "unknown"]);
  expect([cache.get("/a"), text(cache.get("/b"))]).toEqual([undefined, "render 2"]);
  cache.clear(["nav"]);
  expect(cache.stats()).toEqual({ entries: 0, bytes: 0, tags: 0, building: 0 });
});

test("a stale page that is cleared is not shown again", async () => {
  await cache.serve("/", render({ tags: ["nav"] }));
  seconds(60);
  cache.clear(["nav"]);
  expect(text(await cache.serve("/", render()))).toBe("render 2");
});

test("a render that started before an invalidation is not cached, and a later request does not get it", async () => {
  const slow = slowRender({ tags: ["product:1"] });
  const before = cache.serve("/", slow.run);
  await Promise.resolve();
  cache.clear(["product:1"]);
  const after = cache.serve("/", render({ tags: ["product:1"] }));
  slow.letGo();
  expect(text(await before)).toBe("render 1");
  expect(text(await after)).toBe("render 2");
  expect(text(cache.get("/"))).toBe("render 2");
});

test("clearing another tag leaves a render in progress unchanged", async () => {
  const slow = slowRender({ tags: ["product:1"] });
  const page = cache.serve("/", slow.run);
  cache.clear(["product:2"]);
  slow.letGo();
  const shown = await page;
  expect(cache.get("/")).toBe(shown);
});

test("clearing everything covers renders under way", async () => {
  const slow = slowRender();
  const page = cache.serve("/", slow.run);
  cache.clearAll();
  slow.letGo();
  await page;
  expect(cache.stats().entries).toBe(0);
});

test("dropping everything also drops pages that the database would confirm, and renders in progress", async () => {
  const validators = [{ fingerprint: "same", recheck: async () => "same" }];
  const validated = { run: async () => ({ ...(await render()()), validators }) };
  await cache.serve("/", validated.run);
  cache.clearAll();
  expect(text(await cache.serve("/", validated.run))).toBe("render 1");
  const slow = slowRender();
  const page = cache.serve("/slow", async () => ({ ...(await slow.run()), validators }));
  cache.dropAll();
  slow.letGo();
  await page;
  expect(cache.stats().entries).toBe(0);
  expect(text(await cache.serve("/", validated.run))).toBe("render 3");
});

const tagOf = ({ variants }: EncodedResponse) => variants.br?.headers.find((text) => text.endsWith('br"'));

test("after a gap a page is served for a minute while it is rendered again, also when that fails, and not after", async () => {
  await cache.serve("/", render());
  await cache.serve("/rare", render());
  cache.markAllStale();
  expect(cache.get("/")).toBeUndefined();
  const broken = async () => Promise.reject(new Error("the database is away"));
  expect(text(await cache.serve("/", broken))).toBe("render 1");
  await cache.idle();
  seconds(2);
  expect(text(await cache.serve("/", render()))).toBe("render 1");
  await cache.idle();
  expect(text(cache.get("/"))).toBe("render 3");
  seconds(58);
  expect(text(await cache.serve("/rare", render()))).toBe("render 4");
});

test("the smallest coding comes with the second visit and stays when a new render brings the same page", async () => {
  const same = async () => aPage();
  const entry = await cache.serve("/", same);
  await cache.idle();
  expect(tagOf(entry)).toMatch(/-quickbr"$/);
  cache.get("/");
  await cache.idle();
  expect(tagOf(entry)).toMatch(/-br"$/);
  seconds(60);
  await cache.serve("/", same);
  await cache.idle();
  expect(cache.get("/")).toBe(entry);
});
