import { Group, Mesh } from "three";
import { enamel } from "../stage/materials.ts";
import type { Paint } from "../stage/palette.ts";
import { raised } from "./raised-shape.ts";

/** A fat lightning bolt standing on its point, facing +z. */
export function lightningBolt(paint: Paint, height = 12): Group {
  const unit = height / 12;
  const outline = [
    [0.4, 12],
    [-3.4, 5.4],
    [-0.6, 5.4],
    [-1.6, 0],
    [3.6, 7.2],
    [0.7, 7.2],
    [3.2, 12],
  ] as const;
  const mesh = new Mesh(
    raised(
      outline.map(([x, y]) => [x * unit, y * unit]),
      1.5 * unit,
      0.32 * unit,
    ),
    enamel(paint),
  );
  mesh.position.set(0, 0.3 * unit, -0.75 * unit);
  const group = new Group();
  group.add(mesh);
  return group;
}
