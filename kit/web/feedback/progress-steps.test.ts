import fc from "fast-check";
import { expect, test } from "vitest";
import { type Bar, fillOf, type LoadingState, nextBar } from "./progress-steps.ts";

/** Runs a navigation as [time, state] pairs. */
const play = (moments: readonly (readonly [number, LoadingState])[]): Bar =>
  moments.reduce<Bar>((bar, [now, state]) => nextBar(bar, state, now), { at: "hidden" });

test("SH-28 a navigation that takes 199 ms shows no bar", () => {
  expect(
    play([
      [0, "loading"],
      [199, "loading"],
    ]),
  ).toEqual({ at: "waiting", since: 0 });
  expect(
    play([
      [0, "loading"],
      [199, "idle"],
    ]),
  ).toEqual({ at: "hidden" });
});

test("SH-28 BC-27 the bar starts at 200 ms and reaches its maximum after 5 s", () => {
  const bar = play([
    [0, "loading"],
    [200, "loading"],
  ]);
  expect(bar).toEqual({ at: "running", since: 200 });
  expect(fillOf(bar, 200)).toBe(0);
  expect(fillOf(bar, 5_200)).toBe(0.9);
  expect(fillOf(bar, 60_000)).toBe(0.9);
});

test("SH-29 it completes when the page is loaded, then hides", () => {
  const done = play([
    [0, "loading"],
    [200, "loading"],
    [900, "idle"],
  ]);
  expect(done).toEqual({ at: "ending", since: 900, failed: false });
  expect(fillOf(done, 900)).toBe(1);
  expect(nextBar(done, "idle", 1_149)).toEqual(done);
  expect(nextBar(done, "idle", 1_150)).toEqual({ at: "hidden" });
});

test("SH-29 it turns red when the navigation fails, even a quick one", () => {
  expect(
    play([
      [0, "loading"],
      [50, "error"],
    ]),
  ).toEqual({ at: "ending", since: 50, failed: true });
  const failed = play([
    [0, "loading"],
    [200, "loading"],
    [900, "error"],
  ]);
  expect(failed).toEqual({ at: "ending", since: 900, failed: true });
  expect(nextBar(failed, "error", 2_400)).toEqual({ at: "hidden" });
});

test("an error that stays does not start the bar again", () => {
  expect(nextBar({ at: "hidden" }, "error", 10)).toEqual({ at: "hidden" });
});

test("a new navigation during the ending starts from zero", () => {
  expect(nextBar({ at: "ending", since: 0, failed: true }, "loading", 10)).toEqual({ at: "waiting", since: 10 });
});

test("while loading it only grows, and never looks finished", () => {
  const moment = fc.integer({ min: 0, max: 20_000 });
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const bar: Bar = { at: "running", since: 0 };
      const [sooner, later] = [fillOf(bar, Math.min(one, other)), fillOf(bar, Math.max(one, other))];
      expect(sooner).toBeLessThanOrEqual(later);
      expect(later).toBeLessThanOrEqual(0.9);
    }),
  );
});
