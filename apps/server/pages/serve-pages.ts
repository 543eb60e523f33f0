import type { IncomingMessage, ServerResponse } from "node:http";
import type { PageServices } from "#apps/storefront/app/request/page-context.server.ts";
import { encodeResponse } from "#kit/cache/response-cache/encoded-response.ts";
import type { PageCache } from "#kit/cache/response-cache/page-cache.ts";
import { encodeAndSend, isReadyFor, sendEncoded } from "#kit/cache/response-cache/respond.ts";
import type { Clock } from "#kit/core/clock.ts";
import { devices } from "#kit/core/device.ts";
import { jakartaDay } from "#kit/core/jakarta-day.ts";
import { askedPath, toRequest } from "#kit/http/fetch-bridge.ts";
import { recordingApi, type PageApi as ValidatedApi } from "#kit/http/page-validators.ts";
import { localeCookieFor, type Visitor, visitorReader } from "../http/visitor.ts";
import { meaningfulQuery, type PageAddress, readPageAddress } from "./page-address.ts";
import { pageKey } from "./page-key.ts";
import { movedPage, type Redirects } from "./redirects.ts";
import type { RenderPage } from "./render-page.ts";
import type { SiteMap } from "./site-map.ts";

/** Request id, network address and body of a request. */
export type RequestInfo = { readonly requestId: string; readonly address: string; readonly body: Buffer | null };

/** The API of a page's loaders: anonymous for cacheable pages, the visitor's for all others. */
export type PageApi = {
  forEveryone(visitor: Visitor, requestId: string): ValidatedApi;
  forVisitor(
    request: IncomingMessage,
    info: RequestInfo,
  ): Promise<Pick<PageServices, "api" | "caller"> & { cookies(): readonly string[] }>;
  /** Anonymous, with drafts instead of published pages; null when the caller is not staff. */
  forPreview(request: IncomingMessage, visitor: Visitor, requestId: string): Promise<PageServices["api"] | null>;
};

export type PageSettings = {
  cache: PageCache;
  /** Whether pages are cached with validators of their data. */
  revalidate: boolean;
  clock: Clock;
  /** Routes and renderer of the current storefront. */
  storefront(): Promise<{ siteMap: SiteMap; render: RenderPage }>;
  /** False in development: every page is rendered again. */
  keep: boolean;
  api: PageApi;
  origin: string;
  https: boolean;
  development: boolean;
  chatAnswers: boolean;
  measuring: PageServices["measuring"];
  newsTicked: boolean;
  redirects: Redirects;
  printInvoice: PageServices["printInvoice"];
  /** Headers of every page, such as the security headers. */
  headers: readonly (readonly [string, string])[];
};

const varies: readonly [string, string] = ["vary", "Accept-Language, Cookie, User-Agent, Sec-CH-UA-Mobile"];
const noCache: readonly [string, string] = ["cache-control", "private, no-cache"];
const neverKeep: readonly [string, string] = ["cache-control", "no-store"];
/** Excludes a page from search engines. */
export const notForSearch: readonly [string, string] = ["x-robots-tag", "noindex"];

/** A request for data may name the routes it wants; unknown names would only fill the cache. */
function dataParams({ dataOnly, query }: PageAddress, siteMap: SiteMap): string[] {
  const named = dataOnly ? query.get("_routes") : null;
  return named !== null && siteMap.knows(named.split(",")) ? ["_routes"] : [];
}

const anonymous: PageServices["caller"] = { kind: "anonymous" };

