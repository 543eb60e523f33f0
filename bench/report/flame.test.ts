import { expect, test } from "vitest";
import { burn, flameGraph, type Profile } from "./flame.ts";

const call = (id: number, functionName: string, children: number[] = []) => ({
  id,
  callFrame: { functionName, url: "", lineNumber: 0 },
  children,
});

/** main calls read twice, from two places, and rests. */
const profile: Profile = {
  nodes: [
    call(1, "(root)", [2, 6]),
    call(2, "main", [3, 4]),
    call(3, "read"),
    call(4, "a<b", [5]),
    call(5, "read"),
    call(6, "(idle)"),
  ],
  samples: [3, 3, 5, 6, 2],
  timeDeltas: [10, 10, 20, 500, 10],
};

test("time is counted for a function and its callers, without idle time", () => {
  const all = burn(profile);
  expect(all.time).toBe(50);
  const main = all.above.get("main");
  expect(main?.time).toBe(50);
  expect(main?.above.get("read")?.time).toBe(20);
  expect(main?.above.get("a<b")?.above.get("read")?.time).toBe(20);
});

test("a graph names each frame with its share", () => {
  const picture = flameGraph(profile, "Reading & more");
  expect(picture).toContain("<title>main, 100.0 %</title>");
  expect(picture).toContain("<title>a&lt;b, 40.0 %</title>");
  expect(picture).toContain("Reading &amp; more");
  expect(flameGraph({ nodes: [call(1, "(root)")] }, "nothing")).toContain("<svg");
});
