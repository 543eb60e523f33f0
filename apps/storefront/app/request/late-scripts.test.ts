import { expect, test } from "vitest";
import { lateScripts } from "./late-scripts.server.ts";

test("hints for scripts come after the stylesheet, in their order, as less urgent", () => {
  const page = (early: string, late: string) =>
    `<html><head>${early}<link rel="stylesheet" href="/s.css"/>${late}</head><body><link rel="modulepreload" href="/c.js"/></body>`;
  const hint = (name: string, how = "") => `<link ${how}rel="modulepreload" href="/${name}.js"/>`;
  const low = 'fetchPriority="low" ';
  expect(lateScripts(page(`<title>x</title>${hint("a")}${hint("b")}`, "<meta/>"))).toBe(
    page("<title>x</title>", `<meta/>${hint("a", low)}${hint("b", low)}`),
  );
});

test("S25 a map of fingerprints stands before the first hint", () => {
  const map = '<script rr-importmap="" type="importmap">{"integrity":{"/a.js":"sha256-a"}}</script>';
  const hint = '<link rel="modulepreload" href="/a.js" integrity="sha256-a"/>';
  const page = lateScripts(`<head>${hint}<title>x</title></head><body>${map}<p>y</p></body>`);
  expect(page).toBe(
    `<head><title>x</title>${map}${hint.replace("<link", '<link fetchPriority="low"')}</head><body><p>y</p></body>`,
  );
});

test("what has no head stays as it is", () => {
  expect(lateScripts("plain")).toBe("plain");
});
