import { Group, LatheGeometry, Mesh, Vector2 } from "three";
import { enamel, rubber } from "../stage/materials.ts";
import type { Paint } from "../stage/palette.ts";
import { cord } from "./surface.ts";

/** A cast kettlebell with a coloured band around its belly. */
export function kettlebell(paint: Paint, band: Paint): Group {
  const outline = Array.from({ length: 33 }, (_, n) => {
    const angle = -Math.PI / 2 + (n / 32) * Math.PI;
    return new Vector2(Math.max(0, 2.9 * Math.cos(angle)), Math.max(0.02, 2.7 + 2.8 * Math.sin(angle)));
  });
  const group = new Group();
  group.add(new Mesh(new LatheGeometry(outline, 64), rubber(paint)));
  const stripe = [new Vector2(2.9, 2.25), new Vector2(2.97, 2.4), new Vector2(2.97, 3.0), new Vector2(2.9, 3.15)];
  group.add(new Mesh(new LatheGeometry(stripe, 64), enamel(band)));
  const loop = cord(
    [
      [-1.5, 4.6, 0],
      [-2.05, 6.3, 0],
      [-1.75, 7.8, 0],
      [0, 8.25, 0],
      [1.75, 7.8, 0],
      [2.05, 6.3, 0],
      [1.5, 4.6, 0],
    ],
    0.52,
  );
  group.add(new Mesh(loop, rubber(paint)));
  return group;
}
