import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadAfterLink } from "./reload-after-link.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aView() {
  const location = { reload: vi.fn(), assign: vi.fn() };
  return { location, view: { location, setTimeout: globalThis.setTimeout } as unknown as Window };
}

test("BC-18 half a second after a link the page is reloaded", () => {
  const { location, view } = aView();
  reloadAfterLink(view);
  vi.advanceTimersByTime(499);
  expect(location.reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(location.reload).toHaveBeenCalledOnce();
});

test("or another page is loaded, where the link was one step of a longer flow", () => {
  const { location, view } = aView();
  reloadAfterLink(view, "/account");
  vi.advanceTimersByTime(500);
  expect(location.assign).toHaveBeenCalledExactlyOnceWith("/account");
  expect(location.reload).not.toHaveBeenCalled();
});
