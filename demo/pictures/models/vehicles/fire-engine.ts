import { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { chassis, flanks } from "./bodywork.ts";
import { block, bothSides, build, round, tile } from "./build.ts";
import { bar, label, lamp, ring } from "./fittings.ts";
import { ladder } from "./ladder.ts";
import { joined, moved, type Part, part } from "./part.ts";
import { box, drum } from "./shapes.ts";
import { truckCab } from "./truck-cab.ts";
import { axles } from "./wheel.ts";

export type FireEnginePaints = { body: Paint; trim: Paint; stripe: Paint };

/** A roller shutter seen from the right, made of many slats. */
const shutter = (x: number, wide: number, side: number): Part[] =>
  Array.from({ length: 7 }, (_, n) => part(box(wide, 0.24, 0.12, 0.05), "steel", [x, 2.35 + n * 0.28, side * 4.02]));

function raisable(): Group {
  const group = new Group();
  group.add(
    ...joined([
      ...ladder(13, 1.9, "steel"),
      ...moved(ladder(12, 1.3, "white"), [0.8, 0.4, 0]),
      part(box(1.2, 0.7, 2.2, 0.1), "brick", [12.9, 0.5, 0]),
    ]),
  );
  group.position.set(-5.4, 17.4 * plate, 0);
  group.name = "ladder";
  return group;
}

/** A fire engine with a crew cab, shutters, a hose reel and a ladder that rises. */
export function fireEngine({ body, trim, stripe }: FireEnginePaints, random: Random): Group {
  const cab = truckCab({
    from: 2,
    to: 9,
    axle: 6,
    bottom: 3,
    half: 4,
    paint: body,
    roof: trim,
    trim,
    panes: 2,
    lean: 1,
  });
  const pieces = [
    chassis(-9, 9, 2, 3),
    ...flanks({ paint: body, from: -9, to: 2, axles: [-5], bottom: 3, high: 5, side: 4 }),
    tile(body, [-9, 3, -3], [0.8, 11, 6]),
    block(body, [-8.2, 3, -3], [10, 2, 6]),
    block(stripe, [-9, 8, -4], [11, 1, 8]),
    ...bothSides(
      tile(body, [-9, 9, 3], [0.8, 5, 1]),
      tile(body, [-5.6, 9, 3], [0.8, 5, 1]),
      tile(body, [-2.2, 9, 3], [0.8, 5, 1]),
      tile(body, [1.2, 9, 3], [0.8, 5, 1]),
      tile("charcoal", [-8.2, 9, 3], [9.4, 5, 0.9]),
    ),
    block(trim, [-9, 14, -4], [11, 1, 8]),
    ...bothSides(block(body, [-9, 15, 3], [11, 1, 1])),
    round("steel", [-7, 15, -1.5], [3, 1, 3]),
    block("charcoal", [-6.5, 16, -1], [2, 1, 2]),
    ...cab.pieces,
    block("steel", [4, cab.top, -3], [1, 1, 6]),
  ];
  const y = (cab.top + 1) * plate;
  const parts = [
    ...axles({ radius: 1.5, wide: 1.2, rim: trim, hub: body, spokes: 8 }, [-5, 6], 6.9),
    ...cab.parts,
    ...[1, -1].flatMap((side) => [
      ...shutter(-6.5, 2.4, side).map(raised),
      ...shutter(-3.5, 2.4, side).map(raised),
      ...shutter(-0.1, 2.4, side).map(raised),
      part(box(7, 0.2, 0.1, 0.03), stripe, [5.5, 2.3, side * 4.02]),
    ]),
    ...[-2, 2].flatMap((z) => [
      part(drum(0.5, 0.7), "sea", [4.5, y + 0.45, z], { finish: "enamel" }),
      part(drum(0.56, 0.16), "charcoal", [4.5, y + 0.08, z]),
    ]),
    part(box(0.6, 0.5, 2, 0.1), "charcoal", [4.5, y + 0.25, 0]),
    ...[0, 0.4, 0.8].map((gap) =>
      part(ring(0.9, 0.16), "sand", [-9.1 - gap * 0.4, 3.6, 0], { turn: [0, Math.PI / 2, 0] }),
    ),
    part(drum(0.5, 0.6), "steel", [-9.1, 3.6, 0], { turn: [0, 0, Math.PI / 2] }),
    ...[-3.4, 3.4].flatMap((z) => lamp([-9.06, 2, z], "back", "orange", 0.36)),
    bar([3, 15 * plate, -2.4], [3, 6.6, -2.4], 0.12, "steel"),
  ];
  const sign = { words: "PEMADAM", wide: 4, high: 0.8, paper: body, ink: "white" } as const;
  const things = [
    raisable(),
    label({ ...sign, wide: 3 }, [9.53, 1.06, 0], Math.PI / 2),
    label(sign, [0.4, 2.35, 4.02]),
    label(sign, [0.4, 2.35, -4.02], Math.PI),
  ];
  return build({ pieces, parts, things }, random);
}

const raised = (each: Part): Part => ({ ...each, shape: each.shape.translate(0, 1.4, 0) });
