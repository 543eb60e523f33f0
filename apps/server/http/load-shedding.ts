import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tryAgain, unexpectedText } from "#kit/graphql/wire-errors.ts";
import { createAdmission } from "#kit/http/admission.ts";

/** Operations of checkout and payment, which are admitted beyond the limit so that a started payment can finish. */
const firstOperations = new Set([
  "initCheckout",
  "queryCheckout",
  "updateCheckout",
  "applyCoupon",
  "queryCouponList",
  "redeemPoints",
  "createOrderCustom",
  "ssQueryPaymentChannelList",
  "queryAreaSearch",
  "payOrder",
  "queryPaymentStatus",
]);
const firstPaths = /^\/(?:checkout|payment|pay-callback|webhooks|healthz|readyz)(?=[/.?]|$)/;

export function hasPriority(url: string): boolean {
  if (firstPaths.test(url)) return true;
  const named = /^\/graphql\?(?:[^#]*&)?opname=(\w+)/.exec(url)?.[1];
  return named !== undefined && firstOperations.has(named);
}

/** Additional room for them, relative to the limit. */
const roomForFirst = 20;

const style =
  "body{font:1.125rem/1.6 system-ui,sans-serif;margin:20vh auto;max-width:32rem;padding:0 1.5rem;color:#1b1b1f;background:#fff}" +
  "@media(prefers-color-scheme:dark){body{color:#ececf1;background:#131316}}";
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="3"><title>One moment, please</title><style>${style}</style>
<h1>One moment, please</h1><p>Very many people are here right now. This page tries again by itself in a few seconds.</p>
<p lang="id">Sedang sangat ramai. Halaman ini mencoba lagi sendiri dalam beberapa detik.</p>
<p lang="vi">Hiện có rất nhiều người truy cập. Trang này sẽ tự thử lại sau vài giây.</p>
<p lang="zh-CN">当前访问人数很多，本页面将在几秒后自动重试。</p></html>
`;
const policy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; frame-ancestors 'none'`;
const refusal = JSON.stringify({
  errors: [{ message: unexpectedText, extensions: { code: tryAgain, statusCode: 503 } }],
});

/** True admits a request; a refused one has been answered already, cheaply. */
export type AdmissionControl = (request: IncomingMessage, response: ServerResponse) => boolean;

export type AdmissionSettings = {
  readonly most: number;
  /** The percentage of the room for one network address. */
  readonly addressShare: number;
  /** Null where it does not identify the client. */
  addressOf(request: IncomingMessage): string | null;
  readonly headers: readonly (readonly [string, string])[];
};

export function admissionControl({ most, addressShare, addressOf, headers }: AdmissionSettings): AdmissionControl {
  const admission = createAdmission({
    most,
    mostFirst: most * roomForFirst,
    addressShare: addressShare / 100,
    now: () => performance.now(),
  });
  return (request, response) => {
    const { url = "/" } = request;
    if (admission.enter(response, hasPriority(url), addressOf(request))) return true;
    for (const [name, value] of headers) response.setHeader(name, value);
    const isPage = request.headers.accept?.includes("text/html") ?? false;
    response.writeHead(503, {
      "content-type": isPage ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
      "cache-control": "no-store",
      "retry-after": "2",
      ...(isPage ? { "content-security-policy": policy } : {}),
    });
    response.end(isPage ? page : refusal);
    return false;
  };
}
