import fc from "fast-check";
import { expect, test } from "vitest";
import { placeBeside } from "./place-beside.ts";

const view = { width: 360, height: 640 };
const panel = { width: 200, height: 100 };
const anchor = { left: 100, top: 50, width: 44, height: 44 };

test("is 8 px below its anchor, aligned as requested", () => {
  expect(placeBeside(anchor, panel, view, "start")).toEqual({ left: 100, top: 102 });
  expect(placeBeside(anchor, panel, view, "center")).toEqual({ left: 22, top: 102 });
  expect(placeBeside({ ...anchor, left: 200 }, panel, view, "end")).toEqual({ left: 44, top: 102 });
});

test("is above when there is no room below", () => {
  expect(placeBeside({ ...anchor, top: 580 }, panel, view, "start").top).toBe(472);
});

test("stays below when neither side has room, so that its start is reachable", () => {
  expect(placeBeside(anchor, { width: 200, height: 900 }, view, "start").top).toBe(102);
});

test("never leaves the viewport sideways", () => {
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 400 }), fc.constantFrom("start", "center", "end"), (left, align) => {
      const place = placeBeside({ ...anchor, left }, panel, view, align);
      expect(place.left).toBeGreaterThanOrEqual(8);
      expect(place.left + panel.width).toBeLessThanOrEqual(352);
    }),
  );
});
