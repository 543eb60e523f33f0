import { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { fine, lump } from "../clay.ts";
import { knob } from "../creatures/face.ts";
import { at } from "../creatures/placed.ts";
import { onPedestal } from "../pedestal.ts";
import { petal } from "../petal.ts";
import { inPlace, sculpture } from "../sculpture.ts";

export type PalmColours = { frond: Paint; light: Paint; trunk: Paint; ring: Paint; sand: Paint; sea: Paint };

/** A feathered leaf: narrow blades on both sides of a rib that bends down. */
function frond(long: number, paint: Paint): Group {
  const group = new Group();
  group.add(petal({ long, wide: 0.5, curl: -96, thick: 0.36, belly: 0.2, tip: 0.9 }, paint));
  const bend = (-96 * Math.PI) / 180;
  const radius = long / bend;
  for (let n = 1; n < 10; n += 1) {
    const share = n / 10.4;
    const angle = bend * share;
    for (const side of [1, -1])
      group.add(
        at(
          petal(
            { long: 3.4 * Math.sin(0.5 + share * 2.2), wide: 1, curl: -40, thick: 0.2, belly: 0.3, tip: 0.9 },
            paint,
          ),
          [0, radius * (1 - Math.cos(angle)), radius * Math.sin(angle)],
          [(-angle * 180) / Math.PI - 6, side * 58, 0],
        ),
      );
  }
  return group;
}

/** A coconut palm on an island. */
export function palm({ frond: green, light, trunk, ring, sand, sea }: PalmColours, random: Random): Group {
  const group = new Group();
  let [x, y] = [-3.4, 2];
  const pieces = 12;
  for (let n = 0; n < pieces; n += 1) {
    const lean = 0.42 - n * 0.026;
    const drum = inPlace(
      [{ x: -1, z: -1, y: 0, wide: 2, deep: 2, high: 3, paint: n % 2 ? ring : trunk, shape: "round" }],
      random,
    );
    drum.scale.set(1.1 - n * 0.034, 1, 1.1 - n * 0.034);
    drum.position.set(x, y, 0);
    drum.rotation.z = -lean;
    group.add(drum);
    x += Math.sin(lean) * 1.2;
    y += Math.cos(lean) * 1.2;
  }
  for (let n = 0; n < 9; n += 1)
    group.add(at(frond(8.6 - (n % 3) * 0.8, n % 3 === 1 ? light : green), [x, y, 0], [-26 - (n % 3) * 14, n * 40, 0]));
  for (let n = 0; n < 4; n += 1)
    group.add(
      at(knob(0.95, 1, 0.95, n === 1 ? "lime" : "cocoa"), [
        x + Math.cos(n * 1.6 + 0.6) * 1.2,
        y - 0.7,
        Math.sin(n * 1.6 + 0.6) * 1.2,
      ]),
    );
  const island = sculpture(
    [
      fine(lump([0, 0, 0], [7.4, 2, 6], sand, 0.95)),
      fine(lump([4, 0.8, 2.4], [1.4, 1.2, 1.2], "grey", 0.6)),
      fine(lump([-4, 1.2, 3], [1, 0.9, 1], "rose", 0.8)),
    ],
    random,
  );
  return onPedestal([island, group], { x: -9, z: -9, wide: 18, deep: 18, paint: sea, shape: "round" }, random);
}