/** Answers page requests: cacheable ones from the cache, private ones rendered for their visitor. */
export function servePages(settings: PageSettings) {
  const { cache, clock, storefront, keep, api, origin, https, headers } = settings;
  const { revalidate, development, chatAnswers, measuring, newsTicked, printInvoice } = settings;
  const site = { origin, development, chatAnswers, measuring, newsTicked, printInvoice, movedTo: null };
  const visitorOf = visitorReader();

  /** The hot path: a cached page without a query. Costs one look-up; returns false on a miss. */
  function fromCache(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url } = request;
    if ((method !== "GET" && method !== "HEAD") || url === undefined || url.includes("?")) return false;
    const entry = cache.get(pageKey(url, visitorOf(request.headers)));
    if (!entry || !isReadyFor(entry, request.headers["accept-encoding"])) return false;
    sendEncoded(request, response, entry);
    return true;
  }

  async function serve(request: IncomingMessage, response: ServerResponse, info: RequestInfo): Promise<void> {
    const { requestId } = info;
    const url = askedPath(request.url);
    const address = readPageAddress(url);
    const visitor = visitorOf(request.headers);
    if (address.lang) visitor.locale = address.lang;
    const { siteMap, render } = await storefront();
    const { dataOnly } = address;
    const day = jakartaDay(clock.now());
    const policy = siteMap.policyOf(address.pathname);
    const readOnly = request.method === "GET" || request.method === "HEAD";

    /** Leads to where a path without a page is redirected; false when it is not. */
    const sendMoved = async (facts: Parameters<RenderPage>[1]): Promise<boolean> => {
      const prefetched = String(request.headers["sec-purpose"] ?? "").includes("prefetch");
      const target = prefetched ? null : await settings.redirects.targetOf(address.pathname, address.query);
      if (target === null) return false;
      // The router has a form of its own for redirects of data: the root's loader makes one.
      const page = dataOnly
        ? await render(new Request(`${origin}/_root.data`), { ...facts, movedTo: target })
        : movedPage(target);
      const moved = { ...page, headers: [...page.headers, ...headers, neverKeep] };
      await encodeAndSend(request, response, await encodeResponse(moved));
      return true;
    };

    const previewApi = policy.cached && readOnly ? await previewFor(request, address, visitor, requestId) : null;
    if (previewApi) {
      const facts = {
        api: previewApi,
        caller: anonymous,
        ...visitor,
        ...site,
        day,
        requestId,
        dataOnly,
        preview: true,
      };
      const page = await render(new Request(origin + url), facts);
      const personal = { ...page, headers: [...page.headers, ...headers, neverKeep, notForSearch] };
      return encodeAndSend(request, response, await encodeResponse(personal));
    }

    // A preview in another language leaves staff their own.
    if (address.lang) response.setHeader("set-cookie", localeCookieFor(address.lang, https));

    if (!policy.cached || !readOnly || !keep) {
      const { cookies: ofCalls, ...own } = await api.forVisitor(request, info);
      const facts = { ...own, ...visitor, ...site, day, requestId, dataOnly, preview: false };
      const page = await render(toRequest(request, { origin, response, body: info.body }), facts);
      if (page.status === 404 && readOnly && (await sendMoved(facts))) return;
      // Cookies set by an operation, such as a new session, reach the browser as over the API.
      const ofPage = [...page.headers].flatMap(([name, value]) => (name === "set-cookie" ? [value] : []));
      for (const cookie of [...ofPage, ...ofCalls()]) response.appendHeader("set-cookie", cookie);
      const rest = [...page.headers].filter(([name]) => name !== "set-cookie");
      return encodeAndSend(
        request,
        response,
        await encodeResponse({
          ...page,
          headers: [...rest, ...headers, neverKeep, ...(policy.cached ? [] : [notForSearch])],
        }),
      );
    }

    // The loaders see neither cookies nor other headers: a cacheable page cannot contain what it does not get.
    const query = meaningfulQuery(address.query, [...policy.cached.params, ...dataParams(address, siteMap)]);
    // A language in the address is part of the path: such a page is its own canonical one.
    if (address.lang) query.append("lang", address.lang);
    const path = url.split("?", 1)[0] + (query.size > 0 ? `?${query}` : "");
    const key = pageKey(path, visitor);
    const publicApi = () => api.forEveryone({ ...visitor }, requestId);
    const entry = await cache.serve(key, async () => {
      const recording = recordingApi(publicApi(), publicApi);
      const facts = {
        ...{ api: recording.api, caller: anonymous, ...visitor, ...site },
        ...{ day, requestId, dataOnly, preview: false },
      };
      const page = await render(new Request(origin + path), facts);
      const validators = revalidate ? await recording.validators() : null;
      return {
        ...page,
        headers: [...page.headers, ...headers, varies, noCache],
        // The day is part of the validator: a page may show it, and no query depends on it.
        validators: validators && [...validators, { fingerprint: day, recheck: async () => jakartaDay(clock.now()) }],
      };
    });
    if (entry.status === 404) {
      const facts = {
        api: publicApi(),
        caller: anonymous,
        ...visitor,
        ...site,
        day,
        requestId,
        dataOnly,
        preview: false,
      };
      if (await sendMoved(facts)) return;
    }
    await encodeAndSend(request, response, entry);
  }

  /** A preview is neither read from nor written to the cache. Callers who are not staff get the public page (LP-03). */
  async function previewFor(request: IncomingMessage, { query }: PageAddress, visitor: Visitor, requestId: string) {
    if (query.get("preview") !== "true") return null;
    // The back office names the device whose page it shows, whatever its own is.
    const device = devices.find((one) => one === query.get("device")) ?? visitor.device;
    const previewed = await api.forPreview(request, { ...visitor, device }, requestId);
    if (previewed) visitor.device = device;
    return previewed;
  }

  return { fromCache, serve };
}
