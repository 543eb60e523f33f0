import fc from "fast-check";
import { expect, test } from "vitest";
import { asEmailAddress } from "./email-address.ts";

const read = (typed: string, plus = false) => asEmailAddress(typed, { plus });

test.each([
  ["sari@example.com", "sari@example.com"],
  ["  Sari.Dewi@Example.CO.ID ", "sari.dewi@example.co.id"],
  ["s_a-r.1@mail-2.example.com", "s_a-r.1@mail-2.example.com"],
  ["8@x.io", "8@x.io"],
])("%j is normalized as %j", (typed, normalized) => {
  expect(read(typed)).toBe(normalized);
});

test.each([
  "",
  "sari",
  "@example.com",
  "sari@",
  "sari@example",
  "sari@example.c",
  "sari@example.c0m",
  ".sari@example.com",
  "sari.@example.com",
  "sari..dewi@example.com",
  "sari dewi@example.com",
  "sari@exa mple.com",
  "sari@-example.com",
  "sari@example..com",
  "sari@dewi@example.com",
  "sari@example.com\nbcc: thief@example.com",
  "sari@example.com,thief@example.com",
  "<sari@example.com>",
  "sári@example.com",
])("%j is no address", (typed) => {
  expect(read(typed)).toBeNull();
});

test("a plus sign is valid only where the setting allows it", () => {
  expect(read("sari+news@example.com")).toBeNull();
  expect(read("Sari+News@example.com", true)).toBe("sari+news@example.com");
  expect(read("sari+@example.com", true)).toBeNull();
});

test("no part is longer than a mailbox can be", () => {
  expect(read(`${"a".repeat(64)}@example.com`)).toBe(`${"a".repeat(64)}@example.com`);
  expect(read(`${"a".repeat(65)}@example.com`)).toBeNull();
  const labels = `${"b".repeat(49)}.`.repeat(5);
  expect(read(`a@${labels.slice(2)}com`)).not.toBeNull();
  expect(read(`aaa@${labels}com`)).toBeNull();
});

test("for all inputs the normalized form is stable and contains one mailbox", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.emailAddress()), fc.boolean(), (typed, plus) => {
      const normalized = read(typed, plus);
      if (normalized === null) return;
      expect(read(normalized, plus)).toBe(normalized);
      expect(normalized).toMatch(/^[a-z0-9._+-]+@[a-z0-9.-]+$/);
    }),
  );
});
