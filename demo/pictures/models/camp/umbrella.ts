import { DoubleSide, Group } from "three";
import { metal, plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { textile, timber } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { piping } from "../sewing/stitching.ts";
import { cord, type Point, surface } from "../surface.ts";
import { turned } from "../turned.ts";

export type UmbrellaPaints = {
  readonly panels: readonly [Paint, ...Paint[]];
  readonly edge: Paint;
  readonly grip: Paint | "bamboo";
};
export type UmbrellaForm = {
  readonly ribs: number;
  readonly reach: number;
  readonly dome: number;
  readonly shaft: number;
  readonly hook: boolean;
};

/** A point of the canopy, from its top (0) to its edge (1); between two ribs the cloth hangs and its edge curves in. */
function canopy({ ribs, reach, dome }: UmbrellaForm, angle: number, out: number): Point {
  const place = ((angle / (Math.PI * 2)) * ribs) % 1;
  const between = Math.sin(place * Math.PI);
  const r = reach * Math.sin(out * 1.22) * 1.065 * (1 - 0.085 * between * out ** 3) * Math.cos((between * 0.32) / ribs);
  return [Math.sin(angle) * r, dome * (Math.cos(out * 1.22) - 1) * 1.5 - 0.16 * between * out, Math.cos(angle) * r];
}

/** An open umbrella, upright: the tip of its canopy at y = 0, the shaft below. Lay it down with `settle`. */
export function openUmbrella(paints: UmbrellaPaints, form: UmbrellaForm): Group {
  const group = new Group();
  const { ribs, shaft } = form;
  const step = (Math.PI * 2) / ribs;
  for (let n = 0; n < ribs; n += 1) {
    const cloth = textile(paints.panels[n % paints.panels.length] ?? paints.panels[0], 5);
    cloth.side = DoubleSide;
    part(
      group,
      surface(18, 24, (u, v) => canopy(form, (n + u * 0.9999) * step, 0.02 + v * 0.98)),
      cloth,
    );
    const rib = [0, 0.25, 0.5, 0.75, 1].map((v): Point => {
      const [x, y, z] = canopy(form, n * step, v);
      return [x, y - 0.08, z];
    });
    part(group, piping(rib, 0.07), metal("charcoal", 0.4));
    const [mx, my, mz] = rib[2] ?? [0, 0, 0];
    part(
      group,
      piping(
        [
          [mx, my, mz],
          [mx * 0.5, my - 1.4, mz * 0.5],
          [0.2 * Math.sin(n * step), -form.dome * 0.72 - 1.2, 0.2 * Math.cos(n * step)],
        ],
        0.06,
      ),
      metal("charcoal", 0.4),
    );
    const [tx, ty, tz] = canopy(form, n * step, 1);
    part(
      group,
      turned([
        [0, -0.1],
        [0.16, 0],
        [0.16, 0.3],
        [0, 0.4],
      ]),
      plastic(paints.edge),
      [tx, ty - 0.15, tz],
    );
    part(
      group,
      piping(
        Array.from({ length: 13 }, (_, k) => canopy(form, (n + (k / 12) * 0.9999) * step, 1)),
        0.09,
      ),
      textile(paints.edge, 20),
    );
  }
  part(
    group,
    turned([
      [0.32, -0.1],
      [0.5, 0.02],
      [0.34, 0.18],
      [0.22, 0.3],
      [0.2, 0.9],
      [0.12, 1.4],
      [0, 1.5],
    ]),
    plastic(paints.edge),
  );
  part(
    group,
    cord(
      [
        [0, 0, 0],
        [0, -shaft, 0],
      ],
      0.2,
    ),
    metal("steel", 0.3),
  );
  part(
    group,
    turned([
      [0.22, 0],
      [0.42, 0.1],
      [0.42, 0.9],
      [0.3, 1.1],
      [0.22, 1.1],
    ]),
    plastic("ink"),
    [0, -form.dome * 0.72 - 1.7, 0],
  );
  const stick = paints.grip === "bamboo" ? timber("wood", 3) : plastic(paints.grip);
  if (form.hook) {
    const end = -shaft;
    part(
      group,
      cord(
        [
          [0, end + 2.4, 0],
          [0, end, 0],
          [0, end - 1.4, 0.35],
          [0, end - 2, 1.5],
          [0, end - 1.4, 2.65],
          [0, end - 0.4, 2.9],
        ],
        0.42,
      ),
      stick,
    );
    part(
      group,
      turned([
        [0.43, 0],
        [0.48, 0.05],
        [0.48, 0.5],
        [0.43, 0.55],
      ]),
      metal("gold", 0.3),
      [0, end + 1.9, 0],
    );
  } else {
    part(
      group,
      turned([
        [0, 0],
        [0.5, 0.05],
        [0.62, 0.4],
        [0.5, 1.3],
        [0.56, 2.6],
        [0.3, 2.9],
      ]),
      stick,
      [0, -shaft - 0.4, 0],
    );
    part(
      group,
      cord(
        [
          [0.2, -shaft - 0.3, 0],
          [1.2, -shaft - 1.6, 0.3],
          [0.4, -shaft - 2.8, 0.2],
          [-0.3, -shaft - 1.6, -0.1],
          [0, -shaft - 0.3, 0],
        ],
        0.11,
      ),
      textile(paints.edge, 20),
    );
  }
  return group;
}
