import { expect, test } from "vitest";
import { firstPinState, nextPinState, type PinEvent, type PinState } from "./pin-steps.ts";

const usable = { havePin: true, lockedUntil: null };
const busy: PinState = { step: "entry", busy: true, problem: null };
const wrong = (attemptsLeft: number): PinEvent => ({
  type: "answer",
  answer: { code: "wrong", message: `${attemptsLeft} left`, attemptsLeft },
});

test("LY-32 without a PIN the dialog offers to set one, and asks for it once the club has it", () => {
  const start = firstPinState({ havePin: false, lockedUntil: null });
  expect(start).toEqual({ step: "set" });
  expect(nextPinState(start, { type: "send" })).toEqual(start);
  expect(nextPinState(start, { type: "info", info: usable })).toEqual({ step: "entry", busy: false, problem: null });
});

test("LY-35 LY-37 a wrong PIN and an unreachable club are reported in the dialog, and it can be tried again", () => {
  expect(nextPinState(firstPinState(usable), { type: "send" })).toEqual(busy);
  expect(nextPinState(busy, wrong(2))).toEqual({ step: "entry", busy: false, problem: "2 left" });
  const failed: PinEvent = { type: "answer", answer: { code: "failed", message: "No answer" } };
  expect(nextPinState(busy, failed)).toEqual({ step: "entry", busy: false, problem: "No answer" });
});

test("LY-36 TR-28 the last wrong PIN, or a lock, disables it until the club unlocks it", () => {
  const disabled = nextPinState(busy, wrong(0));
  expect(disabled).toEqual({ step: "disabled", problem: "0 left" });
  expect(nextPinState(busy, { type: "answer", answer: { code: "locked", message: "Locked" } }).step).toBe("disabled");
  for (const event of [{ type: "send" }, wrong(2)] as const) expect(nextPinState(disabled, event)).toBe(disabled);
  expect(nextPinState(disabled, { type: "info", info: usable }).step).toBe("entry");
  expect(firstPinState({ havePin: true, lockedUntil: "2026-11-16T05:00:00Z" })).toEqual({
    step: "disabled",
    problem: null,
  });
});

test("an answer that arrives late changes nothing", () => {
  const idle = firstPinState(usable);
  expect(nextPinState(idle, wrong(1))).toBe(idle);
});
