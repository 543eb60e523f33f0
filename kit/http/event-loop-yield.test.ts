import { expect, test } from "vitest";
import { eventLoopYield } from "./event-loop-yield.ts";

/** A turn of the event loop has gone by. */
const turnOver = () => new Promise((resolve) => setImmediate(resolve));

test("who comes alone begins at once", async () => {
  const turn = eventLoopYield();
  expect(turn()).toBeNull();
  await turnOver();
  await turnOver();
  expect(turn()).toBeNull();
});

test("of many who come together one begins at each turn, in the order they came", async () => {
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

test("as long as new connections come, work waits; but not for ever", async () => {
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
  const crowd = [turn(), turn()].map((one) => Promise.resolve(one).then(() => patience.push(came)));
  for (let knock = 0; knock < 200; knock += 1) {
    came += 1;
    await turnOver();
  }
  await Promise.all(crowd);
  const last = patience.at(-1) ?? 0;
  expect(last).toBeGreaterThan(50);
  expect(last).toBeLessThan(140);
});
