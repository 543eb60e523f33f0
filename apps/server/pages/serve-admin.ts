import type { IncomingMessage, ServerResponse } from "node:http";
import type { AdminServices } from "#apps/admin/app/request/page-context.server.ts";
import { encodeResponse } from "#kit/cache/response-cache/encoded-response.ts";
import { encodeAndSend } from "#kit/cache/response-cache/respond.ts";
import { contentSecurityPolicy, sealScripts } from "#kit/http/csp.ts";
import { askedPath, readBody, toRequest } from "#kit/http/fetch-bridge.ts";
import type { Log } from "#kit/http/log.ts";
import { noFraming } from "#kit/http/security-headers.ts";
import { trustedHtmlPolicy } from "#kit/web/content/trusted-html.ts";
import { localeCookieFor, visitorOf } from "../http/visitor.ts";
import type { AdminBuild, AdminSource } from "./admin-source.ts";
import { readPageAddress } from "./page-address.ts";
import { refusalStatus } from "./refusal-status.ts";
import { sendFile } from "./send-file.ts";
import { notForSearch, type RequestInfo } from "./serve-pages.ts";

type AdminPageSettings = {
  source: AdminSource;
  /** The operations of the admin schema with this request's cookie, and the cookies they set. */
  apiFor(request: IncomingMessage, info: RequestInfo): { api: AdminServices["api"]; cookies(): readonly string[] };
  origin: string;
  https: boolean;
  /** Headers of every page, such as the security headers. */
  headers: readonly (readonly [string, string])[];
  log: Pick<Log, "warn" | "error">;
};

/** The frame in which the editor of pages renders the draft, editors' HTML included, which the server has cleaned. */
const previewPath = "/admin/pages/preview";
/** Barcodes are read by WebAssembly where the browser has no detector of its own (ADR 0092). It allows no `eval` of script. */
const readsBarcodes = { "script-src": ["'wasm-unsafe-eval'"] };

/**
 * Nothing but its own files, the router's inline scripts, and the preview of pages in a frame. Sanitized HTML is parsed for the
 * editor of rich texts, and the editor's library parses what is pasted in a document of its own.
 */
const trustedTypes = ["default", trustedHtmlPolicy, "ProseMirrorClipboard"];
const pagePolicy = { trustedTypes, extraSources: readsBarcodes, frameSources: ["'self'"] };
const previewPolicy = {
  trustedTypes: ["default", trustedHtmlPolicy],
  extraSources: { "frame-ancestors": ["'self'"] },
};

/** Renders pages of the back office. None is ever cached or listed by a search engine. */
export function serveAdmin({ source, apiFor, origin, https, headers: always, log }: AdminPageSettings) {
  const handlers = new WeakMap<AdminBuild, ReturnType<AdminBuild["entry"]["module"]["createRequestHandler"]>>();
  const handlerOf = (build: AdminBuild) => {
    const known = handlers.get(build) ?? build.entry.module.createRequestHandler(build, process.env.NODE_ENV);
    handlers.set(build, known);
    return known;
  };

  return async (request: IncomingMessage, response: ServerResponse, info: RequestInfo): Promise<void> => {
    const { requestId } = info;
    const visitor = visitorOf(request.headers);
    const { lang } = readPageAddress(askedPath(request.url));
    if (lang) {
      visitor.locale = lang;
      response.setHeader("set-cookie", localeCookieFor(lang, https));
    }
    const build = await source.load();
    const { api, cookies } = apiFor(request, info);
    const scriptMark = crypto.randomUUID();
    const finished: { html: string | null } = { html: null };
    const seen: { failed: boolean; refusal: number | null } = { failed: false, refusal: null };
    const context = build.entry.module.pageContext({
      api,
      ...visitor,
      origin,
      requestId,
      scriptMark,
      report(err) {
        const status = refusalStatus(err);
        if (status !== null) seen.refusal = status;
        else {
          seen.failed = true;
          log.error({ err, requestId }, "a page of the back office failed");
        }
      },
      finish(html) {
        finished.html = html;
      },
    });
    const page = await handlerOf(build)(toRequest(request, { origin, response, body: info.body }), context);
    const headers = new Headers(page.headers);
    if (page.status === 200 && page.body && headers.has("content-disposition")) {
      const sent = [...headers, ...always, ["cache-control", "no-store"], notForSearch] as const;
      return sendFile(response, page.body, { headers: sent, cookies: cookies() });
    }
    let body: string | Uint8Array = finished.html ?? (await readBody(page));
    if (headers.get("content-type")?.startsWith("text/html")) {
      const sealed = sealScripts(typeof body === "string" ? body : Buffer.from(body).toString(), scriptMark);
      body = sealed.html;
      if (sealed.refused > 0) log.warn({ requestId }, "a page held scripts that are not ours");
      const isPreview = readPageAddress(askedPath(request.url)).pathname === previewPath;
      const policy = { scriptHashes: sealed.hashes, https, ...(isPreview ? previewPolicy : pagePolicy) };
      // The preview of an e-mail brings its own policy, which lets nothing run.
      const hasOwn = headers.has("content-security-policy");
      if (!source.changing && !hasOwn) headers.set("content-security-policy", contentSecurityPolicy(policy));
    }
    if (!headers.has("content-security-policy")) headers.set(...noFraming);
    for (const cookie of [...headers.getSetCookie(), ...cookies()]) response.appendHeader("set-cookie", cookie);
    headers.delete("set-cookie");
    headers.delete("cache-control");
    const status = page.status === 500 && !seen.failed && seen.refusal !== null ? seen.refusal : page.status;
    if (status === 503) headers.set("retry-after", "2");
    const entry = await encodeResponse({
      status,
      headers: [...headers, ...always, ["cache-control", "no-store"], notForSearch],
      body,
      tags: [],
      freshSeconds: 0,
      staleSeconds: 0,
    });
    await encodeAndSend(request, response, entry);
  };
}
