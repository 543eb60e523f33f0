import { createElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lazyWithRetry } from "./lazy-with-retry.ts";
import { nextTask } from "./next-task.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout"] }));
afterEach(() => vi.useRealTimers());

const Part = () => null;

/** As React does for a lazy component: requests the script and suspends. */
async function askFor(part: ReturnType<typeof lazyWithRetry>): Promise<unknown> {
  const { type } = createElement(part) as unknown as { type: { _init(payload: unknown): unknown; _payload: unknown } };
  try {
    return type._init(type._payload);
  } catch (waiting) {
    await waiting;
    return type._init(type._payload);
  }
}

test("a failed import is repeated until it succeeds, and nothing is thrown meanwhile", async () => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length < 3) throw new TypeError("Failed to fetch dynamically imported module");
    return Part;
  });
  const requested = askFor(lazyWithRetry(load));
  await nextTask();
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await requested).toBe(Part);
  expect(load).toHaveBeenCalledTimes(3);
});
