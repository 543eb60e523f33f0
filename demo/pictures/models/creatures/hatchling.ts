import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { ball, block, type Clay, limb, lump, pair, smooth } from "../clay.ts";
import { petal } from "../petal.ts";
import { sculpture } from "../sculpture.ts";
import { eye, knob } from "./face.ts";
import { at, bothSides } from "./placed.ts";

export type HatchlingColours = { hide: Paint; belly: Paint; shell: Paint; fleck: Paint };

/** A broken egg: the lower half of an ellipsoid with a jagged rim. */
function shellHalf(shell: Paint, fleck: Paint): Clay {
  const egg = ball([0, 6, 0], [5.4, 6.6, 5.4], shell);
  const rim = (x: number, z: number) => 5.4 + (Math.floor(Math.atan2(z, x) * 2.6 + 20) % 2) * 1.3;
  return {
    ...egg,
    has: (x, y, z) => egg.has(x, y, z) && y < rim(x, z),
    coat: (x, y, z) =>
      (Math.floor(x + 20) * 3 + Math.floor(z + 20) * 5 + Math.floor(y / 1.2) * 7) % 11 === 0 ? fleck : shell,
  };
}

/** A baby dinosaur that has just come out of its egg, with a piece of shell for a hat. */
export function hatchling({ hide, belly, shell, fleck }: HatchlingColours, random: Random): Group {
  const straw = Array.from({ length: 22 }, (_, n) =>
    at(
      petal(
        { long: 5 + (n % 3), wide: 0.7, curl: -20 - (n % 4) * 10, thick: 0.3, tip: 0.9 },
        n % 3 === 0 ? "wood" : "gold",
      ),
      [Math.cos(n * 1.3) * 3.4, 0.3 + (n % 3) * 0.4, Math.sin(n * 1.3) * 3.4],
      [-8 - (n % 3) * 6, 90 - (n * 1.3 * 180) / Math.PI + ((n % 5) - 2) * 24, 0],
    ),
  );
  return sculpture(
    [
      shellHalf(shell, fleck),
      limb(
        [
          [0, 6, 0, 3.4],
          [0, 9, 0.4, 2.6],
        ],
        (x, _y, z) => (z > 1.4 && Math.abs(x) < 2 ? belly : hide),
      ),
      smooth(pair(lump([3, 7, 4.6], [0.9, 0.7, 1.2], hide, 0.2))),
      lump([0, 12.4, 1], [4, 3.3, 3.4], hide, 0.75),
      smooth(lump([0, 11, 4.8], [2.6, 1.5, 1.8], (_x, y) => (y < 10.6 ? belly : hide), 0.5)),
      ...[9.6, 12, 14.4].map((y) => block([-1, y, -3.9], [1, y + 1.2, -1], belly)),
      { ...ball([0.6, 15.4, 0.2], [3, 2.4, 3], shell), from: [-3, 14.6, -3] },
    ],
    random,
    (skin) => [
      ...bothSides((side) =>
        at(eye({ radius: 1.05, iris: "wood", pupil: 0.62 }), [side * 2, 13, skin.front(side * 2, 13, 0.8)]),
      ),
      ...bothSides((side) => at(knob(0.2, 0.16, 0.12, "ink"), [side * 0.7, 11.6, skin.front(side * 0.7, 11.4)])),
      at(knob(1.1, 0.1, 0.1, "cocoa"), [0, 10.4, skin.front(0.2, 10.4)]),
      ...straw,
    ],
  );
}
