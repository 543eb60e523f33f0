import type { ListedScript } from "#apps/server/pages/script-list.ts";
import { runs, scriptHash } from "#kit/http/csp.ts";
import { readScripts } from "#kit/http/html-scripts.ts";

export type ServedPage = { readonly path: string; readonly headers: Headers; readonly html: string };

/** Headers every payment page must have, each with its required value. */
const wantedHeaders: Readonly<Record<string, RegExp>> = {
  "integrity-policy": /^blocked-destinations=\(script\)$/,
  "content-security-policy": /(?:^|; )script-src 'self'(?: 'sha256-[\w+/=]+')+;.*object-src 'none'; base-uri 'none'/,
  "cache-control": /\bno-store\b/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
};

/** Differences of a page from the build, one sentence each. */
export function comparePage({ path, headers, html }: ServedPage, list: readonly ListedScript[]): readonly string[] {
  const found: string[] = [];
  for (const [name, wanted] of Object.entries(wantedHeaders)) {
    const value = headers.get(name);
    if (value === null) found.push(`the header ${name} is missing`);
    else if (!wanted.test(value)) found.push(`the header ${name} says "${value}"`);
  }
  const listed = new Map(list.map((script) => [script.path, script]));
  const allowed = headers.get("content-security-policy") ?? "";
  for (const { attributes, content } of readScripts(html)) {
    const src = attributes.get("src");
    const type = attributes.get("type");
    if (src !== undefined) found.push(`a script is loaded from ${src}, beside the import map`);
    else if (type === "importmap") found.push(...compareMap(content, listed));
    else if (runs(type) && !allowed.includes(scriptHash(content)))
      found.push(`an inline script is not the page's own: ${content.slice(0, 60)}`);
  }
  if (!html.includes('type="importmap"')) found.push("the page names no fingerprints");
  for (const [, href = "", integrity] of html.matchAll(modulePreload)) {
    const script = listed.get(href);
    if (!script?.payment) found.push(`${href} is loaded and not listed for payment pages`);
    else if (integrity !== script.integrity) found.push(`${href} is loaded without its fingerprint`);
  }
  return found.map((difference) => `${path}: ${difference}`);
}

const modulePreload = /<link[^>]*rel="modulepreload" href="([^"]+)"(?: integrity="([^"]+)")?/g;

function compareMap(content: string, listed: ReadonlyMap<string, ListedScript>): string[] {
  const { integrity = {}, ...rest } = JSON.parse(content) as { integrity?: Record<string, string> };
  const odd = Object.keys(rest).map((name) => `the import map has ${name}`);
  const missing = [...listed.keys()].filter((path) => !(path in integrity)).map((path) => `${path} has no fingerprint`);
  const other = Object.entries(integrity)
    .filter(([path, value]) => listed.get(path)?.integrity !== value)
    .map(([path]) => `${path} has a fingerprint nobody listed`);
  return [...odd, ...missing, ...other];
}
