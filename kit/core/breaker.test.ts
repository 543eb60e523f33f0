import fc from "fast-check";
import { expect, test } from "vitest";
import { createBreaker } from "./breaker.ts";
import { testClock } from "./clock.ts";

const fixture = () => {
  const clock = testClock("2026-11-15T05:00:00Z");
  return { clock, breaker: createBreaker({ clock, failures: 3, restMs: 5_000 }) };
};

test("a few consecutive failures change nothing, and one success resets them", () => {
  const { breaker } = fixture();
  breaker.failed();
  breaker.failed();
  breaker.succeeded();
  breaker.failed();
  breaker.failed();
  expect(breaker.allows()).toBe(true);
});

test("after too many failures no call is allowed until the pause ends, and then only one", () => {
  const { breaker, clock } = fixture();
  for (let count = 0; count < 3; count += 1) breaker.failed();
  expect(breaker.allows()).toBe(false);
  clock.advance(4_999);
  expect(breaker.allows()).toBe(false);
  clock.advance(1);
  expect([breaker.allows(), breaker.allows(), breaker.allows()]).toEqual([true, false, false]);
});

test("the trial call decides: a success closes the breaker, a failure starts another pause", () => {
  const { breaker, clock } = fixture();
  for (let count = 0; count < 3; count += 1) breaker.failed();
  clock.advance(5_000);
  expect(breaker.allows()).toBe(true);
  breaker.failed();
  expect(breaker.allows()).toBe(false);
  clock.advance(5_000);
  expect(breaker.allows()).toBe(true);
  breaker.succeeded();
  expect([breaker.allows(), breaker.allows()]).toEqual([true, true]);
});

test("after any history, a pause later a call is allowed", () => {
  const event = fc.constantFrom("failed", "succeeded", "ask", "wait");
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      const { breaker, clock } = fixture();
      for (const name of events) {
        if (name === "wait") clock.advance(1_000);
        else if (name === "ask") breaker.allows();
        else breaker[name]();
      }
      clock.advance(5_000);
      expect(breaker.allows()).toBe(true);
    }),
  );
});
