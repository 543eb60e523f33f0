import { expect, test } from "vitest";
import { movedBy } from "./focal-point.tsx";

test("MM-01 arrow keys move the focal point by one percent, with Shift by ten, and never outside the picture", () => {
  expect(movedBy("ArrowLeft", false, null)).toEqual({ x: 49, y: 50 });
  expect(movedBy("ArrowDown", true, { x: 20, y: 95 })).toEqual({ x: 20, y: 100 });
  expect(movedBy("ArrowUp", true, { x: 20, y: 5 })).toEqual({ x: 20, y: 0 });
  expect(movedBy("ArrowRight", false, { x: 100, y: 5 })).toEqual({ x: 100, y: 5 });
  expect(movedBy("Enter", false, null)).toBeNull();
});
