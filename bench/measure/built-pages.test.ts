import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import adminRoutes from "#apps/admin/app/routes.ts";
import { adminScriptGraphFile, type BuiltScript } from "#kit/vite/script-graph-plugin.ts";
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

/** These scripts and everything they import before they run, each with its bytes after gzip. */
function loaded(app: App, scripts: readonly string[]): ReadonlyMap<string, number> {
  const waiting = [...scripts];
  const sizes = new Map<string, number>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (sizes.has(path)) continue;
    const code = readBuilt(app, path);
    sizes.set(path, gzipSync(code, { level: 9 }).length);
    waiting.push(...importsOf(code.toString(), path));
  }
  return sizes;
}

const weigh = (app: App, scripts: readonly string[]): number =>
  [...loaded(app, scripts).values()].reduce((total, size) => total + size, 0);

test.each([
  ["storefront", "home", ["root", "home"], goals.javascriptKilobytes],
  ["storefront", "plpSearch", ["root", "plpSearch"], goals.javascriptKilobytes],
  ["storefront", "pdp", ["root", "pdp"], goals.javascriptKilobytes],
  ["storefront", "checkout", ["root", "checkout"], goals.checkoutJavascriptKilobytes],
] as const)("of %s the built page %s needs no more JavaScript than agreed", (app, _page, parts, kilobytes) => {
  const { entry, routes } = readManifest(app);
  const scripts = [entry, ...parts.map((part) => routes[part])].flatMap((part) => (part ? [part.module] : []));
  expect(scripts).toHaveLength(parts.length + 1);
  expect(weigh(app, [...scripts, manifestPath(app)])).toBeLessThanOrEqual(kilobytes * 1000);
});

const screens = (await adminRoutes).find(({ id }) => id === "admin")?.children ?? [];
/** Screens whose address names no record and no form: the lists. Editors are loaded when one is opened. */
const lists = screens
  .filter(({ path = "*" }) => !/[:*]|(?:^|\/)(?:new|bulk)$/.test(path))
  .flatMap(({ id }) => (id === undefined ? [] : [id]));

/** What a list of the back office loads before it runs: the app's entry, its frame and the list itself. */
function scriptsOfList(list: string): string[] {
  const { entry, routes } = readManifest("admin");
  const parts = [entry, ...["root", "admin", list].map((part) => routes[part])];
  const scripts = parts.flatMap((part) => (part ? [part.module] : []));
  expect([list, scripts.length]).toEqual([list, 4]);
  return [...scripts, manifestPath("admin")];
}

test("no list of the back office needs more JavaScript than agreed", () => {
  const most = goals.adminListJavascriptKilobytes * 1000;
  const heavy = lists
    .map((list) => [list, weigh("admin", scriptsOfList(list))] as const)
    .filter(([, bytes]) => bytes > most);
  expect(lists).toEqual(
    expect.arrayContaining([
      ...["adminOrders", "adminProducts", "adminStock", "adminMedia"],
      ...["adminCustomers", "adminPromotions", "adminCoupons", "adminPages", "adminArticles"],
    ]),
  );
  expect(heavy).toEqual([]);
});

/** What is needed only once something of a list is opened. */
const editors = [
  /node_modules\/(?:@tiptap|prosemirror-)/,
  /rich-text\/rich-text-editor\.tsx$/,
  /content\/admin\/pages\/editor\/.*\.tsx$/,
  /(?:product|promotion|coupon)-editor\/.*\.tsx$/,
  /article-editor\/(?:article-page|\w+-panel)\.tsx$/,
  /record-editor\/record-form\.tsx$/,
];

test("no list of the back office loads an editor: rich text, landing pages, products, promotions, coupons and records come when one is opened", () => {
  const graph: readonly BuiltScript[] = JSON.parse(readFileSync(adminScriptGraphFile, "utf8"));
  const sources = new Map(graph.map((script) => [`/admin/${script.file}`, script.sources]));
  const editorsIn = (scripts: readonly string[]) => [
    ...new Set(
      [...loaded("admin", scripts).keys()].flatMap(
        (script) => sources.get(script)?.filter((source) => editors.some((editor) => editor.test(source))) ?? [],
      ),
    ),
  ];
  // The rules of the shop and its seller are one record each: their page is its form.
  const opened = lists.filter((list) => list !== "adminSettings" && list !== "adminSeller");
  expect(opened.map((list) => [list, editorsIn(scriptsOfList(list))]).filter(([, found]) => found?.length)).toEqual([]);
  const { routes } = readManifest("admin");
  for (const [screen, part] of [
    ["adminProduct", /product-editor\//],
    ["adminPage", /pages\/editor\//],
    ["adminCoupon", /coupon-editor\//],
    ["adminPromotion", /promotion-editor\//],
    ["adminArticle", /article-editor\//],
  ] as const)
    expect([screen, editorsIn([routes[screen]?.module ?? ""])]).toEqual([
      screen,
      expect.arrayContaining([expect.stringMatching(part)]),
    ]);
  // Not even the editor of an article has it before a text is shown.
  expect(editorsIn([routes.adminArticle?.module ?? ""])).not.toContainEqual(
    expect.stringMatching(/tiptap|rich-text-editor/),
  );
});
