import { expect, test } from "vitest";
import { isCalm } from "./polite-moment.ts";

const page = (visibilityState: DocumentVisibilityState, busy: boolean) => ({
  visibilityState,
  querySelector: () => (busy ? {} : null) as never,
});

test("a popup comes only when somebody looks and is not in the middle of something", () => {
  expect(isCalm(page("visible", false))).toBe(true);
  expect(isCalm(page("hidden", false))).toBe(false);
  expect(isCalm(page("visible", true))).toBe(false);
});
