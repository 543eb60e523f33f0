import { DoubleSide, Group } from "three";
import { metal, plastic, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { makerLabel } from "../sewing/maker-label.ts";
import { textile } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { webbing } from "../sewing/webbing.ts";
import { cord, type Point, profile, surface } from "../surface.ts";
import { turned } from "../turned.ts";

const girth = profile([0, 1.15], [0.1, 1.5], [0.5, 1.75], [0.85, 1.8], [1, 1.55]);

/** A point on the folded cloth: its pleats lean into each other around the stick. */
function pleated(angle: number, level: number, tall: number, out = 0): Point {
  const turn = angle + level * 0.7;
  const saw = ((turn * 7) / (Math.PI * 2)) % 1;
  const r = girth(level) * (0.86 + 0.2 * saw ** 1.6) + out;
  return [Math.sin(angle) * r, level * tall, Math.cos(angle) * r];
}

/** A folding umbrella closed and standing on its tip's end: cloth wound about the stick, band buttoned, grip on top. */
export function foldedUmbrella(paint: Paint, grip: Paint, accent: Paint, tall = 9): Group {
  const group = new Group();
  const cloth = textile(paint, 4);
  cloth.side = DoubleSide;
  part(
    group,
    surface(196, 40, (u, v) => pleated(u * Math.PI * 2, v, tall)),
    cloth,
  );
  part(
    group,
    turned([
      [0, -0.3],
      [0.9, -0.25],
      [1.25, -0.05],
      [1.3, 0.25],
      [0, 0.3],
    ]),
    plastic(grip),
  );
  const ribs = Array.from({ length: 8 }, (_, n) => (n / 8) * Math.PI * 2);
  for (const angle of ribs)
    part(
      group,
      turned([
        [0, 0.5],
        [0.16, 0.4],
        [0.16, 0],
        [0, 0],
      ]),
      metal("steel"),
      [Math.sin(angle) * 1.25, tall - 0.1, Math.cos(angle) * 1.25],
    );
  const band = Array.from({ length: 40 }, (_, n): Point => {
    const angle = (n / 40) * Math.PI * 2;
    return [Math.sin(angle) * 1.9, tall * 0.62 + 0.3 * Math.sin(angle), Math.cos(angle) * 1.9];
  });
  part(
    group,
    webbing(
      band,
      band.map(([x, , z]): Point => [x, 0, z]),
      0.85,
      0.1,
      true,
    ),
    textile(paint, 9),
  );
  part(
    group,
    turned([
      [0, 0.14],
      [0.3, 0.1],
      [0.34, 0],
    ]),
    metal("steel", 0.3),
    [0.5, tall * 0.62 + 0.1, 1.88],
    [Math.PI / 2, 0, 0],
  );
  part(
    group,
    turned([
      [0.5, 0],
      [0.5, 0.9],
      [0.95, 1.1],
      [1.15, 1.5],
      [1.1, 3.2],
      [1.2, 4.4],
      [1.0, 4.8],
      [0, 4.9],
    ]),
    rubber(grip),
    [0, tall, 0],
  );
  part(
    group,
    turned([
      [1.13, 2],
      [1.17, 2.04],
      [1.17, 2.4],
      [1.13, 2.44],
    ]),
    metal(accent, 0.3),
    [0, tall, 0],
  );
  part(
    group,
    turned([
      [0, 0.2],
      [0.36, 0.16],
      [0.4, 0],
    ]),
    plastic(accent),
    [0, tall + 3.4, 1.1],
    [Math.PI / 2, 0, 0],
  );
  const top = tall + 4.7;
  part(
    group,
    cord(
      [
        [0.4, top, 0],
        [1.4, top + 0.9, 0.2],
        [2.6, top - 0.3, 0.6],
        [2.9, top - 2.2, 0.7],
        [2.2, top - 2.8, 0.5],
        [1.6, top - 1.2, 0.3],
        [0, top, 0],
      ],
      0.14,
    ),
    textile(accent, 30),
  );
  const label = makerLabel("KAWAN RIMBA", 1.1, 0.55, "cream", "court");
  label.position.set(-0.4, tall * 0.62 - 0.05, 1.94);
  label.rotation.y = -0.2;
  group.add(label);
  return group;
}

/** The empty sleeve it comes in, lying flat along x. */
export function umbrellaSleeve(paint: Paint, accent: Paint): Group {
  const group = new Group();
  const cloth = textile(paint, 4);
  cloth.side = DoubleSide;
  part(
    group,
    surface(48, 30, (u, v) => {
      const angle = u * Math.PI * 2;
      const slack = 1 + 0.08 * Math.sin(v * 9 + angle * 2);
      return [(v - 0.5) * 9, 0.55 + Math.sin(angle) * 0.5 * slack, Math.cos(angle) * 1.8 * slack];
    }),
    cloth,
  );
  part(
    group,
    cord(
      [
        [-4.5, 0.5, 1.7],
        [-5.6, 0.2, 1],
        [-5.8, 0.2, -0.6],
        [-4.5, 0.5, -1.5],
      ],
      0.12,
    ),
    textile(accent, 30),
  );
  return group;
}
