import fc from "fast-check";
import { expect, test } from "vitest";
import { mapHeight, mapWidth, onMap } from "../../contract/map-projection.ts";
import { placeLabels } from "./labels.ts";
import { citiesOf, pinsOf } from "./pins.ts";

const store = (storeCode: string, longitude: number, latitude: number) => ({
  storeCode,
  city: storeCode,
  latitude,
  longitude,
});
const anywhere = fc.array(
  fc.tuple(fc.double({ min: 95, max: 141, noNaN: true }), fc.double({ min: -11, max: 6, noNaN: true })),
  { maxLength: 25 },
);

test("the corners of the bounds are projected to the corners of the drawing", () => {
  expect(onMap({ longitude: 94.5, latitude: 6.4 })).toEqual({ x: 0, y: 0 });
  expect(onMap({ longitude: 141.5, latitude: -11.2 })).toEqual({ x: mapWidth, y: mapHeight });
});

test("close stores share a pin; the others have their own", () => {
  const pins = pinsOf(
    [store("thamrin", 106.82, -6.2), store("kemang", 106.82, -6.26), store("medan", 98.68, 3.57)],
    20,
  );
  expect(pins.map(citiesOf)).toEqual([["thamrin", "kemang"], ["medan"]]);
  expect(pins[0]).toMatchObject(onMap({ longitude: 106.82, latitude: -6.23 }));
});

test("each store is on exactly one pin, and no two pins touch", () => {
  fc.assert(
    fc.property(anywhere, fc.integer({ min: 1, max: 80 }), (places, apart) => {
      const stores = places.map(([longitude, latitude], index) => store(String(index), longitude, latitude));
      const pins = pinsOf(stores, apart);
      expect(pins.flatMap((pin) => pin.stores.map(({ storeCode }) => Number(storeCode))).sort((a, b) => a - b)).toEqual(
        stores.map((_, index) => index),
      );
      for (const [index, one] of pins.entries()) {
        for (const other of pins.slice(index + 1)) {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(apart);
        }
      }
    }),
  );
});

const sizes = { pin: 10, letter: 6, line: 14, width: mapWidth, height: mapHeight };

test("a label is right of its pin, or where there is room", () => {
  const at = (x: number, y: number, text: string) => ({ x, y, text });
  expect(placeLabels([at(100, 100, "Jakarta"), at(125, 100, "Bandung")], sizes).map((label) => label?.anchor)).toEqual([
    "end",
    "start",
  ]);
  expect(placeLabels([at(mapWidth - 12, 100, "Jayapura")], sizes)[0]?.anchor).toBe("end");
});

test("no label covers another pin", () => {
  const named = fc.array(
    fc.record({
      x: fc.integer({ min: 0, max: mapWidth }),
      y: fc.integer({ min: 0, max: mapHeight }),
      text: fc.string(),
    }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(named, (pins) => {
      for (const [index, label] of placeLabels(pins, sizes).entries()) {
        if (!label) continue;
        const long = (pins[index]?.text.length ?? 0) * sizes.letter;
        const left = label.anchor === "start" ? label.x : label.anchor === "end" ? label.x - long : label.x - long / 2;
        for (const [place, { x, y }] of pins.entries()) {
          const besideIt = x + 10 <= left || x - 10 >= left + long || y + 10 <= label.y - 7 || y - 10 >= label.y + 7;
          expect(besideIt || place === index).toBe(true);
        }
      }
    }),
  );
});
