import { expect, test } from "vitest";
import { formatMessage } from "./format-message.ts";

test("a placeholder is filled by its name, as often as it occurs", () => {
  expect(formatMessage("{n} of {total}, {n} left", { n: 3, total: 10 })).toBe("3 of 10, 3 left");
});

test("a placeholder without a value stays visible, so that the mistake is noticed", () => {
  expect(formatMessage("Hello {name}")).toBe("Hello {name}");
});

test("one and many are distinguished", () => {
  const text = "{count, plural, one {# item} other {# items}} in your cart";
  expect(formatMessage(text, { count: 1 })).toBe("1 item in your cart");
  expect(formatMessage(text, { count: 0 })).toBe("0 items in your cart");
  expect(formatMessage(text, { count: 12 })).toBe("12 items in your cart");
});

test("a value that looks like a placeholder is not filled again", () => {
  expect(formatMessage("{a} {b}", { a: "{b}", b: "x" })).toBe("{b} x");
});
