import { expect, test } from "vitest";
import type { BuiltScript } from "#kit/vite/script-graph-plugin.ts";
import { makeScriptList } from "./make-script-list.ts";

const app = "apps/storefront/app/";
const script = (file: string, source: string, ...asksFor: string[]): BuiltScript => ({
  file: `assets/${file}.js`,
  entry: source.startsWith(app) ? source : null,
  sources: [source],
  asksFor: asksFor.map((name) => `assets/${name}.js`),
});

const graph = [
  script("root", `${app}root.tsx`, "react"),
  script("entry", `${app}entry.client.tsx`, "react"),
  script("react", "node_modules/react/index.js"),
  script("checkout", `${app}routes/checkout/checkout.tsx`, "points"),
  script("points", "modules/loyalty/web/points/points-panel.tsx"),
  script("payment", `${app}routes/payment/payment.tsx`),
  script("callback", `${app}routes/payment/pay-callback.tsx`),
  script("stores", `${app}routes/stores/our-stores.tsx`, "map"),
  script("map", "node_modules/some-map/index.js"),
  script("gallery", `${app}routes/dev/gallery.tsx`),
];
const bytes = (text: string) => new TextEncoder().encode(text);
const filesOf = (scripts: readonly BuiltScript[]) => new Map(scripts.map(({ file }) => [file, bytes(file)]));

test("S25 the list holds what payment pages load, now or later, each with its fingerprint and a reason", () => {
  const list = makeScriptList(graph, filesOf(graph));
  expect(list.filter(({ payment }) => payment).map(({ path, reason }) => [path, reason])).toEqual([
    ["/assets/root.js", "the frame of every page: header, footer, session, languages"],
    ["/assets/entry.js", "the frame of every page: header, footer, session, languages"],
    ["/assets/react.js", "draws the pages"],
    ["/assets/checkout.js", "the frame of every page: header, footer, session, languages"],
    ["/assets/points.js", "club points that pay a part"],
    ["/assets/payment.js", "the frame of every page: header, footer, session, languages"],
    ["/assets/callback.js", "the frame of every page: header, footer, session, languages"],
  ]);
  const fingerprint = "sha256-TR9BWf8vPgVfYWQb6DlnN9D2a/Rmk4CgqxwY2U28IAU=";
  expect(list.find(({ path }) => path === "/assets/react.js")).toMatchObject({ bytes: 15, integrity: fingerprint });
});

test("linked pages are listed too, without a reason; the gallery of components is not", () => {
  const others = makeScriptList(graph, filesOf(graph)).filter(({ payment }) => !payment);
  expect(others.map(({ path }) => path)).toEqual(["/assets/stores.js", "/assets/map.js"]);
});

test("code on a payment page without a reason fails the build", () => {
  const wild = [...graph.filter(({ file }) => file !== "assets/points.js"), script("points", "node_modules/wild/x.js")];
  expect(() => makeScriptList(wild, filesOf(wild))).toThrow(/nobody says why: node_modules\/wild\/x\.js/);
});

test("a file that the build did not make stops it, and so does a payment page that is gone", () => {
  const files = new Map([...filesOf(graph), ["assets/alien.js", bytes("alien")]]);
  expect(() => makeScriptList(graph, files)).toThrow("assets/alien.js is no script of this build");
  expect(() => makeScriptList(graph.slice(0, 5), new Map())).toThrow(/no script begins with .*payment\.tsx/);
});
