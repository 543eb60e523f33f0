import { DoubleSide, Group } from "three";
import { clearPlastic, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { makerLabel } from "../sewing/maker-label.ts";
import { textile, timber } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { spun } from "../spun.ts";
import { cord } from "../surface.ts";

/** A glass bottle with a bamboo stopper, wearing a ribbed sleeve of silicone. */
export function glassBottle(sleeve: Paint): Group {
  const group = new Group();
  const glass = clearPlastic("mist");
  glass.opacity = 0.38;
  glass.side = DoubleSide;
  part(group, spun([0, 0.1, 1.7, 0.1, 1.95, 0.3, 2, 0.8, 2, 6.6, 1.85, 7.4, 1.35, 8.3, 1.1, 8.9, 1.05, 9.6]), glass);
  // Water inside, a little below the shoulder.
  const water = clearPlastic("sky");
  water.opacity = 0.45;
  part(group, spun([0, 0.3, 1.8, 0.4, 1.85, 6.4, 1.7, 7.2, 0, 7.22]), water);
  const ribs = Array.from({ length: 41 }, (_, n) => [2.1 + (n % 2 ? 0.07 : 0), 0.5 + n * 0.12]).flat();
  part(group, spun([0, 0, 1.9, 0, 2.1, 0.15, ...ribs, 2.02, 5.4]), rubber(sleeve));
  part(group, spun([1.07, 9.5, 1.2, 9.55, 1.2, 9.8, 1.07, 9.85]), glass);
  part(group, spun([1.0, 9.7, 1.32, 9.82, 1.36, 10, 1.36, 11.1, 1.26, 11.25, 0, 11.28]), timber("sand", 4));
  part(
    group,
    cord(
      [
        [1.3, 10.5, 0],
        [2, 10.9, 0.2],
        [2.5, 10, 0.5],
        [2.3, 8.6, 0.7],
        [1.7, 8.3, 0.9],
        [1.3, 9.1, 0.6],
      ],
      0.11,
    ),
    textile(sleeve, 30),
  );
  const label = makerLabel("SELASAR", 1.4, 0.7, "cream", "ink");
  label.position.set(0, 2.9, 2.16);
  group.add(label);
  return group;
}
