import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { readArguments } from "./arguments.ts";
import { inParallel } from "./in-parallel.ts";

test("without arguments every step but the long ones is wanted", () => {
  expect(readArguments([])).toEqual({
    names: ["generated", "types", "lint", "boundaries", "unused", "atlas", "build", "unit", "browser"],
    filters: [],
  });
});

test("the long ones are wanted by name", () => {
  const names = ["build", "long-unit", "long-browser"];
  expect(readArguments([`--only=${names}`])).toEqual({ names, filters: [] });
});

test("--only chooses steps, and further arguments filter them", () => {
  expect(readArguments(["--only=unit,types"])).toEqual({ names: ["types", "unit"], filters: [] });
  expect(readArguments(["--only=unit", "kit/core"])).toEqual({ names: ["unit"], filters: ["kit/core"] });
});

test("an unknown step and a filter without a step are refused with a message", () => {
  expect(readArguments(["--only=unti"])).toEqual({
    sentence:
      'There is no step "unti": the steps are generated, types, lint, boundaries, unused, atlas, build, unit, browser, long-unit, long-browser.',
  });
  expect(readArguments(["kit"])).toEqual({ sentence: "Say which step kit is for: npm test -- --only=unit kit" });
});

test("tasks run with limited concurrency, and their results keep the order", async () => {
  let running = 0;
  let most = 0;
  const tasks = [3, 1, 2, 5, 4].map((turns) => async () => {
    running += 1;
    most = Math.max(most, running);
    for (let turn = 0; turn < turns; turn += 1) await setImmediate();
    running -= 1;
    return turns;
  });
  expect(await inParallel(2, tasks)).toEqual([3, 1, 2, 5, 4]);
  expect(most).toBe(2);
});
