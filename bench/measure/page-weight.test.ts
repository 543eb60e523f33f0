import { expect, test } from "vitest";
import { importsOf, scriptsOf, stylesOf } from "./page-weight.ts";

const html = `<html><head>
<link rel="modulepreload" href="/assets/a.js"/><link rel="preload" href="/font.woff2" as="font"/>
<link rel="stylesheet" href="/assets/site.css"/><link rel="icon" href="/favicon.svg"/>
<script src="/assets/b.js" async></script><script>var text = "import '/assets/never.js'";</script>
<script type="module" async="">import "/assets/m.js";import * as route0 from "/assets/a.js";
import("/assets/entry.js");</script></head></html>`;

test("a page's scripts are the preloaded ones, the script tags and the imports of its inline modules", () => {
  expect(scriptsOf(html)).toEqual(["/assets/a.js", "/assets/b.js", "/assets/m.js", "/assets/entry.js"]);
  expect(stylesOf(html)).toEqual(["/assets/site.css"]);
});

test("static imports count, imports on demand do not", () => {
  const code = `import{a as b}from"./one.js";import"./two.js";export*from"../three.js";const load=()=>import("./later.js")`;
  expect(importsOf(code, "/assets/entry.js")).toEqual(["/assets/one.js", "/assets/two.js", "/three.js"]);
});
