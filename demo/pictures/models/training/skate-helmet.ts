import { DoubleSide, Group, Mesh } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { enamel, fabric, metal, plastic, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { lettering, printOn } from "../parts/print.ts";
import { strip } from "../parts/strip.ts";
import { cord, type Point, surface } from "../surface.ts";

/** The rim is high over the brow and low at the neck, with a flap over each ear. */
const rimAt = (turn: number) => 0.6 + 0.75 * Math.cos(turn) - 0.5 * Math.exp(-(((Math.abs(turn) - 1.7) / 0.5) ** 2));

/** A point on the shell: `turn` around with 0 at the brow, `rise` from the rim (0) to the top (1). */
function shellAt(turn: number, rise: number, out = 0): Point {
  const angle = (rise * Math.PI) / 2;
  const around = Math.cos(angle) ** 0.78;
  const rim = rimAt(turn);
  const flare = 1 + 0.035 * (1 - rise) ** 6;
  return [
    Math.sin(turn) * (3.75 + out) * around * flare,
    1.1 + rim * (1 - Math.sin(angle)) + (4.6 + out) * Math.sin(angle),
    Math.cos(turn) * (4.5 + out) * around * flare,
  ];
}

/** A round opening in the shell, seen as its dark inside and a turned-in edge. */
function vent(turn: number, rise: number, wide: number, high: number): Mesh[] {
  const at = (angle: number, far: number, out: number) =>
    shellAt(turn + Math.cos(angle) * wide * far, rise + Math.sin(angle) * high * far, out);
  const hole = surface(4, 28, (u, v) => at(v * Math.PI * 2, u, 0.012));
  const dark = plastic("ink");
  dark.side = DoubleSide;
  dark.roughness = 0.9;
  dark.clearcoat = 0;
  const edge = cord(
    Array.from({ length: 20 }, (_, n) => at((n / 20) * Math.PI * 2, 1, 0.01)),
    0.07,
    true,
  );
  return [new Mesh(hole, dark), new Mesh(edge, plastic("charcoal"))];
}

/** A skate helmet resting on its rim, brow toward +z, its belt laid out in front. */
export function skateHelmet(paint: Paint, trim: Paint, mark: Paint): Group {
  const group = new Group();
  const shell = enamel(paint);
  shell.side = DoubleSide;
  shell.roughness = 0.4;
  group.add(
    new Mesh(
      surface(96, 48, (u, v) => shellAt(u * Math.PI * 2 - Math.PI, v)),
      shell,
    ),
  );
  const foam = rubber("ink");
  foam.side = DoubleSide;
  group.add(
    new Mesh(
      surface(72, 24, (u, v) => shellAt(u * Math.PI * 2 - Math.PI, v * 0.9 + 0.01, -0.45)),
      foam,
    ),
  );
  const rim = (out: number, lift: number) =>
    Array.from({ length: 60 }, (_, n): Point => {
      const [x, y, z] = shellAt((n / 60) * Math.PI * 2 - Math.PI, 0.004, out);
      return [x, y + lift, z];
    });
  group.add(new Mesh(cord(rim(-0.02, 0), 0.15, true), rubber(trim)));
  group.add(new Mesh(cord(rim(-0.34, 0.1), 0.3, true), rubber("ink")));
  for (const side of [-1, 1]) {
    for (const [turn, rise] of [
      [0.34, 0.5],
      [0.4, 0.7],
      [2.75, 0.5],
      [2.7, 0.7],
    ] as const)
      group.add(...vent(side * turn, rise, rise > 0.6 ? 0.17 : 0.13, 0.065));
    group.add(...vent(side * 1.57, 0.62, 0.13, 0.06));
    const rivet = new Mesh(new RoundedBoxGeometry(0.3, 0.5, 0.5, 3, 0.14), metal("steel", 0.3));
    rivet.position.set(...shellAt(side * 1.45, 0.12, 0.02));
    group.add(rivet);
    const belt: Point[] = [
      [side * 3.3, 1.4, 0.7],
      [side * 3.2, 0.5, 1.8],
      [side * 2.7, 0.16, 3.6],
      [side * 1.6, 0.14, 5.6],
      [side * 0.5, 0.16, 6.5],
    ];
    group.add(
      new Mesh(
        strip(belt, 0.75, 0.12, (place) => [side * 0.3 * place, 1 - place, place]),
        fabric(trim, 20),
      ),
    );
  }
  const buckle = new Mesh(new RoundedBoxGeometry(1.7, 0.4, 1.05, 4, 0.18), plastic("ink"));
  buckle.position.set(0, 0.24, 6.5);
  const press = new Mesh(new RoundedBoxGeometry(0.6, 0.46, 0.7, 4, 0.16), plastic(mark));
  press.position.set(0, 0.26, 6.5);
  group.add(buckle, press);
  for (const side of [-1, 1])
    group.add(
      printOn(lettering("SIRIP", mark), (u, v) => shellAt(side * 1.6 + (u - 0.5) * 0.75, 0.25 + v * 0.14, 0.015)),
    );
  return group;
}
