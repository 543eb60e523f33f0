import { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { platePlan } from "../brick-plan.ts";
import { fine, limb, lump, smooth } from "../clay.ts";
import { onPedestal } from "../pedestal.ts";
import { petal } from "../petal.ts";
import { sculpture } from "../sculpture.ts";
import { eye, knob } from "./face.ts";
import { horn } from "./horn.ts";
import { at, bothSides } from "./placed.ts";

export type ButterflyColours = { wing: Paint; light: Paint; edge: Paint; spot: Paint; flower: Paint };

/** The right wing from above: fore wing at the back, tail of the hind wing in front. */
const wingPlan = [
  "         eee",
  "      eeewwwe",
  "    eewwwwwwwe",
  "  eewwwwlllwsse",
  " ewwwwlllllwwwe",
  "ewwwlllllwwsse ",
  "ewwlllllwwwwe  ",
  "ewllllwwwsse   ",
  " ewwwwwwwee    ",
  "  eeeeeee      ",
  " ewwlllwe      ",
  "ewwllllwwe     ",
  "ewwlllwwse     ",
  " ewwwwwsse     ",
  "  ewwwwse      ",
  "   eeeee       ",
  "     ewe       ",
  "      ee       ",
];

/** A swallowtail at rest on a flower, its wings half open. */
export function butterfly({ wing, light, edge, spot, flower }: ButterflyColours, random: Random): Group {
  const legend = { w: wing, l: light, e: edge, s: spot };
  const lift = 24;
  const right = at(platePlan(wingPlan, legend, random, "wel"), [0.7, 0, -8], [0, 0, lift]);
  const left = at(
    platePlan(
      wingPlan.map((row) => [...row.padEnd(15)].reverse().join("")),
      legend,
      random,
      "wel",
    ),
    [-0.7 - 15 * Math.cos((lift * Math.PI) / 180), 15 * Math.sin((lift * Math.PI) / 180), -8],
    [0, 0, -lift],
  );
  const body = sculpture(
    [
      fine(
        smooth(
          limb(
            [
              [0, 1, 7, 0.9],
              [0, 1, 1, 1],
              [0, 1.2, -5, 1.2],
            ],
            (_x, _y, z) => (Math.floor(z + 40) % 3 === 0 && z > -3 ? spot : edge),
          ),
        ),
      ),
      fine(lump([0, 1.6, -7.4], [1.3, 1.3, 1.3], edge, 0.5)),
    ],
    random,
    () => [
      ...bothSides((side) =>
        at(eye({ radius: 0.6, white: "cream", pupil: 0.6 }), [side * 0.75, 2, -8.7], [0, 180 - side * 24, 0]),
      ),
      ...bothSides((side) =>
        horn(
          [
            [side * 0.5, 2.4, -8.4],
            [side * 1.4, 5, -11],
            [side * 3, 6.4, -13],
          ],
          [0.2, 0.14, 0.3],
          edge,
        ),
      ),
    ],
  );
  const flying = new Group();
  flying.add(right, left, body);
  flying.rotation.set(0.5, Math.PI, 0);
  flying.position.set(0, 9.4, 0);
  const petals = Array.from({ length: 10 }, (_, n) =>
    at(petal({ long: 4.4, wide: 2, curl: 22, cup: 0.08, thick: 0.22 }, flower), [0, 6.2, 0], [-8, n * 36, 0]),
  );
  return onPedestal(
    [
      flying,
      ...petals,
      at(knob(1.5, 0.9, 1.5, "sun"), [0, 6.6, 0]),
      horn(
        [
          [0.6, 0, 0.4],
          [0.2, 3, 0.2],
          [0, 6.4, 0],
        ],
        [0.42, 0.38, 0.4],
        "leaf",
      ),
      ...[40, 200].map((turn) =>
        at(petal({ long: 5, wide: 2, curl: -34, cup: 0.1, tip: 0.8 }, "leaf"), [0.3, 1, 0.2], [-44, turn, 0]),
      ),
    ],
    { x: -4, z: -4, wide: 8, deep: 8, paint: "wood", shape: "round" },
    random,
  );
}
