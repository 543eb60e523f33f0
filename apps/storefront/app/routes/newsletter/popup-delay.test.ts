import { expect, test } from "vitest";
import { isIdle } from "./popup-delay.ts";

const page = (visibilityState: DocumentVisibilityState, busy: boolean) => ({
  visibilityState,
  querySelector: () => (busy ? {} : null) as never,
});

test("a popup opens only while the page is visible and the visitor is idle", () => {
  expect(isIdle(page("visible", false))).toBe(true);
  expect(isIdle(page("hidden", false))).toBe(false);
  expect(isIdle(page("visible", true))).toBe(false);
});
