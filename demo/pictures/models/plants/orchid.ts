import { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { knob } from "../creatures/face.ts";
import { horn } from "../creatures/horn.ts";
import { at } from "../creatures/placed.ts";
import { petal } from "../petal.ts";
import { pot, soilOf } from "./pot.ts";

export type OrchidColours = { petal: Paint; sepal: Paint; lip: Paint; pot: Paint; rim: Paint };

/** A moth orchid's flower looking at the viewer: three sepals, two broad petals, a lip. */
function flower({ petal: wing, sepal, lip }: OrchidColours, size: number): Group {
  const open = new Group();
  const form = { curl: 16, cup: 0.06, thick: 0.18, belly: 0.55, tip: 0.5 };
  for (const turn of [180, 62, -62])
    open.add(at(petal({ ...form, long: 2.4, wide: 1.5, tip: 0.7 }, sepal), [0, -0.1, 0], [-8, turn, 0]));
  for (const turn of [118, -118])
    open.add(at(petal({ ...form, long: 2.6, wide: 2.7, belly: 0.6, tip: 0.42 }, wing), [0, 0.06, 0], [-10, turn, 0]));
  open.add(at(petal({ long: 1.5, wide: 0.9, curl: 80, cup: 0.2, thick: 0.2 }, lip), [0, 0.1, 0], [-10, 0, 0]));
  for (const turn of [50, -50])
    open.add(at(petal({ long: 0.9, wide: 0.7, curl: 60, cup: 0.2, thick: 0.2 }, lip), [0, 0.15, 0], [-40, turn, 0]));
  open.add(at(knob(0.28, 0.4, 0.3, "gold"), [0, 0.4, 0]));
  open.rotation.x = Math.PI / 2;
  const group = new Group();
  group.add(open);
  group.scale.setScalar(size);
  return group;
}

/** Two arching sprays over thick leaves in a round pot. */
export function orchid(colours: OrchidColours, random: Random): Group {
  const plan = { courses: [4, 5, 6], paint: colours.pot, rim: colours.rim, soil: "wood" } as const;
  const ground = soilOf(plan);
  const group = new Group();
  group.add(pot(plan, random));
  for (const [turn, long, rise] of [
    [30, 7, 26],
    [210, 6.6, 30],
    [120, 6, 44],
    [-60, 6.2, 40],
    [80, 4, 60],
  ] as const)
    group.add(
      at(
        petal({ long, wide: 2.7, curl: -58, cup: 0.1, thick: 0.5, belly: 0.5, tip: 0.5 }, "court"),
        [0, ground, 0],
        [-rise, turn, 0],
      ),
    );
  const sprays = [
    { side: -1, from: 0.3, tall: 1 },
    { side: 1, from: -0.4, tall: 0.8 },
  ];
  for (const { side, from, tall } of sprays) {
    const line = [
      [from, ground, -0.4],
      [side * 0.8, ground + 8 * tall, -0.8],
      [side * 2.6, ground + 13.6 * tall, 0],
      [side * 6, ground + 15 * tall, 1.4],
      [side * 9, ground + 12.6 * tall, 2.4],
    ] as const;
    group.add(horn(line, [0.34, 0.3, 0.26, 0.2, 0.12], "leaf"));
    const flowers = [
      [1.4, 11.2, 0.4, 1.15],
      [3.2, 13.2, 0.9, 1.1],
      [5.2, 13.6, 1.6, 1.05],
      [7.2, 12.9, 2.2, 0.92],
    ] as const;
    for (const [x, y, z, size] of flowers)
      group.add(
        at(
          flower(colours, size),
          [side * x, ground + y * tall, z + 0.5],
          [-8 + x * 2, side * (x * 3 - 8), side * -x * 2],
        ),
      );
    for (const [x, y, z] of [
      [8.4, 12.6, 2.4],
      [9.2, 11.8, 2.5],
    ] as const)
      group.add(at(knob(0.5, 0.7, 0.5, colours.sepal), [side * x, ground + y * tall, z]));
  }
  return group;
}
