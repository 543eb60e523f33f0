import type { Group } from "three";
import { Shape } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { block, build, cone, type Piece, round } from "./build.ts";
import { figure } from "./figure.ts";
import { facing, porthole } from "./fittings.ts";
import { ladder } from "./ladder.ts";
import { moved, type Part, part } from "./part.ts";
import { box, drum, slab } from "./shapes.ts";
import { bell } from "./space-fittings.ts";

export type MoonRocketPaints = { hull: Paint; band: Paint; fin: Paint; base: Paint };

/** Round bricks one on another, each as wide and as high (in plates) as given, from a height up. */
export function stack(from: number, layers: readonly (readonly [wide: number, high: number, paint: Paint])[]): Piece[] {
  let y = from;
  return layers.map(([wide, high, paint]) => {
    const piece = round(paint, [-wide / 2, y, -wide / 2], [wide, high, wide]);
    y += high;
    return piece;
  });
}

/** A curved leg on which the rocket stands, reaching out along +x. */
function leg(): Shape {
  const side = new Shape();
  side.moveTo(0, 6.6);
  side.bezierCurveTo(2.2, 6, 3.4, 3.6, 3.6, 0.2);
  side.lineTo(2.6, 0.2);
  side.bezierCurveTo(2.2, 2, 1.4, 3, 0, 3.2);
  return side;
}

function legs(radius: number, paint: Paint, tip: Paint): Part[] {
  return [0, 1, 2].flatMap((n) => {
    const turn = (n / 3) * Math.PI * 2 + Math.PI / 2;
    return moved(
      [
        part(slab(leg(), 0.8, 0.12, 20), paint),
        part(drum(0.9, 0.3), tip, [3.1, 0.15, 0]),
        part(box(0.5, 2, 0.86, 0.1), tip, [3.2, 1.6, 0]),
      ],
      [Math.cos(turn) * radius, 0.8, -Math.sin(turn) * radius],
      [0, turn, 0],
    );
  });
}

/** A pot-bellied moon rocket of round bricks on three curved legs, its pilot beside it. */
export function moonRocket({ hull, band, fin, base }: MoonRocketPaints, random: Random): Group {
  const pieces = [
    block(base, [-7, 0, -7], [14, 1, 14]),
    block(base, [-5, 1, -5], [10, 1, 10]),
    ...stack(8, [
      [3.4, 2, "charcoal"],
      [4.6, 2, band],
      [5.6, 3, hull],
      [6.2, 3, hull],
      [6.4, 3, band],
      [6.4, 3, hull],
      [6.4, 3, hull],
      [6, 3, hull],
      [5.4, 3, band],
      [4.6, 3, hull],
      [3.6, 3, fin],
      [2.6, 3, fin],
      [1.6, 2, fin],
    ]),
    cone(band, [-0.5, 44, -0.5], [1, 3, 1]),
  ];
  const door = [
    part(box(2.2, 3, 0.3, 0.14), "charcoal", [0, 6.6, 3.12]),
    part(box(1.8, 2.6, 0.3, 0.12), fin, [0, 6.6, 3.2]),
    part(drum(0.2, 0.2), "gold", [0.55, 6.5, 3.4], { turn: facing.right }),
  ];
  const parts = [
    ...moved(bell(1.7, 2), [0, 3.3, 0]),
    ...legs(2.5, fin, band),
    ...moved(ladder(5.4, 1.2, "steel"), [0, 0.6, 4.6], [0, Math.PI / 2, 1.3]),
    ...door,
    ...porthole([0, 11, 3.14], 0.95, "steel", "sky"),
    ...porthole([0, 14.4, 2.6], 0.6, "steel", "sky"),
    ...moved(porthole([0, 11, 3.14], 0.7, "steel", "sky"), [0, 0, 0], [0, Math.PI / 2, 0]),
    ...moved(porthole([0, 11, 3.14], 0.7, "steel", "sky"), [0, 0, 0], [0, -Math.PI / 2, 0]),
    ...moved(porthole([0, 9.8, 3.14], 0.95, "steel", "sky"), [0, 0, 0], [0, Math.PI, 0]),
    ...moved(
      figure({ shirt: "white", trousers: "white", hat: "bubble", hatPaint: band, arms: [0.2, 1.7] }),
      [4.9, 1 * plate, 4.4],
      [0, -0.9, 0],
      1.05,
    ),
  ];
  return build({ pieces, parts }, random);
}
