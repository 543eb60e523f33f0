import fc from "fast-check";
import { expect, test } from "vitest";
import { scrubPath, scrubText } from "./scrub-text.ts";
import { scrubValue, sensitiveName } from "./scrub-value.ts";

test.each([
  ["GET /a?token=abc&page=2 failed", "GET /a?token=***&page=*** failed"],
  ["to budi@example.co.id now", "to *** now"],
  ["/u/budi%40example.com/x", "/u/***/x"],
  ["call +62 812-3456-7890!", "call ***!"],
  ["call 081234567890", "call ***"],
  ["Authorization: Bearer abc.def", "Authorization: ***"],
  ["Bearer abc.def-123", "Bearer ***"],
  [`{"password":"p w"}`, `{"password":"*** w"}`],
  ["cookie: a=1; b=2", "cookie: ***; b=***"],
  ["pin=123456", "pin=***"],
  ["your code is 4821.", "your code is ***."],
  ["Key (mobile, shop)=(8123, 1) already exists.", "Key (mobile, shop)=(***) already exists."],
  ["Failing row contains (1, budi, x).", "Failing row contains (***)."],
  ["jwt eyJhbGciOi.eyJzdWIi.c2ln", "jwt ***"],
  ["id Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5", "id ***"],
  ["sum 5d41402abc4b2a76b9719d911017c592", "sum ***"],
])("%s → %s", (text, expected) => {
  expect(scrubText(text)).toBe(expected);
});

test.each([
  "shipping: free, mapping: none",
  "at render (file:///srv/kit/http/page-cache.ts:123:45)",
  "2026-01-01T00:00:00.000Z took 12345 ms",
  "request 3f0c1b7a-1f2e-4a6b-9c8d-0123456789ab",
  "/pdp/predator-football-boots-black/1234567",
  "connect ECONNREFUSED 127.0.0.1:5432",
])("harmless text stays: %s", (text) => {
  expect(scrubText(text)).toBe(text);
});

test.each([
  ["/plp/balls", "/plp/balls"],
  ["/register/signup?key=secret", "/register/signup"],
  ["/a;jsessionid=1", "/a"],
  ["/reset/Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5", "/reset/***"],
])("the path of %s is logged as %s", (url, expected) => {
  expect(scrubPath(url)).toBe(expected);
});

test("names are judged by their parts", () => {
  const yes =
    "authorization Set-Cookie accessToken newPassword PIN pin_code code otpCode verification-code mobileNo e-mail userEmail phoneNumber api_key";
  const no = "statusCode orderCode userCode errorCode shipping mapping tokens_used_not status path ms";
  expect(yes.split(" ").filter((name) => !sensitiveName(name))).toEqual([]);
  expect(no.split(" ").filter(sensitiveName)).toEqual(["tokens_used_not"]);
});

test("sensitive names are redacted at any depth, in lists and maps, with any value", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("a", "list", "map"), { maxLength: 6 }),
      fc.constantFrom(
        "password",
        "pin",
        "code",
        "mobile",
        "email",
        "phone",
        "token",
        "cookie",
        "set-cookie",
        "authorization",
      ),
      fc.constantFrom<unknown>("MARKER", 4821, ["MARKER"], { deep: "MARKER" }),
      (way, name, secret) => {
        let value: unknown = { [name]: secret, kept: "yes" };
        for (const step of way)
          value = step === "a" ? { a: value } : step === "list" ? [value] : new Map([["m", value]]);
        const text = JSON.stringify(scrubValue(value));
        expect(text).not.toMatch(/MARKER|4821/);
        expect(text).toContain(`"kept":"yes"`);
      },
    ),
  );
});

test("an error keeps its type, code and cause, and loses other properties", () => {
  const cause = Object.assign(new Error("dial budi@example.com"), { code: "ECONNREFUSED", rawPacket: "MARKER" });
  const error = Object.assign(new TypeError("no", { cause }), { code: "4821" });
  expect(scrubValue({ err: error })).toEqual({
    err: {
      type: "TypeError",
      message: "no",
      stack: expect.stringContaining("TypeError: no"),
      cause: { type: "Error", message: "dial ***", stack: expect.any(String), code: "ECONNREFUSED" },
    },
  });
});

test("a cyclic value does not hang the log", () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  expect(JSON.stringify(scrubValue(circle))).toContain("[deep]");
});
