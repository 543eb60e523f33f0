import { gzipSync } from "node:zlib";
import { sendRequest } from "../servers/send-request.ts";

/** Bytes a browser loads before a page is interactive, after gzip. */
export type PageWeight = {
  readonly html: number;
  readonly javascript: number;
  readonly css: number;
  readonly files: number;
};

/** Follows the page's scripts through all static imports; lazy imports do not count. */
export async function weighPage(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<PageWeight> {
  const page = await sendRequest(port, { path, headers });
  if (page.status !== 200) throw new Error(`${path} answered ${page.status}`);
  const html = page.body.toString();
  const scripts = new Map<string, number>();
  const waiting = scriptsOf(html);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (scripts.has(file)) continue;
    const code = await fileAt(port, file);
    scripts.set(file, gzipped(code));
    waiting.push(...importsOf(code.toString(), file));
  }
  const styles = await Promise.all(stylesOf(html).map(async (file) => gzipped(await fileAt(port, file))));
  return {
    html: gzipped(page.body),
    javascript: sum(scripts.values()),
    css: sum(styles),
    files: scripts.size,
  };
}

/** Module scripts of a page: preloaded, named by `src`, or imported by an inline script. */
export function scriptsOf(html: string): string[] {
  const preloaded = tagsOf(html, "link").filter((tag) => attribute(tag, "rel") === "modulepreload");
  const named = tagsOf(html, "script").map((tag) => attribute(tag, "src"));
  const inline = [...html.matchAll(/<script[^>]*type="module"[^>]*>([\s\S]*?)<\/script>/g)].flatMap(([, code = ""]) =>
    [...code.matchAll(/\b(?:import|from)\s*\(?\s*["']([^"']+)["']/g)].map((found) => found[1]),
  );
  const all = [...preloaded.map((tag) => attribute(tag, "href")), ...named, ...inline];
  return [...new Set(all.filter((path) => path !== undefined))];
}

export function stylesOf(html: string): string[] {
  const sheets = tagsOf(html, "link").filter((tag) => attribute(tag, "rel") === "stylesheet");
  return [...new Set(sheets.map((tag) => attribute(tag, "href")).filter((path) => path !== undefined))];
}

/** The static imports of built code, as paths. `import("…")` loads on demand and is left out. */
export function importsOf(code: string, path: string): string[] {
  const found = code.matchAll(/\b(?:import|from)\s*["'](\.{0,2}\/[^"']+)["']/g);
  return [...found].map(([, name = ""]) => new URL(name, `http://localhost${path}`).pathname);
}

const tagsOf = (html: string, name: string): string[] => html.match(new RegExp(`<${name}\\b[^>]*>`, "g")) ?? [];
const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
const gzipped = (content: Buffer): number => gzipSync(content, { level: 9 }).length;
const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

async function fileAt(port: number, path: string): Promise<Buffer> {
  const { status, body } = await sendRequest(port, { path });
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return body;
}
