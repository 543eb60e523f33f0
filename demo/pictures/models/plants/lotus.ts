import { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { knob } from "../creatures/face.ts";
import { horn } from "../creatures/horn.ts";
import { at } from "../creatures/placed.ts";
import { onPedestal } from "../pedestal.ts";
import { petal } from "../petal.ts";
import { inPlace } from "../sculpture.ts";
import { blossom } from "./blossom.ts";

export type LotusColours = { outer: Paint; middle: Paint; inner: Paint; leaf: Paint; water: Paint };

/** A lotus over its leaves, on a pond of smooth plates. */
export function lotus({ outer, middle, inner, leaf, water }: LotusColours, random: Random): Group {
  const form = { wide: 2.9, cup: 0.16, thick: 0.24, belly: 0.55, tip: 0.75 };
  const flower = blossom({
    rings: [
      { count: 8, form: { ...form, long: 6.8, curl: 40 }, paint: outer, rise: 6, out: 0.8 },
      { count: 8, form: { ...form, long: 6, curl: 36 }, paint: middle, rise: 30, turn: 22, out: 0.7, up: 0.2 },
      { count: 6, form: { ...form, long: 5, wide: 2.6, curl: 30 }, paint: inner, rise: 52, turn: 8, out: 0.6, up: 0.3 },
      { count: 18, form: { long: 1.8, wide: 0.34, curl: 20, thick: 0.2 }, paint: "gold", rise: 50, out: 0.9, up: 0.6 },
    ],
  });
  const pod = inPlace([{ x: -1, z: -1, y: 0, wide: 2, deep: 2, high: 3, paint: "lime", shape: "round" }], random);
  const floating = (x: number, z: number, size: number, turn: number, paint: Paint) => {
    const group = new Group();
    for (let n = 0; n < 11; n += 1)
      group.add(
        at(
          petal({ long: size, wide: size * 0.62, thick: 0.18, belly: 0.75, tip: 0.4, curl: 8 }, paint),
          [0, n * 0.012, 0],
          [0, n * 30, 0],
        ),
      );
    group.add(at(knob(0.5, 0.2, 0.5, "lime"), [0, 0.12, 0]));
    return at(group, [x, 0.5, z], [0, turn, 0]);
  };
  const bud = blossom({
    rings: [
      { count: 5, form: { ...form, long: 3.8, wide: 2, curl: 60, cup: 0.3 }, paint: outer, rise: 56 },
      { count: 4, form: { ...form, long: 3.4, wide: 1.8, curl: 60, cup: 0.3 }, paint: middle, rise: 66, turn: 30 },
    ],
  });
  return onPedestal(
    [
      at(flower, [0, 4, 0]),
      at(pod, [0, 4.2, 0]),
      horn(
        [
          [0, 0, 0],
          [0.2, 2.4, 0],
          [0, 4.2, 0],
        ],
        [0.5, 0.46, 0.6],
        "leaf",
      ),
      floating(4.4, 3.6, 3, 20, leaf),
      floating(-4.6, 2.8, 2.8, 200, "leaf"),
      floating(1.4, -4.8, 2.8, 120, leaf),
      horn(
        [
          [-4, 0, -3.4],
          [-4.6, 4.6, -3.8],
          [-4.4, 9, -3.6],
        ],
        [0.36, 0.34, 0.36],
        "leaf",
      ),
      at(bud, [-4.4, 8.8, -3.6], [6, 0, 8]),
    ],
    { x: -8, z: -8, wide: 16, deep: 16, paint: water, shape: "round" },
    random,
  );
}
