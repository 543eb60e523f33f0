import { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { between } from "../../stage/random.ts";
import { ball, fine, limb } from "../clay.ts";
import { knob } from "../creatures/face.ts";
import { at } from "../creatures/placed.ts";
import { petal } from "../petal.ts";
import { sculpture } from "../sculpture.ts";
import { blossom } from "./blossom.ts";
import { pot, soilOf } from "./pot.ts";

export type JasmineColours = { petal: Paint; heart: Paint; leaf: Paint; shade: Paint; pot: Paint; rim: Paint };

/** A rounded jasmine bush full of small white stars. */
export function jasmine({ petal: star, heart, leaf, shade, pot: clay, rim }: JasmineColours, random: Random): Group {
  const plan = { courses: [6, 8], paint: clay, rim } as const;
  const ground = soilOf(plan);
  const group = new Group();
  const bush = sculpture(
    [
      fine(
        limb(
          [
            [0, 0, 0, 0.9],
            [0.4, 3, 0, 0.8],
          ],
          "wood",
        ),
      ),
      ball([0, 6, 0], [5.6, 4.2, 5], (x, y, z) =>
        (Math.floor((x + 20) / 2) + Math.floor(y / 1.2) * 2 + Math.floor((z + 20) / 2) * 3) % 5 === 0 ? shade : leaf,
      ),
    ],
    random,
  );
  group.add(pot(plan, random), at(bush, [0, ground, 0]));
  const form = { long: 1.5, wide: 0.95, curl: 22, cup: 0.1, thick: 0.2, belly: 0.55, tip: 0.65 };
  for (let n = 0; n < 30; n += 1) {
    const height = 1 - (n + 0.5) / 19;
    if (height < -0.55) break;
    const around = n * 2.39996 + between(random, -0.2, 0.2);
    const flat = Math.sqrt(1 - height * height);
    const [x, y, z] = [Math.cos(around) * flat, height, Math.sin(around) * flat];
    const place = [x * 5.9, ground + 6 + y * 4.6, z * 5.4] as const;
    const tilt = (Math.acos(height) * 180) / Math.PI;
    const turn = (Math.atan2(x, z) * 180) / Math.PI;
    if (n % 5 === 4) group.add(at(knob(0.36, 0.8, 0.36, star), place, [tilt, turn, 0]));
    else
      group.add(
        at(
          blossom({
            rings: [{ count: 6, form, paint: star, rise: 12, turn: n * 20 }],
            heart: { paint: heart, size: [0.32, 0.24], up: 0.15 },
          }),
          place,
          [tilt, turn, 0],
        ),
      );
    group.add(
      at(
        petal({ long: 2, wide: 1.2, curl: -30, cup: 0.1, tip: 0.8 }, n % 2 ? leaf : "leaf"),
        [place[0] * 0.94, place[1] - 0.5, place[2] * 0.94],
        [tilt - 60, turn + 60, 0],
      ),
    );
  }
  return group;
}
