import { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import { buckle } from "../sewing/buckle.ts";
import { makerLabel } from "../sewing/maker-label.ts";
import { textile } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { softForm } from "../sewing/soft-form.ts";
import { piping } from "../sewing/stitching.ts";
import { webbing } from "../sewing/webbing.ts";
import { cord, type Point } from "../surface.ts";

/** A packed sack standing upright, pressed by four belts, its mouth tied with a cord. */
export function stuffSack(paint: Paint, strap: Paint, accent: Paint, tall = 11): Group {
  const group = new Group();
  const form = softForm({ wide: 7, high: tall, deep: 7, square: 2.1, crown: 5, foot: 6, belly: 0.06, wrinkle: 0.03 });
  part(group, form.skin(36), textile(paint, 9));
  for (const y of [1.1, tall - 1.1]) part(group, piping(form.belt(y, 0.02), 0.12, true), textile(accent, 20));
  for (const turn of [0, 1, 2, 3]) {
    const angle = (turn / 4) * Math.PI * 2 + 0.5;
    const toward: Point = [Math.sin(angle), 0, Math.cos(angle)];
    const path = [1.2, 3, tall / 2, tall - 3, tall - 1.2].map((y): Point => form.cast([0, y, 0], toward, 0.1));
    part(group, webbing(path, toward, 0.7, 0.12), textile(strap, 20));
    const clip = buckle(0.72, "ink");
    clip.position.set(...form.cast([0, tall * 0.62, 0], toward, 0.22));
    clip.rotation.y = angle;
    group.add(clip);
  }
  const ring = Array.from(
    { length: 20 },
    (_, n): Point => [Math.cos(n / 3.183) * 1.3, tall + 0.05, Math.sin(n / 3.183) * 1.3],
  );
  part(group, cord(ring, 0.14, true), textile(accent, 20));
  part(
    group,
    cord(
      [
        [1.3, tall + 0.1, 0],
        [2.2, tall + 0.7, 0.8],
        [2.9, tall + 0.1, 1.8],
        [3.3, tall - 1.2, 2.3],
      ],
      0.11,
    ),
    textile(accent, 20),
  );
  const label = makerLabel("KAWAN RIMBA", 3, 1.25, "cream", "court");
  label.position.set(...form.cast([0, tall * 0.5, 0], [-0.24, 0, 1], 0.08));
  label.rotation.y = -0.24;
  group.add(label);
  return group;
}
