import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { block, bothSides, build, curve, type Piece, round, slope, tile } from "./build.ts";
import { bar, facing, lamp, ring } from "./fittings.ts";
import { moved, type Part, part } from "./part.ts";
import { box, dome, drum } from "./shapes.ts";

export type WalkingRobotPaints = { body: Paint; trim: Paint; joint: Paint };

/** A claw of three fingers that closes along -y. */
const claw = (trim: Paint): Part[] => [
  part(drum(0.8, 0.5), "charcoal", [0, -0.25, 0]),
  ...[0, 1, 2].flatMap((n) =>
    moved(
      [
        part(box(0.4, 1.2, 0.5, 0.12), trim, [0.75, -0.9, 0], { turn: [0, 0, 0.35] }),
        part(box(0.36, 0.9, 0.46, 0.12), trim, [0.72, -1.75, 0], { turn: [0, 0, -0.5] }),
      ],
      [0, 0, 0],
      [0, (n / 3) * Math.PI * 2, 0],
    ),
  ),
];

/** An arm hanging from its shoulder at the origin; its elbow bends forward. */
function arm({ body, trim, joint }: WalkingRobotPaints, bend: number, random: Random): Group {
  const lower = build(
    {
      pieces: [block(body, [-1, -6, -1], [2, 3, 2]), round(trim, [-1, -7, -1], [2, 1, 2])],
      parts: [
        part(drum(0.85, 2.3), joint, [0, -0.6, 0], { turn: facing.right }),
        ...moved(claw(trim), [0, -7 * plate, 0]),
      ],
    },
    random,
  );
  lower.position.y = -3;
  lower.rotation.z = bend;
  const upper = [
    part(drum(1.3, 2.2), trim, [0, 0, 0], { turn: facing.right }),
    bar([0, 0, 0], [0, -3.2, 0], 0.6, joint),
  ];
  return build({ parts: upper, pieces: [block(body, [-1, -5.4, -1], [2, 3, 2])], things: [lower] }, random);
}

function leg(forward: number, { body, trim, joint }: WalkingRobotPaints): { pieces: Piece[]; parts: Part[] } {
  const z = 1;
  return {
    pieces: [
      block("charcoal", [forward - 2, 0, z], [4, 1, 3]),
      block(body, [forward - 2, 1, z], [3, 2, 3]),
      slope(body, "front", [forward + 1, 1, z], [1, 2, 3]),
      block(body, [forward - 1, 5, z + 0.5], [2, 4, 2]),
      tile(trim, [forward + 1, 5.4, z + 0.7], [0.2, 3, 1.6]),
      block(body, [forward * 0.5 - 1, 12, z + 0.5], [2, 3, 2]),
    ],
    parts: [
      part(drum(0.8, 2.6), joint, [forward, 4 * plate, z + 1.5], { turn: facing.right }),
      part(drum(1.1, 2.4), trim, [forward * 0.8, 10.4 * plate, z + 1.5], { turn: facing.right }),
      bar([forward, 2, z + 1.5], [forward * 0.5, 6.4, z + 1.5], 0.5, joint),
    ],
  };
}

/** A tall, friendly walking machine that looks along +x. */
export function walkingRobot(paints: WalkingRobotPaints, random: Random): Group {
  const { body, trim, joint } = paints;
  const right = leg(0.9, paints);
  const left = leg(-0.9, paints);
  const other = bothSides(...left.pieces).slice(left.pieces.length);
  const pieces = [
    ...right.pieces,
    ...other,
    block(joint, [-1.5, 15, -3], [3, 2, 6]),
    block(body, [-2, 17, -3], [4, 3, 6]),
    block(body, [-2, 20, -4], [4, 5, 8]),
    tile("cream", [2, 20.6, -2.4], [0.3, 4, 4.8]),
    ...bothSides(curve(body, "right", [-2, 25, 2], [4, 1.6, 2])),
    block(body, [-2, 25, -2], [4, 1.6, 4]),
    block(trim, [-3.2, 18, -2], [1.2, 6, 4]),
    round(joint, [-1, 26.6, -1], [2, 1, 2]),
    block(body, [-2, 27.6, -2.5], [4, 5, 5]),
    curve(body, "front", [-2, 32.6, -2.5], [4, 1.4, 5]),
  ];
  const y = plate;
  const gauge = (at: number, z: number, paint: Paint) => [
    part(ring(0.62, 0.12), "charcoal", [2.34, at * y, z], { turn: [0, Math.PI / 2, 0] }),
    part(drum(0.58, 0.1), paint, [2.34, at * y, z], { turn: facing.front, finish: "enamel" }),
    bar([2.42, at * y - 0.1, z], [2.42, at * y + 0.4, z + 0.25], 0.05, "ink"),
  ];
  const parts = [
    ...right.parts,
    ...moved(left.parts, [0, 0, -5]),
    ...gauge(22.6, 1.3, "white"),
    ...gauge(22.6, -0.3, "sky"),
    ...[21.4, 22.6, 23.8].flatMap((at, n) =>
      lamp([2.34, at * y, -1.7], "front", (["brick", "sun", "leaf"] as const)[n] ?? "sun", 0.24, "charcoal"),
    ),
    ...[-1.15, 1.15].flatMap((z) => [
      part(drum(0.86, 0.5), "charcoal", [2.1, 30.4 * y, z], { turn: facing.front }),
      part(dome(0.66, 0.3), "gold", [2.34, 30.4 * y, z], { turn: facing.front, finish: "enamel" }),
      part(dome(0.26, 0.2), "ink", [2.56, 30.4 * y, z], { turn: facing.front }),
    ]),
    part(box(0.2, 0.3, 2, 0.08), "charcoal", [2.05, 28.5 * y, 0]),
    ...[-0.6, -0.2, 0.2, 0.6].map((z) => part(box(0.24, 0.32, 0.08, 0.02), "steel", [2.07, 28.5 * y, z])),
    ...[-1, 1].flatMap((side) => [
      part(drum(0.7, 0.6), trim, [0, 30.2 * y, side * 2.7], { turn: facing.right }),
      bar([-0.6, 33.4 * y, side * 1.4], [-1.2, 33.4 * y + 1.8, side * 1.8], 0.1, "steel"),
      part(dome(0.24), "brick", [-1.2, 33.4 * y + 1.8, side * 1.8]),
    ]),
  ];
  const things = [arm(paints, 0.9, random), arm(paints, 0.35, random)];
  for (const [n, each] of things.entries()) {
    const side = n === 0 ? 1 : -1;
    each.position.set(0, 23.6 * y, side * 5.2);
    each.rotation.z = n === 0 ? 0.45 : -0.2;
    each.name = n === 0 ? "right arm" : "left arm";
  }
  return build({ pieces, parts, things }, random);
}
