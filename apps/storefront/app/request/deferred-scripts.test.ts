import { expect, test } from "vitest";
import { deferScripts } from "./deferred-scripts.server.ts";

test("preload hints follow the stylesheet, in their order, and are inert", () => {
  const page = (early: string, late: string) =>
    `<html><head>${early}<link rel="stylesheet" href="/s.css"/>${late}</head><body><link rel="modulepreload" href="/c.js"/></body>`;
  const hint = (name: string, how = "") => `<link ${how}rel="modulepreload" href="/${name}.js"/>`;
  expect(deferScripts(page(`<title>x</title>${hint("a")}${hint("b")}`, "<meta/>"))).toBe(
    page("<title>x</title>", `<meta/>${hint("a", "data-")}${hint("b", "data-")}`),
  );
});

test("S25 the import map with integrity values precedes the first hint", () => {
  const map = '<script rr-importmap="" type="importmap">{"integrity":{"/a.js":"sha256-a"}}</script>';
  const hint = '<link rel="modulepreload" href="/a.js" integrity="sha256-a"/>';
  const page = deferScripts(`<head>${hint}<title>x</title></head><body>${map}<p>y</p></body>`);
  expect(page).toBe(`<head><title>x</title>${map}${hint.replace(" rel", " data-rel")}</head><body><p>y</p></body>`);
});

test("the entry script waits for the first paint, imports in sequence, and dispatches an event at the end", () => {
  const script = (code: string) => `<head></head><script nonce="n" type="module" async="">${code}</script>`;
  const page = deferScripts(
    script(
      'import "/map.js";\nimport * as route0 from "/root.js";\nwindow.parts = {"root":route0};\nimport("/entry.js");',
    ),
  );
  const [, waiting = "", rest] = /^(.*?\)\(\);)\n(.*)$/s.exec(page) ?? [];
  expect(waiting).toMatch(
    /^<head><\/head><script nonce="n" type="module" async="">await \(async function afterPaint\(/,
  );
  expect(rest).toBe(
    'await import("/map.js");\nconst route0 = await import("/root.js");\nwindow.parts = {"root":route0};\n' +
      'import("/entry.js");\ndispatchEvent(new Event("parts"));</script>',
  );
});

test("before a scroll position is restored, the layout of the whole page is requested", () => {
  const scroll = '((storageKey, restoreKey) => { scrollTo(0, 1) })("react-router-scroll-positions", null)';
  const page = (before: string) =>
    `<head></head><script nonce="n">other()</script><script nonce="n">${before}${scroll}</script>`;
  expect(deferScripts(page(""))).toBe(page('if(history.state)document.documentElement.dataset.whole="";'));
});

test("the source written into pages refers to nothing outside itself and contains no closing script tag", () => {
  const page = deferScripts('<head></head><script type="module">import "/map.js";</script>');
  const [, code = ""] = /await (\(async function afterPaint[\s\S]*?\)\(\));\n/.exec(page) ?? [];
  expect(code).not.toContain("<");
  expect(() => new Function(`return ${code.slice(0, -2)}`)).not.toThrow();
});

test("other inline scripts, and documents without a head, are unchanged", () => {
  expect(deferScripts("plain")).toBe("plain");
  const page = '<head></head><script>a()</script><script type="module" src="/a.js"></script>';
  expect(deferScripts(page)).toBe(page);
});
