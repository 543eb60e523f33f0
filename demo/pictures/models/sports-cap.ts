import { DoubleSide, Group, Mesh, SphereGeometry, TorusGeometry } from "three";
import { fabric, metal } from "../stage/materials.ts";
import type { Paint } from "../stage/palette.ts";
import { stitches } from "./footwear/shapes.ts";
import { type PeakColours, peak } from "./peak.ts";
import { cord, type Point, surface } from "./surface.ts";

export type SportsCapColours = PeakColours & { crown: Paint; front: Paint; badge: Paint; button: Paint };

/** A point on the crown: `turn` around from the front, `rise` from the band (0) to the button (1). */
function crownAt(turn: number, rise: number, out = 0): Point {
  const angle = (rise * Math.PI) / 2;
  const around = (4 + out) * Math.max(0, Math.cos(angle)) ** 0.78;
  const front = 1 + 0.09 * Math.max(0, Math.cos(turn)) ** 2 * Math.sin(angle * 1.6);
  // Each of the six pieces bulges a little between its seams.
  const puff = 1 + 0.014 * Math.abs(Math.sin(turn * 3 + Math.PI / 2)) * Math.sin(rise * Math.PI);
  return [
    Math.sin(turn) * around * 0.93 * puff,
    0.55 + (3.65 + out) * Math.sin(angle) ** 1.05 * front,
    Math.cos(turn) * around * 1.02 * puff,
  ];
}

/** A six-piece cap lying on the floor with its peak toward +z. */
export function sportsCap(colours: SportsCapColours): Group {
  const group = new Group();
  const skin = (paint: Paint, from: number, to: number, out: number) => {
    const cloth = fabric(paint, 6);
    cloth.side = DoubleSide;
    cloth.bumpScale = 0.8;
    const shape = surface(90, 40, (u, v) => crownAt(from + (to - from) * u, v, out));
    group.add(new Mesh(shape, cloth));
  };
  const side = Math.PI / 3;
  skin(colours.crown, side, Math.PI * 2 - side, 0);
  skin(colours.front, -side, side, 0.012);
  for (let n = 0; n < 6; n += 1) {
    const turn = n * side;
    for (const off of [-0.03, 0.03]) {
      const line = Array.from({ length: 26 }, (_, k) =>
        crownAt(turn + off / (1.05 - k / 26), 0.02 + (k / 25) * 0.9, 0.02),
      );
      group.add(stitches(line, fabric(colours.thread, 1), 0.24, 0.022));
    }
    const [x, y, z] = crownAt(turn + side / 2, 0.6, 0.03);
    const eyelet = new Mesh(new TorusGeometry(0.13, 0.05, 8, 18), metal("steel", 0.35));
    eyelet.position.set(x, y, z);
    eyelet.lookAt(x * 2, y * 1.6, z * 2);
    group.add(eyelet);
  }
  const band = Array.from({ length: 48 }, (_, n) => crownAt((n / 48) * Math.PI * 2, 0.004, 0));
  group.add(new Mesh(cord(band, 0.1, true), fabric(colours.crown, 10)));
  group.add(badge(colours), peak(colours));
  const button = new Mesh(new SphereGeometry(0.34, 24, 12), fabric(colours.button, 4));
  button.scale.y = 0.5;
  button.position.y = crownAt(0, 1)[1] + 0.06;
  group.add(button);
  return group;
}

/** An embroidered brick with two studs, and a ball beside it. */
function badge({ badge: paint, button }: SportsCapColours): Group {
  const group = new Group();
  const raised = (colour: Paint, at: (u: number, v: number) => readonly [number, number]) => {
    const cloth = fabric(colour, 2);
    cloth.side = DoubleSide;
    const shape = surface(28, 12, (u, v) => {
      const [turn, rise] = at(u, v);
      return crownAt(turn, rise, 0.03 + 0.07 * Math.min(1, 8 * v, 8 * (1 - v)));
    });
    group.add(new Mesh(shape, cloth));
  };
  raised(paint, (u, v) => [-0.22 + u * 0.3, 0.3 + v * 0.15]);
  for (const turn of [-0.19, -0.04]) raised(paint, (u, v) => [turn + u * 0.09, 0.46 + v * 0.045]);
  raised(button, (u, v) => {
    const [angle, size] = [u * Math.PI * 2, v * 0.075];
    return [0.19 + Math.cos(angle) * size, 0.42 + Math.sin(angle) * size * 0.82];
  });
  return group;
}
