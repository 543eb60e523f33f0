import { Group, SphereGeometry } from "three";
import { plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { makerLabel } from "../sewing/maker-label.ts";
import { glazed, glowing, timber } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { spun } from "../spun.ts";
import { cord, type Point, surface } from "../surface.ts";

/** A scented candle in a fluted pot; its wooden lid leans beside it. */
export function candle(pot: Paint, wax: Paint): Group {
  const group = new Group();
  const coat = glazed(pot, 0.5);
  coat.side = 2;
  const flute = (angle: number) => 1 + 0.025 * Math.abs(Math.sin(angle * 14));
  const at = (angle: number, y: number, r: number): Point => [
    Math.sin(angle) * r * flute(angle),
    y,
    Math.cos(angle) * r * flute(angle),
  ];
  part(
    group,
    surface(336, 12, (u, v) => at(u * Math.PI * 2, 0.15 + v * 5.6, 3.25 + 0.12 * Math.sin(v * Math.PI))),
    coat,
  );
  part(group, spun([0, 0, 3, 0, 3.25, 0.16]), coat);
  part(group, spun([3.27, 5.72, 3.36, 5.8, 3.36, 6.05, 3.24, 6.15, 3.05, 6.1, 3.0, 5.8, 3.0, 5]), coat);
  part(group, spun([3.02, 5.1, 2.4, 5.0, 0.7, 4.92, 0, 4.88]), glazed(wax, 0.6));
  part(group, spun([0.9, 4.93, 0.4, 5.0, 0, 5.0]), glazed("gold", 0.1));
  part(
    group,
    cord(
      [
        [0, 4.8, 0],
        [0.02, 5.4, 0],
        [0.08, 5.8, 0],
      ],
      0.08,
    ),
    plastic("ink"),
  );
  part(group, spun([0, 5.55, 0.22, 5.75, 0.34, 6.15, 0.28, 6.6, 0.12, 7.1, 0, 7.4], 24), glowing("gold", 1.6));
  part(group, new SphereGeometry(0.16, 14, 10), glowing("orange", 1.3), [0.03, 5.9, 0.16]);
  const label = makerLabel("SELASAR", 1.7, 1.7, "cream", "ink");
  label.position.set(0, 2.9, 3.42);
  group.add(label);
  const lid = new Group();
  part(
    lid,
    spun([0, -0.1, 2.9, -0.1, 2.95, 0.25, 3.4, 0.3, 3.45, 0.4, 3.45, 0.95, 3.3, 1.1, 0, 1.12]),
    timber("wood", 5),
  );
  lid.rotation.set(0, 0, -1.22);
  lid.position.set(4.35, 3.3, 1.2);
  group.add(lid);
  return group;
}
