import { expect, test } from "vitest";
import { coalesceReads } from "./batch.ts";

test("callers of one tick share a read; later callers get another", async () => {
  let readings = 0;
  const read = coalesceReads(async () => ++readings);
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  expect(await read()).toBe(2);
});

test("a read in progress is not shared with later callers", async () => {
  const finish: ((value: string) => void)[] = [];
  const read = coalesceReads(() => new Promise<string>((resolve) => finish.push(resolve)));
  const early = read();
  await new Promise(setImmediate);
  const late = read();
  await new Promise(setImmediate);
  expect(finish.length).toBe(2);
  finish[1]?.("new");
  finish[0]?.("old");
  expect([await early, await late]).toEqual(["old", "new"]);
});

test("a failure reaches those who shared the read, and the next caller reads again", async () => {
  let fails = true;
  const read = coalesceReads(async () => {
    if (fails) throw new Error("away");
    return "there";
  });
  const both = await Promise.allSettled([read(), read()]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  fails = false;
  expect(await read()).toBe("there");
});
