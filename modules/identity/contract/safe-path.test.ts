import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { figure } from "#kit/testing/proof.ts";
import { safePath } from "./safe-path.ts";

const payloads = [
  "//evil.example",
  "///evil.example",
  "////evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/\\/evil.example",
  "//\\evil.example",
  "https:evil.example",
  "https:/evil.example",
  "https://evil.example",
  "http://evil.example",
  "HTTPS://evil.example",
  "//evil.example/",
  "//evil.example/%2e%2e",
  "//evil.example:80/login",
  "//user:pass@evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r/evil.example",
  "\t//evil.example",
  "\n//evil.example",
  " //evil.example",
  "/ /evil.example",
  "/\u00a0/evil.example",
  "/\u2028/evil.example",
  "/\ufeff/evil.example",
  "\u0000//evil.example",
  "/\u0000/evil.example",
  "/\u000b/evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  " javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://evil.example/x",
  "file:///etc/passwd",
  "ftp://evil.example",
  "mailto:a@evil.example",
  "evil.example",
  "www.evil.example",
  "evil.example/login",
  ".evil.example",
  "@evil.example",
  ":80",
  "?redirect=//evil.example",
  "#//evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/x/..//evil.example",
  "/././/evil.example",
  "/%2e//evil.example",
  "/%2e%2e//evil.example",
  "／／evil.example",
  "〱evil.example",
  "/\\\\evil.example",
  "/\\t/evil.example\\",
  "/;//\\evil.example",
  "/%5c\\evil.example",
  "/\u0085/evil.example",
  "",
]; // prettier-ignore

describe("S9 D-09 redirectUrl", () => {
  test("is tested with more than 60 attacks", () => {
    expect(new Set(payloads).size).toBeGreaterThanOrEqual(60);
    const away = payloads.filter((payload) => safePath(payload) !== "/").length;
    expect(away).toBe(0);
    figure("S9", `${payloads.length} manipulated redirect addresses: left the site`, away);
  });

  test.each(payloads)("never leads to another site: %j", (payload) => {
    const path = safePath(payload);
    expect(new URL(path, "https://shop.example").origin).toBe("https://shop.example");
    expect(path).toBe("/");
  });

  test.each(["/%2f%2fevil.example", "/%2F/evil.example", "/%5cevil.example", "/%09/evil.example", "/a//evil.example"])(
    "what only looks like leaving stays a path of the shop: %s",
    (payload) => {
      expect(new URL(safePath(payload), "https://shop.example").origin).toBe("https://shop.example");
    },
  );

  test.each([
    ["/", "/"],
    ["/account/order?page=2&x=%20#top", "/account/order?page=2&x=%20#top"],
    ["/search/sepatu.html?q=a+b", "/search/sepatu.html?q=a+b"],
    ["/checkout/1?next=https://shop.example/", "/checkout/1?next=https://shop.example/"],
  ])("a path of the shop is unchanged: %s", (given, expected) => {
    expect(safePath(given)).toBe(expected);
  });

  test("an empty and an overlong value become /", () => {
    expect([safePath(null), safePath(undefined), safePath(`/${"a".repeat(3_000)}`)]).toEqual(["/", "/", "/"]);
  });

  test("the result for any input is a path of the shop, and the function is idempotent", () => {
    const nasty = fc.stringMatching(/^[/\\.:@%2fe5c\t\n a-z?#]{0,30}$/);
    fc.assert(
      fc.property(
        fc.oneof(
          nasty,
          fc.string(),
          nasty.map((text) => `/${text}`),
        ),
        (text) => {
          const path = safePath(text);
          expect(new URL(path, "https://shop.example").origin).toBe("https://shop.example");
          expect(path.startsWith("//")).toBe(false);
          expect(safePath(path)).toBe(path);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
