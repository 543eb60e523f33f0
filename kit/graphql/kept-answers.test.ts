import { expect, test } from "vitest";
import { testClock } from "../core/clock.ts";
import { type KeptAnswer, keptAnswers, wordsOf } from "./kept-answers.ts";

const clock = testClock(new Date("2026-11-15T05:00:00Z"));
const textOf = (answer: KeptAnswer | undefined) => answer && wordsOf(answer).toString();
const few = () => keptAnswers({ clock, seconds: 1, mostCharacters: 20 });

test("an answer is given again for a second", () => {
  const answers = few();
  answers.keep("a", "text", answers.begin());
  clock.advance(999);
  expect(textOf(answers.get("a"))).toBe("text");
  clock.advance(1);
  expect(textOf(answers.get("a"))).toBeUndefined();
});

test("whatever is cleared clears every answer, and one that was being made meanwhile is not kept", () => {
  const answers = few();
  answers.keep("a", "text", answers.begin());
  const begun = answers.begin();
  answers.clear(["something else"]);
  expect(textOf(answers.get("a"))).toBeUndefined();
  answers.keep("a", "old", begun);
  expect(textOf(answers.get("a"))).toBeUndefined();
});

test("the oldest go when there is no more room, and what is too large never comes", () => {
  const answers = few();
  answers.keep("a", "123456789", answers.begin());
  answers.keep("b", "123456789", answers.begin());
  answers.keep("b", "987654321", answers.begin());
  expect([textOf(answers.get("a")), textOf(answers.get("b"))]).toEqual(["123456789", "987654321"]);
  answers.keep("c", "1", answers.begin());
  expect([textOf(answers.get("a")), textOf(answers.get("b")), textOf(answers.get("c"))]).toEqual([
    undefined,
    "987654321",
    "1",
  ]);
  answers.keep("d", "x".repeat(20), answers.begin());
  expect(textOf(answers.get("d"))).toBeUndefined();
});

test("with stamps it is given again for as long as they stand, also after a clear", async () => {
  let words = "same";
  const stamps = [{ words: "same", again: async () => words }];
  const answers = few();
  answers.keep("a", "text", answers.begin(), stamps);
  answers.clearAll();
  expect(textOf(answers.get("a"))).toBeUndefined();
  expect(textOf(await answers.check("a"))).toBe("text");
  expect(textOf(answers.get("a"))).toBe("text");
  clock.advance(1000);
  expect(textOf(answers.get("a"))).toBeUndefined();
  words = "other";
  expect(textOf(await answers.check("a"))).toBeUndefined();
  words = "same";
  expect(textOf(await answers.check("a"))).toBeUndefined();
});

test("what is cleared while the stamps are asked for gets no moment of its own", async () => {
  const answers = few();
  const stamps = [
    {
      words: "same",
      again: async () => {
        answers.clearAll();
        return "same";
      },
    },
  ];
  answers.keep("a", "text", answers.begin(), stamps);
  clock.advance(1000);
  expect(textOf(await answers.check("a"))).toBe("text");
  expect(textOf(answers.get("a"))).toBeUndefined();
});

test("without a moment the database is asked every time", async () => {
  const answers = keptAnswers({ clock, seconds: 0, mostCharacters: 20 });
  answers.keep("a", "text", answers.begin(), [{ words: "", again: async () => "" }]);
  expect([textOf(answers.get("a")), textOf(await answers.check("a")), textOf(answers.get("a"))]).toEqual([
    undefined,
    "text",
    undefined,
  ]);
  answers.keep("b", "text", answers.begin());
  expect([textOf(answers.get("b")), textOf(await answers.check("b"))]).toEqual([undefined, undefined]);
});
