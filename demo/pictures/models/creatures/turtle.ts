import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { ball, block, type Clay, lump, pair, repaint } from "../clay.ts";
import { sculpture } from "../sculpture.ts";
import { eye, knob } from "./face.ts";
import { at, bothSides } from "./placed.ts";

export type TurtleColours = { skin: Paint; shell: Paint; seam: Paint; belly: Paint };

/** A flat flipper swept back from the shoulder. */
const flipper = (
  x: number,
  z: number,
  long: number,
  broad: number,
  back: number,
  coat: Clay["coat"] = "leaf",
): Clay => ({
  from: [x, 0.8, z - back - broad],
  to: [x + long, 2.4, z + broad],
  has: (px, py, pz) => {
    const out = (px - x) / long;
    if (out < 0 || out > 1 || py < 1.6 || py > 2.4) return false;
    const middle = z - back * out * out;
    return Math.abs(pz - middle) <= broad * (1 - out * out * 0.75);
  },
  coat,
});

/** A sea turtle gliding over the table. */
export function turtle({ skin, shell, seam, belly }: TurtleColours, random: Random): Group {
  const spotted = (x: number, _y: number, z: number): Paint =>
    (Math.floor(Math.abs(x)) * 3 + Math.floor(z + 40) * 2) % 5 === 0 ? seam : skin;
  const scutes = (x: number, y: number, z: number): Paint => {
    if (y < 2.8) return belly;
    const across = Math.abs(x);
    if (across > 1 && across < 2) return seam;
    return Math.floor(z + 21 + (across > 2 ? 1.5 : 0)) % 3 === 0 || across > 5 ? seam : shell;
  };
  return sculpture(
    [
      pair(flipper(3, 4.4, 8, 2.1, 4.6, spotted)),
      pair(flipper(3, -5, 4, 1.7, 3, spotted)),
      lump([0, 1.2, -1], [4.6, 1.2, 6], belly, 0.7),
      { ...ball([0, 2.2, -1], [6.2, 4.2, 7.4], scutes), from: [-6.2, 1.8, -8.4] },
      repaint(
        block([-8, 1.6, -10], [8, 2.4, 10], (x, _y, z) =>
          (x / 5.2) ** 2 + ((z + 1) / 6.4) ** 2 < 1 ? belly : spotted(x, 0, z),
        ),
      ),
      lump([0, 3.4, 8.6], [2.2, 2.2, 2.8], skin, 0.7),
      repaint(block([-2, 1, 7], [2, 2, 12], belly)),
      lump([0, 2.2, -8.6], [0.9, 0.5, 1.2], skin, 0.3),
    ],
    random,
    (found) => [
      ...bothSides((side) =>
        at(eye({ radius: 0.75, pupil: 0.66 }), [side * found.side(4.2, 9.4, 0.4), 4.2, 9.4], [0, side * 66, 0]),
      ),
      ...bothSides((side) => at(knob(0.14, 0.12, 0.1, "ink"), [side * 0.5, 3.8, found.front(side * 0.5, 3.6)])),
    ],
  );
}
