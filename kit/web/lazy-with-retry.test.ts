import { createElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lazyWithRetry } from "./lazy-with-retry.ts";
import { nextTask } from "./next-task.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout"] }));
afterEach(() => vi.useRealTimers());

const Part = () => null;

/** What React does with a part whose script is not there: it asks for it, and waits as long as it takes. */
async function askFor(part: ReturnType<typeof lazyWithRetry>): Promise<unknown> {
  const { type } = createElement(part) as unknown as { type: { _init(payload: unknown): unknown; _payload: unknown } };
  try {
    return type._init(type._payload);
  } catch (waiting) {
    await waiting;
    return type._init(type._payload);
  }
}

test("a part that does not come is asked for again until it comes, and nothing is thrown meanwhile", async () => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length < 3) throw new TypeError("Failed to fetch dynamically imported module");
    return Part;
  });
  const asked = askFor(lazyWithRetry(load));
  await nextTask();
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await asked).toBe(Part);
  expect(load).toHaveBeenCalledTimes(3);
});
