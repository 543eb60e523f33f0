import type { Flow } from "./load/load-job.ts";
import { goals } from "./report/goals.ts";
import type { Running } from "./servers/running.ts";
import { callGraphql, rawRequest, sendRequest } from "./servers/send-request.ts";

/** One measurement: server, requests and concurrency. */
export type Case = {
  readonly name: string;
  readonly title: string;
  readonly port: number;
  /** Created before each round where a round uses them up. */
  readonly requests: readonly string[] | (() => Promise<readonly string[]>);
  readonly flow?: Flow;
  readonly connections: number;
  /** Duration of a round, where the default would end before every request was sent once. */
  readonly milliseconds?: number;
  readonly status: number;
  /** At least this many times as fast as hello world. */
  readonly goal: number | null;
};

export type Servers = {
  readonly hello: Running;
  readonly shop: Running;
  /** A shop without page cache: data is read for every request and rendered when it has changed. */
  readonly uncached: Running;
  /** The same without cached renderings. */
  readonly rendering: Running;
  readonly databaseUrl: string;
};

const connections = 32;
const phone =
  "Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36";
const desktop = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
export const browserCodings = "gzip, deflate, br, zstd";
const countUnits = { operationName: "Count", query: "query Count { miniCartCount }" };
const openSession = {
  operationName: "Open",
  query: "mutation Open { guestInit { success errorCode data { userAuthToken visitorUniqueKey } } }",
};

export const pageHeaders = (coding: string, language = "id-ID,id;q=0.9,en;q=0.8", agent = phone) => ({
  "user-agent": agent,
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "accept-encoding": coding,
  "accept-language": language,
});

export const helloCase = ({ hello }: Pick<Servers, "hello">): Case => ({
  name: "hello",
  title: "hello world, bare node:http",
  port: hello.port,
  requests: [rawRequest({ path: "/" })],
  connections,
  status: 200,
  goal: null,
});

/** Every case but hello world. Reads the tags, tokens and addresses that the requests need from the shop. */
export async function shopCases({ shop, uncached, rendering }: Servers): Promise<Case[]> {
  const plain = { port: shop.port, connections, status: 200, goal: null };
  const page = (coding: string, more = {}) => [rawRequest({ path: "/", headers: { ...pageHeaders(coding), ...more } })];
  return [
    {
      ...plain,
      name: "home-br",
      title: "home page, cached, brotli",
      requests: onceCached(shop, "/", page(browserCodings)),
      goal: goals.cachedPage,
    },
    {
      ...plain,
      name: "home-gzip",
      title: "home page, cached, gzip",
      requests: onceCached(shop, "/", page("gzip")),
      goal: goals.cachedPage,
    },
    {
      ...plain,
      name: "home-304",
      title: "home page, cached, not modified",
      requests: page(browserCodings, { "if-none-match": await tagOf(shop, "/") }),
      status: 304,
    },
    ...uncachedCases("home", "/", { uncached, rendering }),
    { ...plain, name: "typename", title: "GraphQL { __typename }", requests: [post({ query: "{ __typename }" })] },
    {
      ...plain,
      name: "cart-count",
      title: "GraphQL miniCartCount, guest",
      requests: [post(countUnits, { authorization: `Bearer ${await guestToken(shop)}` })],
    },
    { ...plain, name: "guest-init", title: "GraphQL guestInit, new session", requests: fromManyAddresses(openSession) },
    { ...plain, name: "picture", title: "picture, cached", requests: [rawRequest({ path: await pictureOf(shop) })] },
  ];
}

/** A page whose data is read for every request: rendered once, and rendered each time. */
export function uncachedCases(kind: string, path: string, servers: Pick<Servers, "uncached" | "rendering">): Case[] {
  const requests = everyVariant(path);
  // As many at once as there are different pages: two requests for one page at the same time would share a render.
  const plain = { requests, connections: requests.length, status: 200 };
  return [
    {
      ...plain,
      name: `${kind}-new`,
      title: `${kind} page, revalidated`,
      port: servers.uncached.port,
      goal: goals.newPage,
    },
    {
      ...plain,
      name: `${kind}-rendered`,
      title: `${kind} page, rendered without caches`,
      port: servers.rendering.port,
      goal: null,
    },
  ];
}

/** One page in all languages and for both devices. */
export function everyVariant(path: string): string[] {
  return ["en-US", "id-ID", "vi-VN", "zh-CN"].flatMap((language) =>
    [phone, desktop].map((agent) => rawRequest({ path, headers: pageHeaders(browserCodings, language, agent) })),
  );
}

/** Orders of the previous round invalidate pages. They are warmed up first: a cached page is measured cached. */
export const onceCached = (shop: Running, path: string, requests: readonly string[]) => async () => {
  await tagOf(shop, path);
  return requests;
};

/** A page is compressed in the background after its first visit: waits for that, so that every round sends the same bytes. */
export async function tagOf(shop: Running, path: string): Promise<string> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const { headers } = await sendRequest(shop.port, { path, headers: pageHeaders(browserCodings) });
    if (headers.etag?.endsWith('-br"')) return headers.etag;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${path} was never kept with brotli.`);
}

const post = (body: object, headers: Readonly<Record<string, string>> = {}): string =>
  rawRequest({ method: "POST", path: "/graphql", headers, json: body });

async function guestToken(shop: Running): Promise<string> {
  const { guestInit } = await callGraphql<{ guestInit: { data: { userAuthToken: string } } }>(shop.port, openSession);
  return guestInit.data.userAuthToken;
}

/** Sessions per address are limited, so the requests come from many addresses behind a proxy. */
const fromManyAddresses = (body: object): string[] =>
  Array.from({ length: 2048 }, (_, at) => post(body, { "x-forwarded-for": `10.20.${at >> 8}.${at & 255}` }));

/** The first picture of the home page; the shop's icon where it has none. */
async function pictureOf(shop: Running): Promise<string> {
  const home = await sendRequest(shop.port, { path: "/", headers: pageHeaders("identity") });
  const named = /\/img\/[\w./-]+/.exec(home.body.toString())?.[0];
  const found = named !== undefined && (await sendRequest(shop.port, { path: named })).status === 200;
  return found ? named : "/img/w160/icon-512.webp";
}
