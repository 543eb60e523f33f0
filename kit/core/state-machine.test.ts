import fc from "fast-check";
import { expect, test } from "vitest";
import { stateMachine } from "./state-machine.ts";

type State = "draft" | "open" | "closed";
type Move = "publish" | "close" | "reopen";

const document = stateMachine<State, Move>({
  publish: { from: ["draft"], to: "open" },
  close: { from: ["draft", "open"], to: "closed" },
  reopen: { from: ["closed"], to: "open" },
});

test("the transitions of a state are those the table lists", () => {
  expect(document.transitionsFrom("draft")).toEqual(["publish", "close"]);
  expect(document.transitionsFrom("open")).toEqual(["close"]);
  expect(document.transitionsFrom("closed")).toEqual(["reopen"]);
});

test("a listed transition leads to its state, any other is refused by name", () => {
  expect(document.apply("draft", "publish")).toEqual({ ok: true, value: "open" });
  expect(document.apply("open", "publish")).toEqual({
    ok: false,
    error: { code: "ILLEGAL_TRANSITION", state: "open", transition: "publish" },
  });
});

test("a transition is accepted exactly when it is listed", () => {
  const state = fc.constantFrom<State[]>("draft", "open", "closed");
  const move = fc.constantFrom<Move[]>("publish", "close", "reopen");
  fc.assert(
    fc.property(state, move, (from, by) => {
      expect(document.apply(from, by).ok).toBe(document.transitionsFrom(from).includes(by));
    }),
  );
});
