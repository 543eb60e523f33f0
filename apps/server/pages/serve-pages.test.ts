import { createServer } from "node:http";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createPageCache } from "#kit/cache/response-cache/page-cache.ts";
import { systemClock } from "#kit/core/clock.ts";
import { sendRaw } from "#kit/http/testing/raw-request.ts";
import type { RenderPage } from "./render-page.ts";
import { servePages } from "./serve-pages.ts";

type Seen = { address: string; headers: Record<string, string>; caller: string; preview: boolean };
const seen: Seen[] = [];
let asVisitor = 0;
beforeEach(() => {
  seen.length = 0;
  asVisitor = 0;
});

/** A fake storefront: records what a page's loaders could see. */
const render: RenderPage = async (request, { caller, preview }) => {
  seen.push({ address: request.url, headers: Object.fromEntries(request.headers), caller: caller.kind, preview });
  const headers = new Headers({ "content-type": "text/plain" });
  if (request.url.includes("/private")) headers.append("set-cookie", "own=1");
  return { status: 200, headers, body: "page", tags: [], freshSeconds: 60, staleSeconds: 60 };
};
const noApi = async () => {
  throw new Error("unexpected call in this test");
};

const pages = servePages({
  cache: createPageCache({ maxBytes: 1_000_000, clock: systemClock }),
  revalidate: false,
  clock: systemClock,
  storefront: async () => ({
    siteMap: {
      policyOf: (path) => (path.startsWith("/private") ? {} : { cached: { params: ["sort", "q"] } }),
      knows: (routeIds) => routeIds.every((id) => ["root", "home"].includes(id)),
    },
    render,
  }),
  keep: true,
  api: {
    forEveryone: () => noApi,
    async forVisitor() {
      asVisitor += 1;
      return { api: noApi, caller: { kind: "guest", sessionId: "s", guestId: "g" }, cookies: () => ["of=calls"] };
    },
    forPreview: async ({ headers }) => (headers.cookie === "admin=good" ? noApi : null),
  },
  origin: "https://shop.example",
  https: true,
  development: false,
  chatAnswers: false,
  newsTicked: true,
  redirects: { targetOf: async () => null },
  measuring: { analytics: null, pixel: null },
  printInvoice: async () => new Uint8Array(),
  headers: [["x-frame-options", "DENY"]],
});
const server = createServer((request, response) => {
  if (!pages.fromCache(request, response))
    void pages.serve(request, response, { requestId: "request-1", address: "127.0.0.1", body: null });
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => server.close());
const address = server.address();
const base = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;

const personal = {
  cookie: "token=secret; gt-local=id-ID",
  authorization: "Bearer secret",
  "user-agent": "Browser of one",
  "x-forwarded-host": "evil.example",
  "x-anything": "secret",
};

test("the loaders of a cacheable page see no cookie, no header and no caller", async () => {
  await sendRaw(`${base}/open?email=me`, { headers: personal });
  expect(seen).toEqual([{ address: "https://shop.example/open", headers: {}, caller: "anonymous", preview: false }]);
  expect(asVisitor).toBe(0);
});

test("a cacheable page sees its relevant parameters, in one order, and no others", async () => {
  await sendRaw(`${base}/list?utm_source=x&sort=price&q=bola`);
  await sendRaw(`${base}/list?q=bola&gclid=1&sort=price`);
  expect(seen.map((one) => one.address)).toEqual(["https://shop.example/list?q=bola&sort=price"]);
  await sendRaw(`${base}/list?q=bata&sort=price`);
  expect(seen).toHaveLength(2);
});

test("a private page is rendered each time, for its visitor, with the posted data, and not cached", async () => {
  for (let visit = 0; visit < 2; visit += 1) {
    const response = await sendRaw(`${base}/private?code=7`, { headers: personal });
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.headers["set-cookie"]).toEqual(["own=1", "of=calls"]);
    expect(response.headers["x-frame-options"]).toBe("DENY");
  }
  expect(asVisitor).toBe(2);
  expect(seen.map(({ caller }) => caller)).toEqual(["guest", "guest"]);
  expect(seen[0]?.address).toBe("https://shop.example/private?code=7");
  expect(seen[0]?.headers).toMatchObject({ cookie: personal.cookie, host: "shop.example" });
  expect(seen[0]?.headers["x-forwarded-host"]).toBeUndefined();
});

test("a form posted to a cacheable page is handled for its sender and never cached", async () => {
  await sendRaw(`${base}/form`, { method: "POST", body: "a=b", headers: { "content-type": "text/plain" } });
  await sendRaw(`${base}/form`, { method: "POST", body: "a=b", headers: { "content-type": "text/plain" } });
  expect(asVisitor).toBe(2);
  await sendRaw(`${base}/form`);
  expect(seen.map(({ caller }) => caller)).toEqual(["guest", "guest", "anonymous"]);
});

test("a request for data may name known routes; unknown names are dropped, so that they cannot fill the cache", async () => {
  await sendRaw(`${base}/open.data?_routes=root,home`);
  await sendRaw(`${base}/open.data?_routes=made-up-1`);
  await sendRaw(`${base}/open.data?_routes=made-up-2`);
  expect(seen.map((one) => one.address)).toEqual([
    "https://shop.example/open.data?_routes=root%2Chome",
    "https://shop.example/open.data",
  ]);
});

const staff = { headers: { cookie: "admin=good" } };

test("LP-03 a preview is rendered each time for staff, anonymously, not cached and not indexed", async () => {
  for (let visit = 0; visit < 2; visit += 1) {
    const response = await sendRaw(`${base}/draft?preview=true`, staff);
    expect([response.headers["cache-control"], response.headers["x-robots-tag"]]).toEqual(["no-store", "noindex"]);
  }
  const [first] = seen;
  expect(seen).toEqual([first, first]);
  expect(first).toEqual({
    address: "https://shop.example/draft?preview=true",
    headers: {},
    caller: "anonymous",
    preview: true,
  });
  await sendRaw(`${base}/draft`, staff);
  expect(seen.at(-1)).toMatchObject({ address: "https://shop.example/draft", preview: false });
});

test("LP-03 without a staff token the parameter is ignored: the cached page is served", async () => {
  await sendRaw(`${base}/seen`);
  for (const path of ["/seen?preview=true", "/seen?preview=1", "/seen.data?preview=true"]) {
    const response = await sendRaw(base + path, { headers: { cookie: "admin=forged" } });
    expect(response.headers["cache-control"]).toBe("private, no-cache");
    expect(response.headers["x-robots-tag"]).toBeUndefined();
  }
  expect(seen.map(({ address, preview }) => [address, preview])).toEqual([
    ["https://shop.example/seen", false],
    ["https://shop.example/seen.data", false],
  ]);
});
