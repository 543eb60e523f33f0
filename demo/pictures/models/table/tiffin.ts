import { Group } from "three";
import { enamel, metal } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { box } from "../bricks.ts";
import { timber } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { spun } from "../spun.ts";
import { cord, type Point } from "../surface.ts";

export type TiffinPaints = { readonly bowls: readonly [Paint, Paint, Paint] | "steel"; readonly rim: Paint };

const [radius, tall] = [3.5, 3.1];

/** One bowl of the stack, its rim rolled and painted. */
export function tiffinBowl(paint: Paint | "bare", rim: Paint): Group {
  const group = new Group();
  const coat = paint === "bare" ? metal("white", 0.26) : enamel(paint);
  part(
    group,
    spun([0, 0, radius - 0.5, 0, radius - 0.15, 0.12, radius, 0.5, radius, tall - 0.3, radius + 0.1, tall - 0.1]),
    coat,
  );
  part(
    group,
    spun([
      radius + 0.02,
      tall - 0.22,
      radius + 0.16,
      tall - 0.14,
      radius + 0.16,
      tall + 0.02,
      radius,
      tall + 0.08,
      radius - 0.14,
      tall,
    ]),
    paint === "bare" ? coat : enamel(rim),
  );
  part(
    group,
    spun([radius - 0.12, tall, radius - 0.16, 0.5, radius - 0.5, 0.24, 0, 0.2]),
    paint === "bare" ? coat : enamel("white"),
  );
  if (paint === "bare")
    for (const y of [0.9, 1.1, 2]) part(group, spun([radius, y, radius + 0.05, y + 0.04, radius, y + 0.08]), coat);
  for (const side of [-1, 1])
    part(group, box(0.5, 0.9, 1.1, 0.14), metal("white", 0.3), [side * (radius + 0.18), tall * 0.62, 0]);
  return group;
}

/** Three bowls and a lid held together by a frame with a wooden grip. */
export function tiffin(paints: TiffinPaints): Group {
  const group = new Group();
  for (const n of [0, 1, 2]) {
    const paint = paints.bowls === "steel" ? "bare" : (paints.bowls[n] ?? paints.bowls[0]);
    const bowl = tiffinBowl(paint, paints.rim);
    bowl.position.y = 0.3 + n * tall;
    bowl.name = `bowl ${n}`;
    group.add(bowl);
  }
  const top = 0.3 + tall * 3;
  const lid = paints.bowls === "steel" ? metal("white", 0.24) : enamel(paints.bowls[0]);
  part(
    group,
    spun([
      radius + 0.16,
      top - 0.1,
      radius + 0.2,
      top + 0.15,
      radius - 0.1,
      top + 0.4,
      radius * 0.6,
      top + 0.75,
      0.5,
      top + 0.9,
      0.4,
      top + 1,
      0.62,
      top + 1.2,
      0.5,
      top + 1.4,
      0,
      top + 1.45,
    ]),
    lid,
  );
  const frame = metal("white", 0.3);
  for (const side of [-1, 1]) {
    part(group, box(0.3, top + 1.6, 0.7, 0.1), frame, [side * (radius + 0.55), (top + 1.6) / 2, 0]);
    part(group, box(0.5, 1, 1, 0.16), frame, [side * (radius + 0.62), top + 0.5, 0]);
  }
  part(group, box(radius * 2 + 1.4, 0.26, 0.7, 0.1), frame, [0, 0.14, 0]);
  const bow: Point[] = [
    [-radius - 0.55, top + 1.2, 0],
    [-radius - 0.4, top + 2.4, 0],
    [-1.9, top + 3.3, 0],
    [1.9, top + 3.3, 0],
    [radius + 0.4, top + 2.4, 0],
    [radius + 0.55, top + 1.2, 0],
  ];
  part(group, cord(bow, 0.2), frame);
  part(
    group,
    cord(
      [
        [-1.7, top + 3.3, 0],
        [0, top + 3.42, 0],
        [1.7, top + 3.3, 0],
      ],
      0.42,
    ),
    timber("wood", 4),
  );
  return group;
}
