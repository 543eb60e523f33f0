import { expect, test } from "vitest";
import { readTogether } from "./read-together.ts";

test("those who ask in the same breath share a reading; whoever comes later gets another", async () => {
  let readings = 0;
  const read = readTogether(async () => ++readings);
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  expect(await read()).toBe(2);
});

test("a reading that is under way is not given to newcomers", async () => {
  const finish: ((value: string) => void)[] = [];
  const read = readTogether(() => new Promise<string>((resolve) => finish.push(resolve)));
  const early = read();
  await Promise.resolve();
  await Promise.resolve();
  const late = read();
  await Promise.resolve();
  await Promise.resolve();
  expect(finish.length).toBe(2);
  finish[1]?.("new");
  finish[0]?.("old");
  expect([await early, await late]).toEqual(["old", "new"]);
});

test("a failure is told to those who shared it, and the next one tries again", async () => {
  let fails = true;
  const read = readTogether(async () => {
    if (fails) throw new Error("away");
    return "there";
  });
  const both = await Promise.allSettled([read(), read()]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  fails = false;
  expect(await read()).toBe("there");
});
