import { expect, test } from "vitest";
import { editionMemory } from "./edition-memory.ts";

test("the value of an edition is handed out for as long as the source names that edition", () => {
  const memory = editionMemory<string>();
  const first = memory.ask();
  expect(first.known).toBeNull();
  expect(first.answer({ edition: "1", value: "one" })).toBe("one");
  const second = memory.ask();
  expect(second.known).toBe("1");
  expect(second.answer({ edition: "1", value: null })).toBe("one");
});

test("a question that was asked before another one learnt something new still gets what it knew", () => {
  const memory = editionMemory<string>();
  memory.ask().answer({ edition: "1", value: "one" });
  const slow = memory.ask();
  memory.ask().answer({ edition: "2", value: "two" });
  expect(slow.answer({ edition: "1", value: null })).toBe("one");
  expect(memory.ask().known).toBe("2");
});

test("an edition nobody knows cannot come without its value", () => {
  expect(() => editionMemory<string>().ask().answer({ edition: "9", value: null })).toThrow(/nobody knows/);
});
