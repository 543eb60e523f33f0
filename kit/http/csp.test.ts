import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { contentSecurityPolicy, scriptHash, sealScripts } from "./csp.ts";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("a page without extras gets the strictest policy that still runs it", () => {
  expect(contentSecurityPolicy({ scriptHashes: ["'sha256-a'"], trustedTypes: ["default", "shop"], https: true })).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a'; script-src-attr 'none'; style-src 'self'; img-src 'self' data:; " +
      "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'none'; " +
      "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; " +
      "trusted-types default shop; upgrade-insecure-requests",
  );
});

test("over plain HTTP nothing is upgraded, and without a policy name none may be created", () => {
  const policy = contentSecurityPolicy({ scriptHashes: [], https: false, reportTo: "csp" });
  expect(policy).not.toContain("upgrade-insecure-requests");
  expect(policy).toContain("; trusted-types 'none'; report-to csp");
});

test("frames and further sources are added to their directives", () => {
  const policy = contentSecurityPolicy({
    scriptHashes: [],
    https: true,
    frameSources: ["https://video.example"],
    extraSources: { "connect-src": ["wss://live.example"], "object-src": ["'self'"] },
  });
  expect(policy).toContain("; frame-src https://video.example;");
  expect(policy).toContain("; connect-src 'self' wss://live.example;");
  expect(policy).toContain("; object-src 'self';");
});

test("only inline scripts that a browser runs are hashed", () => {
  const html =
    `<script>a()</script><script type="module">import "/x.js"</script><script type="importmap">{}</script>` +
    `<script type="text/JavaScript">b()</script><script src="/c.js">ignored</script>` +
    `<script type="application/json">{"a":1}</script><script type="application/ld+json">{}</script>`;
  expect(sealScripts(html, null)).toEqual({
    html,
    hashes: [sha("a()"), sha(`import "/x.js"`), sha("{}"), sha("b()")],
    refused: 0,
  });
});

test("the hash is that of the text the browser sees", () => {
  expect(scriptHash("a\r\nb\rc\0d")).toBe(sha("a\nb\nc\uFFFDd"));
  expect(scriptHash("")).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

test("a marked page allows its own scripts, refuses the rest, and does not contain the mark", () => {
  const html = `<link nonce="m4rk" href="/a.css"><script nonce="m4rk">a()</script><script>evil()</script><script nonce="x">evil()</script>`;
  expect(sealScripts(html, "m4rk")).toEqual({
    html: `<link href="/a.css"><script>a()</script><script>evil()</script><script nonce="x">evil()</script>`,
    hashes: [sha("a()")],
    refused: 2,
  });
});

const hostile = fc.oneof(
  fc.constantFrom(
    "</script><script>evil()</script>",
    "<!--<script>",
    "<!-- <script> </script> --> <script>evil()</script>",
    "]]><script>evil()</script>",
    `"><script>evil()</script>`,
    "</title></textarea></style><script>evil()</script>",
    "\u2028</SCRIPT\f><script>evil()//",
  ),
  fc.string(),
  fc.string({ unit: fc.constantFrom("<", "!", "-", ">", "/", "script", " ", "\n", `"`, "'", "=") }),
);

/** Data in a script as a careful renderer writes it: without "<". */
const embedded = (value: string) => JSON.stringify(value).replaceAll("<", "\\u003c");

test("hostile data inside a script's JSON never adds a script", () => {
  fc.assert(
    fc.property(hostile, (value) => {
      const script = `window.data=${embedded(value)}`;
      const { hashes, refused } = sealScripts(`<p>x</p><script>${script}</script><p>y</p>`, null);
      expect({ hashes, refused }).toEqual({ hashes: [scriptHash(script)], refused: 0 });
    }),
  );
});

test("on a marked page, unescaped hostile data never gets a script allowed", () => {
  fc.assert(
    fc.property(hostile, hostile, hostile, (inData, inText, inAttribute) => {
      const good = `<script nonce="s3cret">good()</script>`;
      const html = `${good}<p title="${inAttribute}">${inText}</p><script nonce="s3cret">d="${inData}"</script>`;
      const { hashes } = sealScripts(html, "s3cret");
      expect(hashes[0]).toBe(sha("good()"));
      expect(hashes).not.toContain(sha("evil()"));
      expect(hashes.length).toBeLessThanOrEqual(2);
    }),
  );
});
