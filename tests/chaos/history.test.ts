import { describe, expect, test } from "vitest";
import { type Attempt, checkHistory, type Outcome } from "./history.ts";

const tryOf = (key: string, outcome: Outcome, made: string | null = null): Attempt => ({
  client: 1,
  key,
  from: 0,
  until: 1,
  outcome,
  made,
});
const there = (...names: readonly string[]) => new Map([["wish", names]]);
const fine = { lost: [], doubled: [], ghosts: [] };

describe("the clients' history agrees with the effects when", () => {
  test.each([
    ["it was done once", [tryOf("wish", "ok", "A")], there("A")],
    [
      "the first try stayed unknown and the second was told the same",
      [tryOf("wish", "unknown"), tryOf("wish", "ok", "A")],
      there("A"),
    ],
    ["two tries were told the same", [tryOf("wish", "ok", "A"), tryOf("wish", "ok", "A")], there("A")],
    ["nobody ever knew, and it was done", [tryOf("wish", "unknown")], there("A")],
    ["nobody ever knew, and it was not", [tryOf("wish", "unknown")], there()],
    ["it was refused, and is not there", [tryOf("wish", "fail")], there()],
    [
      "an unknown one was done, and the next try refused",
      [tryOf("wish", "unknown"), tryOf("wish", "fail")],
      there("A"),
    ],
  ])("%s", (_title, tries, effects) => {
    expect(checkHistory(tries, effects)).toEqual(fine);
  });
});

describe("it does not when", () => {
  test.each([
    ["it was promised and is gone", [tryOf("wish", "ok", "A")], there(), { ...fine, lost: ["wish"] }],
    ["something else is there", [tryOf("wish", "ok", "A")], there("B"), { ...fine, lost: ["wish"] }],
    [
      "there are two",
      [tryOf("wish", "unknown"), tryOf("wish", "ok", "B")],
      there("A", "B"),
      { ...fine, doubled: ["wish"] },
    ],
    ["nobody knew, and there are two", [tryOf("wish", "unknown")], there("A", "B"), { ...fine, doubled: ["wish"] }],
    ["it was refused and is there", [tryOf("wish", "fail")], there("A"), { ...fine, ghosts: ["wish"] }],
  ])("%s", (_title, tries, effects, verdict) => {
    expect(checkHistory(tries, effects)).toEqual(verdict);
  });
});
