import { Group } from "three";
import { clearPlastic, enamel, metal, plastic, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { makerLabel } from "../sewing/maker-label.ts";
import { part } from "../sewing/part.ts";
import { webbing } from "../sewing/webbing.ts";
import { spun } from "../spun.ts";
import { cord, type Point } from "../surface.ts";

/** A tall insulated cup with a side handle, a lid and a straw; it narrows to fit a car's holder. */
export function tumbler(paint: Paint, trim: Paint): Group {
  const group = new Group();
  const coat = enamel(paint);
  coat.roughness = 0.46;
  coat.clearcoat = 0.2;
  part(group, spun([0, 0, 1.5, 0, 1.62, 0.12, 1.7, 3.4, 1.86, 4, 2.35, 4.9, 2.5, 5.6, 2.72, 10.4, 2.72, 10.6]), coat);
  part(group, spun([1.5, 0.02, 1.68, 0.06, 1.7, 0.7, 1.64, 0.76]), rubber(trim));
  part(group, spun([2.72, 10.5, 2.8, 10.55, 2.8, 10.95, 2.7, 11]), metal("steel", 0.25));
  const lid = clearPlastic(trim);
  lid.opacity = 0.75;
  part(group, spun([2.7, 10.9, 2.78, 11, 2.74, 11.35, 2.5, 11.5, 2.2, 11.45, 0, 11.35]), lid);
  part(group, spun([0.62, 11.3, 0.62, 11.55, 0.4, 11.6, 0.35, 11.4]), rubber(trim), [0, 0, 0.4]);
  part(
    group,
    cord(
      [
        [0, 4, 0.4],
        [0, 11.5, 0.4],
        [0.5, 14.6, 0.6],
      ],
      0.27,
    ),
    plastic("white"),
  );
  const handle: Point[] = [
    [2.5, 9.8, 0],
    [3.6, 10.1, 0],
    [4.5, 9.6, 0],
    [4.6, 8, 0],
    [4.3, 6.4, 0],
    [3.4, 5.9, 0],
    [2.45, 6.2, 0],
  ];
  const out: Point[] = [
    [0, 1, 0],
    [0.2, 1, 0],
    [1, 0.7, 0],
    [1, 0, 0],
    [1, -0.5, 0],
    [0.2, -1, 0],
    [0, -1, 0],
  ];
  part(group, webbing(handle, out, 1.05, 0.5), coat);
  part(
    group,
    webbing(
      handle.slice(2, 5).map(([x, y, z]): Point => [x + 0.22, y, z]),
      [1, 0.05, 0],
      0.8,
      0.2,
    ),
    rubber(trim),
  );
  const label = makerLabel("SELASAR", 1.5, 1.5, paint, trim);
  label.position.set(0, 7.6, 2.58);
  label.rotation.x = 0.04;
  group.add(label);
  return group;
}
