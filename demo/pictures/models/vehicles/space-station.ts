import { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { block, build, round, tile } from "./build.ts";
import { bar, facing, porthole } from "./fittings.ts";
import { moved, type Part, part } from "./part.ts";
import { box, drum } from "./shapes.ts";
import { dish, foot, solarWing } from "./space-fittings.ts";

export type StationPaints = { hull: Paint; band: Paint; trim: Paint };

const segments = 12;
const reach = 7.4;

/** One segment of the wheel: two studs and a half long, with a window to either side. */
function segment(n: number, { hull, band, trim }: StationPaints, random: Random): Group {
  const special = n % 3 === 0;
  const pieces = [
    block(special ? band : hull, [-2, 0, -1], [4, 3, 2]),
    tile(trim, [-1.94, 3, -1], [0.5, 0.4, 2]),
    tile("charcoal", [-1.7, -0.8, -0.8], [3.4, 0.8, 1.6]),
  ];
  const windows = [-1, 0, 1].flatMap((x) => [
    part(box(0.62, 0.62, 0.2, 0.1), "navy", [x * 1.15, 0.6, 1], { finish: "enamel" }),
    part(box(0.62, 0.62, 0.2, 0.1), "navy", [x * 1.15, 0.6, -1], { finish: "enamel" }),
  ]);
  const made = build({ pieces, parts: windows }, random);
  const angle = (n / segments) * Math.PI * 2;
  made.rotation.z = angle - Math.PI / 2;
  made.position.set(Math.cos(angle) * reach, Math.sin(angle) * reach, 0);
  return made;
}

/** The hub lies along z with docking ports at both ends and solar wings. */
function hub({ hull, band, trim }: StationPaints): Part[] {
  const wings = [-1, 1].flatMap((side) =>
    moved(solarWing(5.4, 2.8, [4, 2]), [side * 0.6, 0, -4.2], [Math.PI / 2, side === 1 ? 0 : Math.PI, 0]),
  );
  return [
    part(drum(1.7, 4), hull, [0, 0, 0], { turn: facing.right }),
    part(drum(1.8, 0.5), band, [0, 0, 1.2], { turn: facing.right }),
    part(drum(1.8, 0.5), band, [0, 0, -1.2], { turn: facing.right }),
    part(drum(1.2, 2), trim, [0, 0, 2.6], { turn: facing.right }),
    part(drum(0.9, 0.8), "charcoal", [0, 0, 3.9], { turn: facing.right }),
    part(drum(1, 3.4), hull, [0, 0, -3.2], { turn: facing.right }),
    ...[0, 1, 2, 3].flatMap((n) =>
      moved(porthole([0, 1.66, 0], 0.42, "steel", "navy", [-Math.PI / 2, 0, 0]), [0, 0, 0], [0, 0, n * 1.571 + 0.785]),
    ),
    ...moved(dish(1.2, "white"), [0, 0.8, -4], [-0.5, 0, 0]),
    ...wings,
  ];
}

const spokes = (trim: Paint): Part[] =>
  [0, 1, 2, 3].flatMap((n) => {
    const angle = (n / 4) * Math.PI * 2;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return [
      bar([x * 1.4, y * 1.4, 0], [x * reach, y * reach, 0], 0.52, "steel"),
      ...[3, 4.4, 5.8].map((at) =>
        part(drum(0.66, 0.3), trim, [x * at, y * at, 0], { turn: [0, 0, angle - Math.PI / 2] }),
      ),
    ];
  });

/** A wheel in space, leaning on its display foot. */
export function spaceStation(paints: StationPaints, random: Random): Group {
  const wheel = new Group();
  for (let n = 0; n < segments; n += 1) wheel.add(segment(n, paints, random));
  wheel.add(build({ parts: [...hub(paints), ...spokes(paints.trim)] }, random));
  wheel.rotation.set(-0.5, 0, 0);
  wheel.position.set(0, 11.4, 0);
  const stand = [round("charcoal", [-3.5, 0, -4.5], [7, 1, 7]), block("charcoal", [-2, 1, -3], [4, 1, 4])];
  return build({ pieces: stand, parts: moved(foot(10, "charcoal", 1.6), [0, 0.4, -1]), things: [wheel] }, random);
}
