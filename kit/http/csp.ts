import { createHash } from "node:crypto";
import { readScripts } from "./html-scripts.ts";

/** The site-specific part of the policy; everything else is as strict as a same-origin site allows. */
export type PolicyOptions = {
  /** As `sealScripts` returns them: "'sha256-…'". */
  readonly scriptHashes: readonly string[];
  /** Names of Trusted Types policies that the site's own scripts may create. */
  readonly trustedTypes?: readonly string[];
  readonly frameSources?: readonly string[];
  /** Sources added to a directive, for example `{ "img-src": ["https://cdn.example"] }`. */
  readonly extraSources?: Readonly<Record<string, readonly string[]>>;
  readonly https: boolean;
  /** Name of a `Reporting-Endpoints` entry. */
  readonly reportTo?: string;
};

/** Builds the Content-Security-Policy of a page. Scripts come from the site itself or are allowed by hash. */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...options.scriptHashes],
    "script-src-attr": ["'none'"],
    "style-src": ["'self'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "media-src": ["'self'"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "frame-src": options.frameSources?.length ? options.frameSources : ["'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": options.trustedTypes?.length ? options.trustedTypes : ["'none'"],
  };
  for (const [name, sources] of Object.entries(options.extraSources ?? {})) {
    directives[name] = [...(directives[name] ?? []).filter((source) => source !== "'none'"), ...sources];
  }
  const parts = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(" ")}`);
  if (options.https) parts.push("upgrade-insecure-requests");
  if (options.reportTo) parts.push(`report-to ${options.reportTo}`);
  return parts.join("; ");
}

export type SealedHtml = {
  readonly html: string;
  readonly hashes: readonly string[];
  /** Inline scripts without the mark, which will not run. Any means a mistake or a failed attack. */
  readonly refused: number;
};

/**
 * Finds the inline scripts of a finished page and computes their hashes. With a mark, only scripts whose `nonce` attribute equals
 * it count, and the attribute is removed: the renderer puts a secret there, injected markup cannot know it, and the cached page
 * does not contain it. With `null`, every inline script counts, so the page must contain no markup from outside.
 */
export function sealScripts(html: string, mark: string | null): SealedHtml {
  const strip = (text: string) => (mark ? text.replaceAll(` nonce="${mark}"`, "") : text);
  const hashes = new Set<string>();
  let refused = 0;
  for (const { attributes, content } of readScripts(html)) {
    if (attributes.has("src") || !runs(attributes.get("type"))) continue;
    if (mark !== null && attributes.get("nonce") !== mark) refused += 1;
    else hashes.add(scriptHash(strip(content)));
  }
  return { html: strip(html), hashes: [...hashes], refused };
}

/** The hash source of a script's text, as the browser computes it: line ends and NUL as the HTML parser passes them on. */
export function scriptHash(content: string): string {
  const text = content.replace(/\r\n?/g, "\n").replaceAll("\0", "\uFFFD");
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

const javascriptTypes =
  /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/;

/** Whether browsers run an inline script of this type; anything else is data. */
export function runs(type: string | undefined): boolean {
  const name = type?.trim().toLowerCase() ?? "";
  return name === "" || ["module", "importmap", "speculationrules"].includes(name) || javascriptTypes.test(name);
}
