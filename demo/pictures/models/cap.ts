import { DoubleSide, Group, Mesh, SphereGeometry } from "three";
import { drawMark } from "../stage/draw-mark.ts";
import { fabric, printed } from "../stage/materials.ts";
import { type Paint, palette } from "../stage/palette.ts";
import { drawnTexture } from "../stage/textures.ts";
import { cord, type Point, surface } from "./surface.ts";

export type CapColours = { crown: Paint; brim: Paint; button: Paint };

const radius = 4;

/** A point on the crown: `turn` around, `rise` from the band (0) to the button (1). */
function crownAt(turn: number, rise: number, out = 0): Point {
  const angle = (rise * Math.PI) / 2;
  const around = (radius + out) * Math.cos(angle) ** 0.82;
  const front = 1 + 0.05 * Math.max(0, Math.cos(turn)) * Math.sin(angle);
  return [Math.sin(turn) * around * 0.94, 0.5 + (3.5 + out) * Math.sin(angle) * front, Math.cos(turn) * around];
}

/** The peak: it bends down toward its sides. `under` is how far below the top skin the point lies. */
function brimAt(u: number, v: number, under: number): Point {
  const turn = (u - 0.5) * 2.5;
  const reach = v * 3.5 * Math.cos(turn * 0.92) ** 0.75;
  const around = radius * 0.985 + reach;
  const x = Math.sin(turn) * around * (0.94 - 0.1 * v);
  return [x, 0.62 - 0.075 * x * x * (0.35 + 0.4 * v) + 0.1 * v - under, Math.cos(turn) * radius * 0.985 + reach * 0.98];
}

function badge(paint: Paint): Mesh {
  const ground = palette[paint];
  const print = drawnTexture(256, 256, (pen) => {
    pen.fillStyle = ground;
    pen.fillRect(0, 0, 256, 256);
    // The skin below runs the other way around, so the print is mirrored to read right.
    drawMark(pen, 28, 30, 200, { brick: palette.white, ball: palette.sun, ground });
  });
  const patch = surface(20, 20, (u, v) => crownAt((u - 0.5) * 0.62, 0.2 + v * 0.42, 0.05));
  const material = printed(print, null, 0.85);
  material.side = DoubleSide;
  return new Mesh(patch, material);
}

/** A cap lying on the floor with its peak toward +z. */
export function cap(colours: CapColours): Group {
  const group = new Group();
  const cloth = fabric(colours.crown, 6);
  cloth.side = DoubleSide;
  group.add(
    new Mesh(
      surface(72, 32, (u, v) => crownAt(u * Math.PI * 2, v)),
      cloth,
    ),
  );
  for (let n = 0; n < 6; n += 1) {
    const turn = (n * Math.PI) / 3 + Math.PI / 6;
    const seam = Array.from({ length: 12 }, (_, k) => crownAt(turn, k / 11, 0.01));
    group.add(new Mesh(cord(seam, 0.055), fabric(colours.crown, 20)));
  }
  const band = Array.from({ length: 40 }, (_, n) => crownAt((n / 40) * Math.PI * 2, 0.01, 0.01));
  group.add(new Mesh(cord(band, 0.11, true), fabric(colours.brim, 20)));
  const peak = fabric(colours.brim, 5);
  peak.side = DoubleSide;
  for (const under of [0, 0.2])
    group.add(
      new Mesh(
        surface(48, 16, (u, v) => brimAt(u, v, under)),
        peak,
      ),
    );
  const rim = Array.from({ length: 40 }, (_, n) => brimAt(n / 39, 1, 0.1));
  group.add(new Mesh(cord(rim, 0.12), fabric(colours.brim, 20)));
  for (const row of [0.35, 0.62, 0.85]) {
    const stitches = Array.from({ length: 40 }, (_, n) => brimAt(0.06 + (n / 39) * 0.88, row, -0.01));
    group.add(new Mesh(cord(stitches, 0.03), fabric(colours.crown, 30)));
  }
  const button = new Mesh(new SphereGeometry(0.36, 24, 12), fabric(colours.button, 4));
  button.scale.y = 0.5;
  button.position.y = 4.02;
  group.add(button, badge(colours.crown));
  return group;
}
