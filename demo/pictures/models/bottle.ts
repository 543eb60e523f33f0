import { Group, Mesh } from "three";
import { enamel, metal, plastic } from "../stage/materials.ts";
import type { Paint } from "../stage/palette.ts";
import { cord } from "./surface.ts";
import { turned } from "./turned.ts";

/** An insulated bottle with a screw cap and a loop. */
export function bottle(paint: Paint, lid: Paint, height = 11): Group {
  const neck = height - 2.6;
  const group = new Group();
  const body = new Mesh(
    turned([
      [0, 0],
      [1.85, 0],
      [2.05, 0.12],
      [2.1, 0.4],
      [2.1, neck - 1.4],
      [1.95, neck - 0.7],
      [1.5, neck - 0.1],
      [1.32, neck + 0.2],
      [1.3, neck + 0.45],
    ]),
    enamel(paint),
  );
  body.material.roughness = 0.42;
  body.material.clearcoat = 0.25;
  const collar = new Mesh(
    turned([
      [1.33, neck + 0.42],
      [1.38, neck + 0.48],
      [1.38, neck + 0.7],
      [1.3, neck + 0.75],
    ]),
    metal("steel", 0.25),
  );
  const base = new Mesh(
    turned([
      [2.08, 0.16],
      [2.13, 0.2],
      [2.13, 0.42],
      [2.08, 0.46],
    ]),
    metal("steel", 0.25),
  );
  const cap = new Mesh(
    turned([
      [1.45, neck + 0.75],
      [1.55, neck + 0.82],
      [1.55, neck + 1.75],
      [1.42, neck + 1.95],
      [0, neck + 1.98],
    ]),
    plastic(lid),
  );
  const loop = new Mesh(
    cord(
      [
        [-1.15, neck + 1.8, 0],
        [-1.1, neck + 2.7, 0],
        [0, neck + 3.1, 0],
        [1.1, neck + 2.7, 0],
        [1.15, neck + 1.8, 0],
      ],
      0.24,
    ),
    plastic(lid),
  );
  group.add(body, collar, base, cap, loop);
  return group;
}
