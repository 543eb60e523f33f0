import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cookieNameOver, cookieText, readCookie, readRenamedCookie } from "./cookie.ts";

const names = fc.stringMatching(/^[a-z][\w-]{0,20}$/);
const values = fc.stringMatching(/^[\w.|:-]{1,40}$/);
const anyCookie = fc.record({
  name: names,
  value: values,
  seconds: fc.nat(),
  https: fc.boolean(),
  sameSite: fc.constantFrom("Lax", "Strict"),
  httpOnly: fc.boolean(),
} as const);

test("ASVS 3.3.1 3.3.3 over https every cookie is Secure, for the whole host, and has the prefix __Host-", () => {
  fc.assert(
    fc.property(anyCookie, (cookie) => {
      const [pair, ...attributes] = cookieText(cookie).split("; ");
      expect(pair).toBe(`${cookie.https ? "__Host-" : ""}${cookie.name}=${cookie.value}`);
      expect(attributes.includes("Secure")).toBe(cookie.https);
      expect(attributes.includes("HttpOnly")).toBe(cookie.httpOnly);
      expect(attributes).toEqual(
        expect.arrayContaining(["Path=/", `SameSite=${cookie.sameSite}`, `Max-Age=${cookie.seconds}`]),
      );
      expect(attributes.some((attribute) => attribute.startsWith("Domain"))).toBe(false);
      expect(readCookie(`A=1; ${pair}; B=2`, cookieNameOver(cookie.name, cookie.https))).toBe(cookie.value);
    }),
  );
});

test("ASVS 3.3.3 a cookie under its old name is still read, but never instead of the prefixed one", () => {
  fc.assert(
    fc.property(names, values, values, (name, fresh, old) => {
      expect(readRenamedCookie(`${name}=${old}`, name)).toBe(old);
      expect(readRenamedCookie(`${name}=${old}; __Host-${name}=${fresh}`, name)).toBe(fresh);
      expect(readRenamedCookie(`x${name}=${old}; ${name}=`, name)).toBeNull();
    }),
  );
  expect([readRenamedCookie(null, "a"), readRenamedCookie(undefined, "a")]).toEqual([null, null]);
});

const root = join(import.meta.dirname, "../..");
const sources = ["adapters", "apps", "kit", "modules"].flatMap((tree) =>
  readdirSync(join(root, tree), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\btesting\/|^simulators\//.test(file))
    .map((file) => join(tree, file)),
);

test("ASVS 3.3.1 no other file writes a cookie's attributes, on the server or in the browser", () => {
  expect(sources.length).toBeGreaterThan(1_000);
  const byHand = /\bSameSite=|\bMax-Age=\$|document\.cookie\s*=\s*["'`]/;
  const writers = sources.filter((file) => byHand.test(readFileSync(join(root, file), "utf8")));
  expect(writers).toEqual(["kit/core/cookie.ts"]);
});
