import { DoubleSide, Group, Mesh, TorusGeometry } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { fabric, metal, plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { leather } from "../parts/leather.ts";
import { lettering, printOn } from "../parts/print.ts";
import { strip } from "../parts/strip.ts";
import { type Point, profile, smoothstep, surface } from "../surface.ts";

/** A roll-top bag standing on its round bottom, its name toward +z. */
export function dryBag(paint: Paint, trim: Paint, ink: Paint, tall = 15): Group {
  const group = new Group();
  const wide = profile([0, 4.1], [0.05, 4.3], [0.6, 4.2], [0.85, 4.7], [1, 5.3]);
  const deep = profile([0, 4.1], [0.05, 4.3], [0.55, 4.1], [0.8, 2.4], [0.94, 0.75], [1, 0.4]);
  const at = (rise: number, turn: number, out = 0): Point => {
    const flat = smoothstep(0.6, 1, rise);
    const crease = 0.14 * flat * Math.sin(turn * 5 + 1) + 0.07 * Math.sin(turn * 3 + rise * 9) * (1 - flat);
    return [
      Math.sin(turn) * (wide(rise) + out + crease * 0.4),
      rise * tall,
      Math.cos(turn) * (deep(rise) + out + crease),
    ];
  };
  const skin = leather(paint, 0.4);
  group.add(
    new Mesh(
      surface(70, 96, (u, v) => at(u, v * Math.PI * 2)),
      skin,
    ),
  );
  const base = surface(6, 72, (u, v) => {
    const [x, , z] = at(0.03, v * Math.PI * 2, 0.03);
    return [x, 0.02 + u * 1.5, z];
  });
  const floor = leather(trim, 0.5);
  group.add(new Mesh(base, floor));
  // Rolled down three times.
  const roll = surface(90, 20, (u, v) => {
    const turn = u * Math.PI * 2 * 2.4;
    const far = 0.35 + 0.72 * (turn / (Math.PI * 4.8));
    const x = (v - 0.5) * 10.9;
    return [x, tall + 0.75 + Math.sin(turn) * far, 0.15 + Math.cos(turn) * far * 0.8];
  });
  const lip = leather(trim, 0.5);
  group.add(new Mesh(roll, lip));
  for (const side of [-1, 1]) {
    const end: Point[] = [
      [side * 5.2, tall + 0.7, 0.1],
      [side * 5.9, tall + 1.6, 0.1],
      [side * 4.9, tall + 3.1, 0.1],
      [side * 2.4, tall + 3.7, 0.1],
      [side * 0.8, tall + 3.8, 0.1],
    ];
    group.add(new Mesh(strip(end, 1.5, 0.2, [0, 0, 1]), fabric(trim, 20)));
    const ring = new Mesh(new TorusGeometry(0.6, 0.12, 10, 30), metal("steel", 0.25));
    ring.position.set(side * 4.5, tall * 0.56, -0.6);
    ring.rotation.y = Math.PI / 2;
    group.add(ring);
  }
  const buckle = new Mesh(new RoundedBoxGeometry(2.6, 0.6, 1.9, 4, 0.24), plastic("ink"));
  buckle.position.set(0, tall + 3.8, 0.1);
  group.add(buckle);
  const carry: Point[] = [
    [-4.5, tall * 0.54, -0.7],
    [-6.2, tall * 0.36, -2.8],
    [-4.4, tall * 0.2, -5.4],
    [0, tall * 0.16, -6.2],
    [4.4, tall * 0.24, -5.4],
    [6.2, tall * 0.4, -2.8],
    [4.5, tall * 0.54, -0.7],
  ];
  group.add(new Mesh(strip(carry, 1.3, 0.2, [0, 1, 0.3]), fabric(trim, 20)));
  group.add(printOn(lettering("SIRIP", ink), (u, v) => at(0.3 + v * 0.17, (u - 0.5) * 1.5, 0.05)));
  for (const level of [0.2, 0.235, 0.27])
    group.add(
      new Mesh(
        surface(40, 1, (u, v) => at(level + v * 0.014, (u - 0.5) * 1.3, 0.04)),
        (() => {
          const line = plastic(ink);
          line.side = DoubleSide;
          return line;
        })(),
      ),
    );
  return group;
}
