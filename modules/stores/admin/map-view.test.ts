import fc from "fast-check";
import { expect, test } from "vitest";
import { mapHeight, mapWidth, onMap, placeAt } from "../contract/map-projection.ts";
import { pastedCoordinates, typedDegrees } from "./coordinates.ts";
import { isOnMap, pointAfterKey, pointIn, viewAround, zooms } from "./map-view.ts";

const point = fc.record({
  x: fc.double({ min: 0, max: mapWidth, noNaN: true }),
  y: fc.double({ min: 0, max: mapHeight, noNaN: true }),
});

test("a pressed point of the map and the place it stands for belong together", () => {
  fc.assert(
    fc.property(point, fc.constantFrom(...zooms), (pressed, zoom) => {
      const again = onMap(placeAt(pressed));
      expect(Math.abs(again.x - pressed.x)).toBeLessThan(0.06);
      expect(Math.abs(again.y - pressed.y)).toBeLessThan(0.06);
      const view = viewAround(pressed, zoom);
      expect(isOnMap({ x: view.x, y: view.y })).toBe(true);
      expect(view.x + view.width).toBeLessThanOrEqual(mapWidth + 1e-9);
      const at = pointIn(view, (pressed.x - view.x) / view.width, (pressed.y - view.y) / view.height);
      expect(at.x).toBeCloseTo(pressed.x, 6);
    }),
  );
});

test("arrow keys move a pin by less the more the map is enlarged, and never off it", () => {
  expect(pointAfterKey({ x: 100, y: 100 }, "ArrowRight", { zoom: 1, far: false })).toEqual({ x: 104.7, y: 100 });
  expect(pointAfterKey({ x: 100, y: 100 }, "ArrowUp", { zoom: 4, far: true })).toEqual({ x: 100, y: 88.25 });
  expect(pointAfterKey({ x: 1, y: 1 }, "ArrowLeft", { zoom: 1, far: true })).toEqual({ x: 0, y: 1 });
  expect(pointAfterKey({ x: 1, y: 1 }, "Enter", { zoom: 1, far: false })).toBeNull();
});

test("coordinates are pasted as a pair or typed one by one", () => {
  expect(pastedCoordinates(" -6.1957, 106.8206 ")).toEqual({ latitude: -6.1957, longitude: 106.8206 });
  expect(pastedCoordinates("−6.2 106.8")).toEqual({ latitude: -6.2, longitude: 106.8 });
  for (const text of ["-6.1957", "106.8206, -6.1957", "Jl. Satu 6, 10", "91, 3", ""])
    expect(pastedCoordinates(text), text).toBeNull();
  expect([typedDegrees("-6.19"), typedDegrees("-6."), typedDegrees("-6.10"), typedDegrees(" ")]).toEqual([
    -6.19,
    "-6.",
    "-6.10",
    undefined,
  ]);
});
