import { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { windowRow } from "./bodywork.ts";
import { block, bothSides, build, curve, glass, round, slope, tile } from "./build.ts";
import { bar, label, lamp, porthole } from "./fittings.ts";
import { hull, working } from "./hull.ts";
import { moved, type Part, part } from "./part.ts";
import { box, dome, drum } from "./shapes.ts";
import { axles } from "./wheel.ts";

export type FerryPaints = { hull: Paint; stripe: Paint; house: Paint; funnel: Paint };

/** A toy car of a few bricks, small enough to drive aboard. */
export function tinyCar(paint: Paint, random: Random): Group {
  const pieces = [
    block(paint, [-2, 1, -1], [4, 2, 2]),
    glass(slope("sky", "front", [-0.2, 3, -1], [1.2, 2, 2])),
    tile(paint, [-1.8, 3, -1], [1.6, 2, 2]),
    tile("white", [-1.8, 5, -1], [2.2, 0.6, 2]),
  ];
  return build({ pieces, parts: axles({ radius: 0.55, wide: 0.5, rim: "white", spokes: 0 }, [-1.2, 1.2], 2) }, random);
}

/** A lifeboat on its davits. */
const lifeboat = (): Part[] => [
  part(dome(0.62, 0.5).rotateX(Math.PI).scale(2, 1, 1), "orange", [0, 0.5, 0]),
  part(dome(0.6, 0.34).scale(2, 1, 1), "white", [0, 0.52, 0]),
  ...[-0.8, 0.8].map((x) => bar([x, -0.3, -0.5], [x, 1.2, -0.2], 0.08, "steel")),
];

/** An island ferry: cars below, two decks of windows above, a ramp that opens at the bow. */
export function ferry({ hull: paint, stripe, house, funnel }: FerryPaints, random: Random): Group {
  const boat = hull({
    from: -10,
    to: 10,
    half: working(4.5, 0.72),
    layers: ["brick", paint, paint],
    deck: "steel",
    bulwark: stripe,
    flare: 0.2,
  });
  const y = boat.top;
  const pieces = [
    ...boat.pieces,
    block(house, [-8, y, -3.5], [12, 4, 7]),
    tile(stripe, [-8, y + 4, -4], [13, 0.8, 8]),
    tile(house, [-7.5, y + 4.8, -3], [11, 1.2, 6]),
    ...windowRow({ from: -7.5, to: 3.5, panes: 6, bottom: y + 6, high: 3.4, side: 3, post: house, pane: "navy" }),
    tile(house, [-7.5, y + 6, -2.3], [0.5, 3.4, 4.6]),
    glass(slope("navy", "front", [3, y + 6, -2.9], [0.8, 3.4, 5.8])),
    block(house, [-8, y + 9.4, -3.5], [12, 1, 7]),
    tile(house, [0, y + 10.4, -2], [3, 1.4, 4]),
    ...windowRow({ from: 0, to: 3, panes: 2, bottom: y + 11.8, high: 3, side: 2, post: house, pane: "navy" }),
    glass(slope("navy", "front", [2.6, y + 11.8, -1.9], [0.8, 3, 3.8])),
    block(stripe, [-0.5, y + 14.8, -2.5], [4, 1, 5]),
    round(funnel, [-5, y + 10.4, -1], [2, 5, 2]),
    round("white", [-5, y + 15.4, -1], [2, 1.4, 2]),
    round("ink", [-5, y + 16.8, -1], [2, 1, 2]),
    curve(house, "front", [4, y, -3.5], [1, 4, 7]),
    ...bothSides(block("wood", [-9, y, 1], [1, 1, 2])),
  ];
  const parts = [
    ...boat.parts,
    ...[-1, 1].flatMap((side) =>
      [-6, -1.4].flatMap((x) => moved(lifeboat(), [x, (y + 10.6) * plate, side * 3], [0, side === 1 ? 0 : Math.PI, 0])),
    ),
    ...[-6.5, -4.5, -2.5, -0.5, 1.5, 3.2].flatMap((x) =>
      [0, 1].flatMap((back) =>
        porthole([x, (y + 2.1) * plate, back ? -3.52 : 3.52], 0.4, "steel", "navy", [0, back * Math.PI, 0]),
      ),
    ),
    bar([1.4, (y + 15.8) * plate, 0], [1.4, (y + 15.8) * plate + 2.2, 0], 0.12, "charcoal"),
    part(box(0.3, 0.3, 1.8, 0.08), "white", [1.4, (y + 15.8) * plate + 1.6, 0]),
    ...lamp([1.4, (y + 15.8) * plate + 2.2, 0], "up", "gold", 0.2),
    ...[0, 1].map((n) => part(drum(0.34, 0.6), "charcoal", [7.4, y * plate + 0.3, n * 1.4 - 0.7])),
  ];
  const name = { words: "SELAT BIRU", wide: 5, high: 0.8, paper: paint, ink: "white" } as const;
  const things = [label(name, [-4, 2.6, 4.42]), label(name, [-4, 2.6, -4.42], Math.PI)];
  return build({ pieces, parts, things }, random);
}

/** Cars and a quay before the ferry, for a view of its use. */
export function queue(random: Random): Group {
  const group = new Group();
  for (const [x, paint] of [
    [-3, "coral"],
    [2.4, "mint"],
    [7.6, "sun"],
  ] as const) {
    const car = tinyCar(paint, random);
    car.position.set(x, 0, 8);
    car.rotation.y = -0.06;
    group.add(car);
  }
  return group;
}
