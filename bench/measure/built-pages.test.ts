import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { goals } from "../report/goals.ts";
import { importsOf } from "./page-weight.ts";

type Manifest = {
  readonly entry: { readonly module: string };
  readonly routes: Readonly<Record<string, { readonly module: string } | undefined>>;
};

/** A built app: the folder with its files, and the address they are served below. */
const apps = {
  storefront: { folder: fileURLToPath(new URL("../../build/client", import.meta.url)), base: "" },
  admin: { folder: fileURLToPath(new URL("../../build/admin/client", import.meta.url)), base: "/admin" },
} as const;
type App = keyof typeof apps;

function readBuilt(app: App, path: string): Buffer {
  const { folder, base } = apps[app];
  return readFileSync(folder + path.slice(base.length));
}

/** The router's manifest, which every page loads too. */
function manifestPath(app: App): string {
  const { folder, base } = apps[app];
  return `${base}/assets/${readdirSync(`${folder}/assets`).find((file) => /^manifest-.*\.js$/.test(file))}`;
}

function readManifest(app: App): Manifest {
  const script = readBuilt(app, manifestPath(app)).toString();
  return JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1));
}

/** Bytes after gzip of everything these scripts import before they run. */
function weigh(app: App, scripts: readonly string[]): number {
  const waiting = [...scripts];
  const sizes = new Map<string, number>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (sizes.has(path)) continue;
    const code = readBuilt(app, path);
    sizes.set(path, gzipSync(code, { level: 9 }).length);
    waiting.push(...importsOf(code.toString(), path));
  }
  return [...sizes.values()].reduce((total, size) => total + size, 0);
}

test.each([
  ["storefront", "home", ["root", "home"], goals.javascriptKilobytes],
  ["storefront", "plpSearch", ["root", "plpSearch"], goals.javascriptKilobytes],
  ["storefront", "pdp", ["root", "pdp"], goals.javascriptKilobytes],
  ["storefront", "checkout", ["root", "checkout"], goals.checkoutJavascriptKilobytes],
  ["admin", "adminOrders", ["root", "admin", "adminOrders"], goals.adminListJavascriptKilobytes],
  ["admin", "adminReturns", ["root", "admin", "adminReturns"], goals.adminListJavascriptKilobytes],
  ["admin", "adminChats", ["root", "admin", "adminChats"], goals.adminListJavascriptKilobytes],
] as const)("of %s the built page %s needs no more JavaScript than agreed", (app, _page, parts, kilobytes) => {
  const { entry, routes } = readManifest(app);
  const scripts = [entry, ...parts.map((part) => routes[part])].flatMap((part) => (part ? [part.module] : []));
  expect(scripts).toHaveLength(parts.length + 1);
  expect(weigh(app, [...scripts, manifestPath(app)])).toBeLessThanOrEqual(kilobytes * 1000);
});
