import type { createRequestHandler, matchRoutes, ServerBuild } from "react-router";
import type { PageServices, pageContext } from "#apps/storefront/app/request/page-context.server.ts";
import type { RenderedPage } from "#kit/cache/response-cache/encoded-response.ts";
import { contentSecurityPolicy, sealScripts } from "#kit/http/csp.ts";
import { eventLoopYield } from "#kit/http/event-loop-yield.ts";
import { readBody } from "#kit/http/fetch-bridge.ts";
import type { Log } from "#kit/http/log.ts";
import { noFraming } from "#kit/http/security-headers.ts";
import { trustedHtmlPolicy } from "#kit/web/content/trusted-html.ts";
import { fragmentStore } from "#kit/web/fragment-cache/fragment-store.ts";
import { pageFragments } from "#kit/web/fragment-cache/page-fragments.ts";
import { refusalStatus } from "./refusal-status.ts";

/** The storefront's build as the server loads it: the router's part, and the functions our entry adds. */
export type StorefrontBuild = ServerBuild & {
  entry: {
    module: ServerBuild["entry"]["module"] & {
      pageContext: typeof pageContext;
      createRequestHandler: typeof createRequestHandler;
      matchRoutes: typeof matchRoutes;
    };
  };
};

export type RenderSettings = {
  https: boolean;
  frameSources: readonly string[];
  /** What the content security policy lets through besides. */
  extraSources: Readonly<Record<string, readonly string[]>>;
  /** What the browser is to check scripts against where something is paid. */
  fingerprints: PageServices["fingerprints"];
  /** False while one works on the storefront: Vite adds scripts and styles of its own. */
  strict: boolean;
  /** False where every page is drawn whole, also the parts of it that were drawn before. */
  keepParts: boolean;
  log: Pick<Log, "warn" | "error">;
};

export type RenderPage = (
  request: Request,
  services: Omit<
    PageServices,
    "tag" | "describe" | "facts" | "doNotKeep" | "scriptMark" | "fingerprints" | "parts" | "report" | "turn" | "finish"
  >,
) => Promise<RenderedPage>;

/** A page is fresh for a minute and may be shown for a day more while it is rendered again; a change clears it at once. */
const freshSeconds = 60;
const staleSeconds = 24 * 60 * 60;

/** Parts of pages that were drawn before; a shop of some thousand products in four languages has room in it. */
const mostCharacters = 16 * 1024 * 1024;

/** Policies the storefront's scripts may create: its default one (app/trusted-types.ts) and the one for cleaned HTML. */
const trustedTypes = ["default", trustedHtmlPolicy];

/** Renders a page or its data to the end, names what it shows and seals its scripts. */
export function pageRenderer(build: StorefrontBuild, settings: RenderSettings): RenderPage {
  const { https, frameSources, extraSources, fingerprints, strict, keepParts, log } = settings;
  const handle = build.entry.module.createRequestHandler(build, process.env.NODE_ENV);
  // While one works on the storefront the same data may look different a moment later.
  const store = strict && keepParts ? fragmentStore(mostCharacters) : null;
  const turn = eventLoopYield();
  return async (request, services) => {
    const tags = new Set<string>();
    const facts: PageServices["facts"][number][] = [];
    let keep = true;
    let refusal: number | null = null;
    let failed = false;
    const finished: { html: string | null } = { html: null };
    const scriptMark = crypto.randomUUID();
    const parts = store && pageFragments({ store, variant: services.device, mark: scriptMark });
    const context = build.entry.module.pageContext({
      ...services,
      scriptMark,
      fingerprints,
      parts,
      report: (err) => {
        const status = refusalStatus(err);
        if (status === null) {
          failed = true;
          log.error({ err, requestId: services.requestId }, "a page failed");
        } else refusal = status;
      },
      tag: (...names) => {
        for (const name of names) tags.add(name);
      },
      facts,
      describe: (...args) => {
        facts.push(...args);
      },
      doNotKeep: () => {
        keep = false;
      },
      turn,
      finish: (html) => {
        finished.html = html;
      },
    });
    // A page's first queries are work as well, and all admitted requests would start them in the same tick.
    await turn();
    const response = await handle(request, context);
    const headers = new Headers(response.headers);
    let body: string | Uint8Array = finished.html ?? (await readBody(response));
    if (headers.get("content-type")?.startsWith("text/html")) {
      const sealed = sealScripts(typeof body === "string" ? body : Buffer.from(body).toString(), scriptMark);
      body = parts ? parts.assemble(sealed.html) : sealed.html;
      if (sealed.refused > 0)
        log.warn({ path: new URL(request.url).pathname }, "a page held scripts that are not ours");
      // The back office shows previews, which staff alone receive, in a frame.
      const sources = services.preview ? { ...extraSources, "frame-ancestors": ["'self'"] } : extraSources;
      const policy = { scriptHashes: sealed.hashes, trustedTypes, frameSources, extraSources: sources, https };
      if (strict) headers.set("content-security-policy", contentSecurityPolicy(policy));
    }
    if (!headers.has("content-security-policy")) headers.set(...noFraming);
    if (response.status === 503) headers.set("retry-after", "2");
    const isCached = keep && response.status === 200;
    return {
      // The page did not expect the refusal. The visitor was refused; the shop did not fail.
      status: response.status === 500 && !failed && refusal !== null ? refusal : response.status,
      headers,
      body,
      tags: [...tags],
      freshSeconds: isCached ? freshSeconds : 0,
      staleSeconds: isCached ? staleSeconds : 0,
    };
  };
}
