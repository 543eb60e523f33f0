import type { IncomingHttpHeaders } from "node:http";

/** A response as a scanner sees it. */
export type Scanned = { readonly headers: IncomingHttpHeaders; readonly text: string };

type Policy = ReadonlyMap<string, readonly string[]>;

function readPolicy(header: unknown): Policy {
  const directives = String(header ?? "")
    .split(";")
    .map((part) => part.trim().split(/\s+/))
    .filter(([name]) => name);
  return new Map(directives.map(([name = "", ...sources]) => [name.toLowerCase(), sources]));
}

const broad = new Set(["*", "http:", "https:", "data:", "'unsafe-inline'"]);

function ofPolicy(policy: Policy): number {
  const sources = (name: string) => policy.get(name) ?? policy.get("default-src");
  const has = (name: string, ...words: readonly string[]) => sources(name)?.some((word) => words.includes(word));
  if (policy.size === 0) return -25;
  for (const name of ["script-src", "object-src"]) {
    if (!sources(name) || sources(name)?.some((word) => broad.has(word))) return -20;
  }
  if ([...policy.keys()].some((name) => !/^(?:img|media)-src$/.test(name) && has(name, "http:"))) return -20;
  if (has("script-src", "'unsafe-eval'")) return -10;
  if (has("img-src", "http:") || has("media-src", "http:")) return -10;
  if (!sources("style-src") || sources("style-src")?.some((word) => broad.has(word))) return 0;
  const forms = policy.get("form-action") ?? [];
  const closed = policy.get("default-src")?.join() === "'none'" && forms.length > 0;
  return closed && forms.every((word) => ["'none'", "'self'"].includes(word)) ? 10 : 5;
}

/** Names of session cookies; scripts may read others. */
const session = /sess|sid|login|token|auth/i;

function ofCookies(cookies: readonly string[], guarded: boolean): number {
  if (cookies.length === 0) return 0;
  const worst = cookies.map((cookie) => {
    const isSession = session.test(cookie.split("=", 1)[0] ?? "");
    if (!/;\s*secure/i.test(cookie)) return isSession ? (guarded ? -10 : -40) : guarded ? -5 : -20;
    if (isSession && !/;\s*httponly/i.test(cookie)) return -30;
    const site = /;\s*samesite=(\w+)/i.exec(cookie)?.[1]?.toLowerCase();
    if (site === undefined) return 0;
    return site === "lax" || site === "strict" ? 5 : -20;
  });
  return Math.min(...worst);
}

function ofScripts(html: string): number {
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)];
  if (tags.some(([, from]) => /^(?:http:)?\/\//.test(from ?? ""))) return -50;
  const checked = tags.length > 0 && tags.every(([tag]) => tag.includes("integrity="));
  if (checked) return 5;
  return tags.some(([, from]) => from?.startsWith("https:")) ? -5 : 0;
}

const privatePolicies = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

/**
 * The score of MDN's HTTP Observatory, by its table of 2025: a hundred, minus penalties, plus bonuses where little is
 * missing. The redirect from HTTP to HTTPS is the proxy's part and is not counted.
 */
export function observatoryScore({ headers, text }: Scanned): number {
  const policy = readPolicy(headers["content-security-policy"]);
  const lifetime = Number(/max-age=(\d+)/.exec(String(headers["strict-transport-security"] ?? ""))?.[1] ?? 0);
  const referrer = headers["referrer-policy"];
  const corp = String(headers["cross-origin-resource-policy"] ?? "");
  const ancestors = policy.get("frame-ancestors")?.every((word) => ["'none'", "'self'"].includes(word));
  const universal =
    headers["access-control-allow-credentials"] === "true" && headers["access-control-allow-origin"] !== undefined;
  const parts = [
    ofPolicy(policy),
    ofCookies(headers["set-cookie"] ?? [], lifetime > 0),
    ofScripts(text),
    universal ? -50 : 0,
    lifetime === 0 ? -20 : lifetime < 15_768_000 ? -10 : 0,
    headers["x-content-type-options"] === "nosniff" ? 0 : -5,
    ancestors ? 5 : headers["x-frame-options"] === undefined ? -20 : 0,
    referrer === undefined ? 0 : privatePolicies.includes(String(referrer)) ? 5 : -5,
    ["same-origin", "same-site"].includes(corp) ? 10 : 0,
  ];
  const sum = (some: readonly number[]) => some.reduce((total, part) => total + part, 0);
  const base = 100 + sum(parts.filter((part) => part < 0));
  return Math.max(0, base >= 90 ? base + sum(parts.filter((part) => part > 0)) : base);
}
