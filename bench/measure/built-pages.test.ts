import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { goals } from "../report/goals.ts";
import { importsOf } from "./page-weight.ts";

type Manifest = {
  readonly entry: { readonly module: string };
  readonly routes: Readonly<Record<string, { readonly module: string }>>;
};

const client = fileURLToPath(new URL("../../build/client", import.meta.url));

/** The router's site map, which every page loads too. */
const siteMap = `/assets/${readdirSync(`${client}/assets`).find((file) => /^manifest-.*\.js$/.test(file))}`;

function readManifest(): Manifest {
  const script = readFileSync(`${client}${siteMap}`, "utf8");
  return JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1));
}

/** Bytes after gzip of everything these scripts import before they run. */
function weigh(scripts: readonly string[]): number {
  const waiting = [...scripts];
  const sizes = new Map<string, number>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (sizes.has(path)) continue;
    const code = readFileSync(`${client}${path}`);
    sizes.set(path, gzipSync(code, { level: 9 }).length);
    waiting.push(...importsOf(code.toString(), path));
  }
  return [...sizes.values()].reduce((total, size) => total + size, 0);
}

test.each([
  ["home", goals.javascriptKilobytes],
  ["plpSearch", goals.javascriptKilobytes],
  ["pdp", goals.javascriptKilobytes],
  ["checkout", goals.checkoutJavascriptKilobytes],
])("the built page %s needs no more JavaScript than agreed: %s kB", (route, kilobytes) => {
  const { entry, routes } = readManifest();
  const scripts = [entry, routes.root, routes[route]].flatMap((part) => (part ? [part.module] : []));
  expect(scripts).toHaveLength(3);
  expect(weigh([...scripts, siteMap])).toBeLessThanOrEqual(kilobytes * 1000);
});
