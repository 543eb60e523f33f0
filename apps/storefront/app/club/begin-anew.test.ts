import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beginAnew } from "./begin-anew.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aView() {
  const location = { reload: vi.fn(), assign: vi.fn() };
  return { location, view: { location, setTimeout: globalThis.setTimeout } as unknown as Window };
}

test("BC-18 half a second after a link the page is loaded anew", () => {
  const { location, view } = aView();
  beginAnew(view);
  vi.advanceTimersByTime(499);
  expect(location.reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(location.reload).toHaveBeenCalledOnce();
});

test("or another one, where the link was only a step on the way", () => {
  const { location, view } = aView();
  beginAnew(view, "/account");
  vi.advanceTimersByTime(500);
  expect(location.assign).toHaveBeenCalledExactlyOnceWith("/account");
  expect(location.reload).not.toHaveBeenCalled();
});
