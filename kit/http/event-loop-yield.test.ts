import { expect, test } from "vitest";
import { eventLoopYield } from "./event-loop-yield.ts";

/** One turn of the event loop. */
const turnOver = () => new Promise((resolve) => setImmediate(resolve));

test("a single caller starts at once", async () => {
  const turn = eventLoopYield();
  expect(turn()).toBeNull();
  await turnOver();
  await turnOver();
  expect(turn()).toBeNull();
});

test("of concurrent callers one starts per turn, in order of arrival", async () => {
  const turn = eventLoopYield();
  const began: number[] = [];
  const all = Promise.all(
    [1, 2, 3, 4].map(async (name) => {
      await turn();
      began.push(name);
    }),
  );
  const seen: number[][] = [];
  for (let at = 0; at < 4; at += 1) {
    await Promise.resolve();
    seen.push([...began]);
    await turnOver();
  }
  await all;
  expect(began).toEqual([1, 2, 3, 4]);
  for (const [at, soFar] of seen.entries()) expect(soFar.length).toBeLessThanOrEqual(at + 1);
});

test("while new connections arrive, work waits, but not without limit", async () => {
  let came = 0;
  const turn = eventLoopYield(() => came);
  let began = false;
  void turn();
  const second = Promise.resolve(turn()).then(() => {
    began = true;
  });
  for (let knock = 0; knock < 5; knock += 1) {
    came += 1;
    await turnOver();
    expect(began).toBe(false);
  }
  await second;
  const patience: number[] = [];
  const callers = [turn(), turn()].map((one) => Promise.resolve(one).then(() => patience.push(came)));
  for (let knock = 0; knock < 200; knock += 1) {
    came += 1;
    await turnOver();
  }
  await Promise.all(callers);
  const last = patience.at(-1) ?? 0;
  expect(last).toBeGreaterThan(50);
  expect(last).toBeLessThan(140);
});
