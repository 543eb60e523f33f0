import { DoubleSide, Group } from "three";
import { metal, plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { makerLabel } from "../sewing/maker-label.ts";
import { textile } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { piping, stitches } from "../sewing/stitching.ts";
import { webbing } from "../sewing/webbing.ts";
import { cord, type Point, surface } from "../surface.ts";

export type TentPaints = {
  readonly fly: Paint;
  readonly base: Paint;
  readonly pole: Paint;
  readonly inside: Paint;
  readonly accent: Paint;
};

const [reach, tall] = [8.6, 10.2];

/** A point on the dome: poles rise along the diagonals, the cloth sags between them. */
function dome(angle: number, level: number, out = 0): Point {
  const rise = level * (Math.PI / 2);
  const across = Math.abs(Math.sin(angle * 2)) ** 0.8;
  const plan = 1 / (Math.abs(Math.sin(angle)) ** 4.4 + Math.abs(Math.cos(angle)) ** 4.4) ** (1 / 4.4);
  const sag = 1 - 0.1 * (1 - across) * Math.sin(rise * 1.6);
  const r = reach * (plan * (1 - level * 0.35) + level * 0.35) * Math.cos(rise) ** 0.78 * sag + out;
  return [
    Math.sin(angle) * r,
    tall * Math.sin(rise) ** 0.95 * (1 - 0.015 * (1 - across)) + out * level,
    Math.cos(angle) * r,
  ];
}

const doorHalf = 0.46;
/** The door's height above the ground at some place of the front wall, from -1 to 1. */
const doorTop = (t: number) => 0.08 + 0.5 * (1 - Math.abs(t) ** 2.6) ** 0.5;

/** A dome tent for two with its door rolled aside and an awning on two poles. */
export function tent(paints: TentPaints): Group {
  const group = new Group();
  const fly = textile(paints.fly, 6);
  const dark = textile(paints.inside, 6);
  const base = textile(paints.base, 6);
  for (const cloth of [fly, dark, base]) cloth.side = DoubleSide;
  part(
    group,
    surface(144, 40, (u, v) => dome(u * Math.PI * 2, v * 0.995)),
    fly,
  );
  part(
    group,
    surface(144, 8, (u, v) => dome(u * Math.PI * 2, v * 0.17, 0.06)),
    base,
  );
  const strip = Array.from({ length: 96 }, (_, n) => dome((n / 96) * Math.PI * 2, 0.17, 0.08));
  part(group, piping(strip, 0.06, true), textile(paints.accent, 20));
  // The doorway: a dark hole with its zip, and the door rolled up at its left.
  part(
    group,
    surface(40, 20, (u, v) => {
      const t = u * 2 - 1;
      return dome(t * doorHalf, 0.015 + v * (doorTop(t) - 0.015), 0.1);
    }),
    dark,
  );
  const frame = Array.from({ length: 41 }, (_, n) => {
    const t = Math.sin((n / 40 - 0.5) * Math.PI);
    return dome(t * doorHalf, doorTop(t), 0.14);
  });
  part(group, piping(frame, 0.11), textile(paints.accent, 20));
  const roll = [0.04, 0.14, 0.24, 0.34, 0.44].map((level) => dome(-doorHalf * (1.04 - level * 0.5), level, 0.35));
  part(group, cord(roll, 0.42), textile(paints.fly, 6));
  for (const n of [1, 3]) {
    const [x, y, z] = roll[n] ?? [0, 0, 0];
    part(
      group,
      cord(
        [
          [x - 0.46, y, z],
          [x, y + 0.05, z + 0.5],
          [x + 0.46, y, z],
          [x, y, z - 0.5],
        ],
        0.07,
        true,
      ),
      textile(paints.accent, 20),
    );
  }
  // Netting in the upper part of the doorway.
  for (let n = -4; n <= 4; n += 1) {
    const t = n / 5;
    part(
      group,
      piping(
        [0.1, 0.3, 0.6, 1].map((v) => dome(t * doorHalf, doorTop(t) * v, 0.12)),
        0.025,
      ),
      textile(paints.accent, 20),
    );
  }
  // Poles cross at the top and stand in sleeves.
  for (const turn of [0.25, 0.75]) {
    const path = Array.from({ length: 41 }, (_, n): Point => {
      const t = n / 20 - 1;
      return dome((turn + (t > 0 ? 1 : 0)) * Math.PI, 1 - Math.abs(t), 0.12);
    });
    part(group, piping(path, 0.17), plastic(paints.pole));
    for (const end of [path[0], path.at(-1)]) {
      if (!end) continue;
      const [x, y, z] = end;
      const peg: Point = [x * 1.1, 0.1, z * 1.1];
      part(group, cord([[x, y + 0.2, z], [x * 1.05, 0.3, z * 1.05], peg], 0.06), textile(paints.accent, 20));
      part(
        group,
        cord(
          [
            [peg[0], 0.5, peg[2]],
            [peg[0] * 0.985, 0.02, peg[2] * 0.985],
          ],
          0.13,
        ),
        metal("steel"),
      );
    }
    for (const t of [-0.75, -0.5, 0.5, 0.75]) {
      const [x, y, z] = dome((turn + (t > 0 ? 1 : 0)) * Math.PI, 1 - Math.abs(t), 0.12);
      const clip = part(
        group,
        webbing(
          [
            [x, y - 0.1, z],
            [x * 0.98, y + 0.15, z * 0.98],
          ],
          [x, 2, z],
          0.7,
          0.5,
        ),
        plastic("ink"),
      );
      clip.castShadow = true;
    }
  }
  group.add(
    stitches(
      Array.from({ length: 60 }, (_, n) => dome(0.9 + (n / 59) * 4.5, 0.2, 0.03)),
      paints.accent,
      0.3,
    ),
  );
  // The awning over the door.
  const awning = textile(paints.base, 6);
  awning.side = DoubleSide;
  const edge = (t: number): Point => dome(t * doorHalf * 1.12, 0.5 + 0.1 * (1 - t * t), 0.32);
  part(
    group,
    surface(24, 12, (u, v) => {
      const t = u * 2 - 1;
      const [x, y, z] = edge(t);
      const far: Point = [t * 4.2, 5.5 - 0.25 * (1 - t * t), 11.2];
      const bow = Math.sin(v * Math.PI) * 0.35;
      return [x + (far[0] - x) * v, y + (far[1] - y) * v - bow, z + (far[2] - z) * v];
    }),
    awning,
  );
  for (const side of [-1, 1]) {
    part(
      group,
      cord(
        [
          [side * 4.2, 5.7, 11.2],
          [side * 4.3, 0, 11.4],
        ],
        0.12,
      ),
      plastic(paints.pole),
    );
    part(
      group,
      cord(
        [
          [side * 4.2, 5.5, 11.2],
          [side * 4.9, 0.1, 12.3],
        ],
        0.05,
      ),
      textile(paints.accent, 20),
    );
    part(
      group,
      cord(
        [
          [side * 4.9, 0.5, 12.25],
          [side * 4.95, 0.02, 12.4],
        ],
        0.13,
      ),
      metal("steel"),
    );
  }
  const label = makerLabel("KAWAN RIMBA", 2.6, 1.1, "cream", "court");
  label.position.set(...dome(0.78, 0.27, 0.12));
  label.rotation.set(-0.25, 0.72, 0);
  group.add(label);
  // Two windows' worth of ground sheet looks out at the door.
  part(
    group,
    webbing(
      [
        [0, 0.12, 6.8],
        [0, 0.12, 9.6],
      ],
      [0, 1, 0],
      6.4,
      0.16,
    ),
    textile(paints.inside, 6),
  );
  return group;
}
