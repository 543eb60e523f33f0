import { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { block, fine, limb, lump, repaint, smooth } from "../clay.ts";
import { sculpture } from "../sculpture.ts";

export type BonsaiColours = { leaf: Paint; light: Paint; trunk: Paint; tray: Paint; moss: Paint };

/** A leaning bonsai: cushions of leaves at different heights over a shallow tray. */
export function bonsai({ leaf, light, trunk, tray, moss }: BonsaiColours, random: Random): Group {
  const cushion = (x: number, y: number, z: number, rx: number, rz: number) => [
    lump([x, y, z], [rx, 1.6, rz], leaf, 0.8),
    lump([x, y + 1.4, z], [rx * 0.68, 1, rz * 0.68], light, 0.8),
  ];
  const group = new Group();
  group.add(
    sculpture(
      [
        block([-7, 0, -4], [-5, 0.8, 4], tray),
        block([5, 0, -4], [7, 0.8, 4], tray),
        smooth(block([-8, 0.8, -5], [8, 3.2, 5], tray)),
        smooth(block([-9, 2.8, -6], [9, 3.6, 6], tray)),
        repaint(block([-7, 2, -4], [7, 3.6, 4], moss)),
        fine(lump([4.6, 3.8, 2], [1.6, 1, 1.4], "grey", 0.6)),
        limb(
          [
            [-2, 3.6, 0, 2],
            [-1.6, 6, 0, 1.6],
            [1.6, 9, 0.4, 1.4],
            [1.4, 12, 0, 1.2],
            [-1, 15.4, -0.4, 1],
          ],
          trunk,
        ),
        limb(
          [
            [0.4, 8, 0.4, 1],
            [5.6, 9.8, 0.8, 0.9],
          ],
          trunk,
        ),
        limb(
          [
            [1, 11, 0, 1],
            [-5, 12.2, 0.8, 0.9],
          ],
          trunk,
        ),
        limb(
          [
            [-2, 3.6, 0, 1.4],
            [-4.4, 3.6, 1.2, 0.9],
          ],
          trunk,
        ),
        limb(
          [
            [-2, 3.6, 0, 1.4],
            [0.6, 3.6, 2.2, 0.8],
          ],
          trunk,
        ),
        ...cushion(6.4, 11.4, 0.8, 4, 3.4),
        ...cushion(-5.6, 13.8, 0.8, 4.2, 3.6),
        ...cushion(-0.6, 17.4, -0.4, 4.8, 4.2),
        ...cushion(2.6, 14, -3, 2.8, 2.4),
      ],
      random,
    ),
  );
  return group;
}
