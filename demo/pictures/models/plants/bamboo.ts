import { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { block, fine, lump, smooth } from "../clay.ts";
import { at } from "../creatures/placed.ts";
import { petal } from "../petal.ts";
import { inPlace, sculpture } from "../sculpture.ts";

export type BambooColours = { cane: Paint; young: Paint; node: Paint; leaf: Paint; tray: Paint };

/** One cane: round bricks with a thin ring at each joint. */
function cane(x: number, z: number, joints: number, paint: Paint, node: Paint, random: Random) {
  return inPlace(
    Array.from({ length: joints }, (_, n) => [
      { x, z, y: n * 8, wide: 2, deep: 2, high: 7, paint, shape: "round" as const },
      { x: x - 0.06, z: z - 0.06, y: n * 8 + 7, wide: 2.12, deep: 2.12, high: 1, paint: node, shape: "round" as const },
    ]).flat(),
    random,
  );
}

/** A grove of bamboo with stones in a long tray. */
export function bamboo({ cane: green, young, node, leaf, tray }: BambooColours, random: Random): Group {
  const canes = [
    { x: -5, z: -2, joints: 6, paint: green },
    { x: -2, z: 0, joints: 5, paint: young },
    { x: 1, z: -3, joints: 7, paint: green },
    { x: 3, z: 0, joints: 4, paint: young },
    { x: 5, z: -2, joints: 5, paint: green },
  ];
  const group = new Group();
  group.add(
    sculpture(
      [
        smooth(block([-8, 0, -5], [8, 2.4, 5], tray)),
        { ...block([-7, 2, -4], [7, 2.4, 4], "cocoa"), does: "paint" },
        fine(lump([-4.6, 2.6, 2.6], [1.8, 1.4, 1.2], "grey", 0.6)),
        fine(lump([-2, 2.4, 3.2], [1, 0.8, 1], "steel", 0.6)),
        fine(lump([6, 2.4, 3], [1, 1, 1], "leaf", 0.8)),
      ],
      random,
    ),
  );
  const form = { long: 4.4, wide: 1.1, curl: -44, cup: 0.12, thick: 0.2, belly: 0.35, tip: 0.9 };
  for (const { x, z, joints, paint } of canes) {
    group.add(at(cane(x, z, joints, paint, node, random), [0, 2.4, 0]));
    const top = 2.4 + joints * 3.2;
    for (let n = 0; n < 7; n += 1) {
      const y = n < 4 ? top : top - 3.2 * (n - 3);
      const turn = n * 97 + x * 31;
      const out = n < 4 ? 0.3 : 0.9;
      const [dx, dz] = [Math.sin((turn * Math.PI) / 180) * out, Math.cos((turn * Math.PI) / 180) * out];
      group.add(
        at(petal(form, n % 3 === 1 ? young : leaf), [x + 1 + dx, y - 0.2, z + 1 + dz], [-34 + (n % 3) * 14, turn, 0]),
      );
      group.add(at(petal({ ...form, long: 3.4 }, leaf), [x + 1 + dx, y - 0.3, z + 1 + dz], [-10, turn + 34, 0]));
    }
  }
  return group;
}
