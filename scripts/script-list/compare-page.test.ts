import { expect, test } from "vitest";
import type { ListedScript } from "#apps/server/pages/script-list.ts";
import { scriptHash } from "#kit/http/csp.ts";
import { comparePage } from "./compare-page.ts";

const pay: ListedScript = { path: "/assets/pay.js", integrity: "sha256-a", bytes: 1, payment: true, reason: "pays" };
const home: ListedScript = { ...pay, path: "/assets/home.js", integrity: "sha256-b", payment: false };
const list = [pay, home];

const map = '{"integrity":{"/assets/pay.js":"sha256-a","/assets/home.js":"sha256-b"}}';
const begin = 'import "/assets/pay.js"';
const policy = `default-src 'none'; script-src 'self' ${scriptHash(map)} ${scriptHash(begin)}; object-src 'none'; base-uri 'none'`;
const headers = {
  "integrity-policy": "blocked-destinations=(script)",
  "content-security-policy": policy,
  "cache-control": "no-store",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};
const html = `<head><script type="importmap">${map}</script>
  <link fetchPriority="low" rel="modulepreload" href="/assets/pay.js" integrity="sha256-a"/></head>
  <script type="module">${begin}</script>`;

const compare = (changed: { html?: string; headers?: Record<string, string> }) =>
  comparePage({ path: "/payment", html, ...changed, headers: new Headers({ ...headers, ...changed.headers }) }, list);

test("S25 an unchanged page has no differences", () => {
  expect(compare({})).toEqual([]);
});

test.each([
  [
    '<script src="https://elsewhere.example/a.js"></script>',
    "a script is loaded from https://elsewhere.example/a.js, beside the import map",
  ],
  ["<script>steal()</script>", "an inline script is not the page's own: steal()"],
  ['<link rel="modulepreload" href="/assets/new.js"/>', "/assets/new.js is loaded and not listed for payment pages"],
  ['<link rel="modulepreload" href="/assets/home.js"/>', "/assets/home.js is loaded and not listed for payment pages"],
  ['<link rel="modulepreload" href="/assets/pay.js"/>', "/assets/pay.js is loaded without its fingerprint"],
])("S25 an addition to a page is reported: %s", (added, difference) => {
  expect(compare({ html: html + added })).toEqual([`/payment: ${difference}`]);
});

test("S25 a missing or changed header is reported, and so is a changed import map", () => {
  const loose = compare({ headers: { "integrity-policy": "", "x-frame-options": "SAMEORIGIN" } });
  expect(loose).toEqual([
    '/payment: the header integrity-policy says ""',
    '/payment: the header x-frame-options says "SAMEORIGIN"',
  ]);
  const changed = map.replace("sha256-a", "sha256-c").replace(',"/assets/home.js":"sha256-b"', "");
  expect(compare({ html: html.replace(map, changed) })).toEqual([
    "/payment: /assets/home.js has no fingerprint",
    "/payment: /assets/pay.js has a fingerprint nobody listed",
  ]);
  expect(compare({ html: "<p>Closed</p>" })).toEqual(["/payment: the page names no fingerprints"]);
});
