import { DoubleSide, Group, Mesh } from "three";
import { fabric } from "../stage/materials.ts";
import type { Paint } from "../stage/palette.ts";
import { stitches } from "./footwear/shapes.ts";
import { cord, type Point, surface } from "./surface.ts";

export type PeakColours = { peak: Paint; under: Paint; thread: Paint };

const radius = 4;

/** A point of the peak: it bends down toward its sides. `under` is how far below the top skin it lies. */
function peakAt(u: number, v: number, under: number): Point {
  const turn = (u - 0.5) * 2.6;
  const reach = v * 3.9 * Math.cos(turn * 0.88) ** 0.75;
  const around = radius + reach;
  const x = Math.sin(turn) * around * (0.92 - 0.1 * v);
  return [x, 0.85 - 0.07 * x * x * (0.35 + 0.4 * v) + 0.05 * v - under, Math.cos(turn) * radius * 1.02 + reach * 0.96];
}

/** The peak of a cap or a visor for a head of radius four, toward +z, with its rows of stitches. */
export function peak(colours: PeakColours): Group {
  const group = new Group();
  const skin = (paint: Paint, under: number) => {
    const cloth = fabric(paint, 5);
    cloth.side = DoubleSide;
    cloth.bumpScale = 0.8;
    group.add(
      new Mesh(
        surface(60, 24, (u, v) => peakAt(u, v, under)),
        cloth,
      ),
    );
  };
  skin(colours.peak, 0);
  skin(colours.under, 0.2);
  const rim = Array.from({ length: 40 }, (_, n) => peakAt(n / 39, 1, 0.1));
  group.add(new Mesh(cord(rim, 0.12), fabric(colours.peak, 10)));
  for (const row of [0.3, 0.52, 0.72, 0.9]) {
    const line = Array.from({ length: 60 }, (_, n) => peakAt(0.05 + (n / 59) * 0.9, row, -0.02));
    group.add(stitches(line, fabric(colours.thread, 1), 0.26, 0.026));
  }
  return group;
}
