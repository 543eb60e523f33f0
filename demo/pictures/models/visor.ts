import { DoubleSide, Group, Mesh } from "three";
import { fabric, plastic } from "../stage/materials.ts";
import type { Paint } from "../stage/palette.ts";
import { box } from "./bricks.ts";
import { peak } from "./peak.ts";
import { cord, type Point, surface } from "./surface.ts";

export type VisorColours = { band: Paint; peak: Paint; under: Paint; thread: Paint };

const radius = 4;

function bandAt(turn: number, rise: number, out: number): Point {
  const front = Math.max(0, Math.cos(turn));
  const high = 1.5 + 0.9 * front;
  const around = radius + out - rise * 0.35 * front;
  return [Math.sin(turn) * around * 0.92, 0.55 + rise * high, Math.cos(turn) * around * 1.02];
}

/** A sun visor: a broad band without a crown, its peak toward +z. */
export function visor(colours: VisorColours): Group {
  const group = new Group();
  const skin = (paint: Paint, shape: ReturnType<typeof surface>, weave: number) => {
    const cloth = fabric(paint, weave);
    cloth.side = DoubleSide;
    group.add(new Mesh(shape, cloth));
  };
  const around = (u: number) => (u * 2 - 1) * Math.PI * 0.93;
  skin(
    colours.band,
    surface(110, 14, (u, v) => bandAt(around(u), v, 0.12 * Math.sin(v * Math.PI) ** 0.5)),
    8,
  );
  skin(
    colours.under,
    surface(110, 8, (u, v) => bandAt(around(u), 0.02 + v * 0.95, -0.14)),
    8,
  );
  group.add(peak(colours));
  for (const edge of [0, 1]) {
    const line = Array.from({ length: 60 }, (_, n) => bandAt(around(n / 59), edge, 0));
    group.add(new Mesh(cord(line, 0.13), fabric(colours.thread, 10)));
  }
  const strap = Array.from({ length: 12 }, (_, n) => bandAt(Math.PI * (0.86 + (n / 11) * 0.28), 0.45, 0.05));
  const tape = surface(24, 6, (u, v) => {
    const at = strap[Math.round(u * 11)] ?? [0, 0, 0];
    return [at[0], at[1] + (v - 0.5) * 0.9, at[2]];
  });
  skin(colours.thread, tape, 4);
  const buckle = new Mesh(box(0.9, 1.1, 0.2, 0.08), plastic("ink"));
  buckle.position.set(-1.2, 1.2, -3.95);
  const badge = surface(16, 10, (u, v) => bandAt((u - 0.5) * 0.34, 0.32 + v * 0.36, 0.15));
  skin(colours.thread, badge, 3);
  group.add(buckle);
  return group;
}
