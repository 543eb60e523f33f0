import { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { cord } from "../surface.ts";
import { chassis } from "./bodywork.ts";
import { block, bothSides, build, curve, glass, round, slope, tile } from "./build.ts";
import { bar, facing, lamp } from "./fittings.ts";
import { joined, type Part, part } from "./part.ts";
import { box, drum } from "./shapes.ts";
import { truckCab } from "./truck-cab.ts";
import { axles } from "./wheel.ts";

export type CranePaints = { body: Paint; boom: Paint; trim: Paint };

/** A lattice of four rails and crossing stays along +x. */
export function lattice(length: number, side: number, paint: Paint): Part[] {
  const half = side / 2;
  const steps = Math.round(length / 1.6);
  const parts = [-half, half].flatMap((y) => [-half, half].map((z) => bar([0, y, z], [length, y, z], 0.15, paint)));
  for (let n = 0; n < steps; n += 1) {
    const [a, b] = [(n / steps) * length, ((n + 1) / steps) * length];
    const up = n % 2 === 0 ? 1 : -1;
    for (const face of [-half, half]) {
      parts.push(bar([a, -half * up, face], [b, half * up, face], 0.09, paint));
      parts.push(bar([a, face, half * up], [b, face, -half * up], 0.09, paint));
    }
  }
  return parts;
}

/** The boom with its rope and hook; the rope hangs straight at any slant of the boom. */
function jib(paint: Paint, slant: number): Group {
  const length = 15;
  const group = new Group();
  const boom = new Group();
  boom.add(...joined(lattice(length, 1.2, paint)), ...joined(tip(length, paint)));
  boom.rotation.z = slant;
  const [x, y] = [Math.cos(slant) * (length + 0.5), Math.sin(slant) * (length + 0.5)];
  const hang = y - 2.4;
  const hook = cord(
    [
      [x + 0.4, hang - 1.3, 0],
      [x, hang - 1.5, 0],
      [x + 0.02, hang - 2.2, 0],
      [x + 0.55, hang - 2.4, 0],
      [x + 0.75, hang - 1.9, 0],
    ].map(([a = 0, b = 0, c = 0]) => [a - 0.35, b + 0.5, c] as const),
    0.16,
  );
  group.add(
    boom,
    ...joined([
      bar([x, y, 0.14], [x, hang, 0.14], 0.05, "ink"),
      bar([x, y, -0.14], [x, hang, -0.14], 0.05, "ink"),
      part(box(0.9, 1.1, 0.8, 0.2), "sun", [x, hang - 0.4, 0]),
      part(hook, "steel", [0, 0, 0], { finish: "metal" }),
    ]),
  );
  return group;
}

const tip = (length: number, paint: Paint): Part[] => [
  part(box(1.2, 1.3, 0.3, 0.1), paint, [length + 0.3, 0, 0.6]),
  part(box(1.2, 1.3, 0.3, 0.1), paint, [length + 0.3, 0, -0.6]),
  part(drum(0.55, 0.8), "charcoal", [length + 0.5, 0, 0], { turn: facing.right }),
];

/** A crane truck: long carrier, turning house, lattice boom, and legs that steady it. */
export function craneTruck({ body, boom, trim }: CranePaints, random: Random): Group {
  const cab = truckCab({ from: 5, to: 10, axle: 7.4, bottom: 3, half: 3.5, paint: body, roof: trim, trim });
  const pieces = [
    chassis(-10, 10, 2, 3),
    block(body, [-10, 3, -3], [15, 3, 6]),
    block("steel", [-10, 6, -4], [15, 1, 8]),
    round("charcoal", [-7, 7, -2], [4, 1, 4]),
    block(body, [-9, 7.8, -2.5], [6, 1, 5]),
    block("charcoal", [-9.6, 8.6, -2.5], [2, 4, 5]),
    block(trim, [-9.6, 12.6, -2.5], [2, 1, 5]),
    block(body, [-6, 8.6, 0.5], [3, 3, 2]),
    ...[0.6, 2.1].flatMap((z) => [
      tile(body, [-6, 11.6, z], [0.4, 5, 0.4]),
      glass(tile("sky", [-5.6, 11.6, z + 0.1], [2.4, 5, 0.2])),
    ]),
    glass(slope("sky", "front", [-3.6, 11.6, 0.6], [0.8, 5, 1.8])),
    block(trim, [-6, 16.6, 0.5], [3, 1, 2]),
    ...cab.pieces,
    ...bothSides(
      tile(trim, [-2, 3, 3], [1, 1.4, 2.2]),
      tile(trim, [4, 3, 3], [1, 1.4, 2.2]),
      curve(body, "right", [0, 3, 3], [3, 3, 1]),
    ),
  ];
  const parts = [
    ...axles({ radius: 1.45, wide: 1.2, rim: boom, hub: trim, lugs: 16 }, [-8, -4.8, 7.4], 6.2),
    ...cab.parts,
    ...[-1.5, 4.5].flatMap((x) =>
      [-4.9, 4.9].flatMap((z) => [
        part(drum(0.22, 1.2), "steel", [x, 0.8, z]),
        part(drum(0.75, 0.24), "charcoal", [x, 0.14, z]),
      ]),
    ),
    ...[-1.6, 1.6].flatMap((z) => lamp([-10.05, 1.8, z], "back", "brick", 0.34)),
    part(drum(0.9, 1.6), "steel", [-7.2, 4.2, -0.9], { turn: facing.right }),
    ...lamp([6.4, cab.top * plate + 0.1, 0], "up", "orange", 0.45),
    bar([-8.6, 5.6, -0.9], [0.6, 10.2, -0.9], 0.07, "ink"),
  ];
  const lifted = jib(boom, 0.62);
  lifted.position.set(-5.4, 9 * plate, -0.9);
  return build({ pieces, parts, things: [lifted] }, random);
}
