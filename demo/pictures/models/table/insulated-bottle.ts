import { Group } from "three";
import { enamel, metal, plastic, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { copies } from "../sewing/copies.ts";
import { makerLabel } from "../sewing/maker-label.ts";
import { part } from "../sewing/part.ts";
import { spun } from "../spun.ts";
import { cord } from "../surface.ts";

/** A powder-coated flask with a screw cap and a strap of silicone. */
export function insulatedBottle(paint: Paint, cap: Paint, tall = 10): Group {
  const group = new Group();
  const coat = enamel(paint);
  coat.roughness = 0.5;
  coat.clearcoat = 0.15;
  const t = tall;
  part(
    group,
    spun([0, 0, 1.9, 0, 2.1, 0.12, 2.16, 0.9, 2.16, t - 2.4, 2.06, t - 1.7, 1.72, t - 1, 1.5, t - 0.75, 1.46, t - 0.4]),
    coat,
  );
  part(group, spun([2.08, 0.06, 2.2, 0.1, 2.22, 0.8, 2.17, 0.86]), rubber(cap));
  part(group, spun([1.47, t - 0.42, 1.54, t - 0.38, 1.54, t - 0.1, 1.44, t - 0.06]), metal("steel", 0.22));
  part(group, spun([1.5, t - 0.06, 1.62, t + 0.02, 1.62, t + 1.25, 1.5, t + 1.42, 0, t + 1.46]), plastic(cap));
  const ridges = Array.from({ length: 24 }, (_, n) => {
    const angle = (n / 24) * Math.PI * 2;
    return { at: [Math.cos(angle) * 1.61, t + 0.12, Math.sin(angle) * 1.61] as const };
  });
  group.add(copies(spun([0.09, 0, 0.09, 1, 0, 1.06], 8), plastic(cap), ridges));
  part(group, spun([0, t + 1.5, 0.8, t + 1.49, 0.86, t + 1.45]), metal("steel", 0.25));
  const bow = [
    [-1.6, t + 0.7, 0],
    [-1.85, t + 1.5, 0],
    [-1.2, t + 2.5, 0],
    [0, t + 2.85, 0],
    [1.2, t + 2.5, 0],
    [1.85, t + 1.5, 0],
    [1.6, t + 0.7, 0],
  ] as const;
  part(group, cord(bow, 0.25), rubber(cap));
  for (const x of [-1.62, 1.62])
    part(
      group,
      spun([0, 0.2, 0.28, 0.16, 0.34, 0, 0, 0]),
      metal("steel", 0.25),
      [x, t + 0.7, 0],
      [0, 0, x > 0 ? -1.57 : 1.57],
    );
  const label = makerLabel("SELASAR", 1.3, 1.3, paint, "cream");
  label.position.set(0, t * 0.42, 2.13);
  group.add(label);
  return group;
}
