import { type Group, Mesh } from "three";
import { plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { joined, slab } from "../joined.ts";
import { signBoard } from "../sign-board.ts";
import { built } from "../site.ts";
import { surface } from "../surface.ts";
import { brickPiece, conePiece, heap, type Mood, roundPiece, slopePiece } from "./loose-pieces.ts";

/** A rectangle with round corners, walked once around as `share` goes from 0 to 1. */
export function roundedWalk(wide: number, deep: number, corner: number, share: number): [number, number] {
  const angle = share * Math.PI * 2;
  const power = 2 / (2 + (Math.min(wide, deep) / corner) * 0.9);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [(wide / 2) * Math.sign(c) * Math.abs(c) ** power, (deep / 2) * Math.sign(s) * Math.abs(s) ** power];
}

/** An open moulded tub with a rolled rim: outside, over the rim, and down inside to the floor. */
export function tub(wide: number, deep: number, high: number, paint: Paint): Mesh {
  const wall = [
    [0, 0.88],
    [0.02, 0.9],
    [high * 0.5, 0.95],
    [high - 0.7, 0.985],
    [high - 0.68, 1.03],
    [high - 0.05, 1.035],
    [high, 1.02],
    [high, 0.99],
    [high - 0.05, 0.965],
    [high * 0.4, 0.92],
    [0.3, 0.87],
    [0.3, 0.02],
  ] as const;
  const shape = surface(160, wall.length - 1, (u, v) => {
    const [y, share] = wall[Math.round(v * (wall.length - 1))] ?? [0, 1];
    const [x, z] = roundedWalk(wide, deep, 2.4, u);
    return [x * share, y, z * share];
  });
  const material = plastic(paint);
  material.side = 2;
  return new Mesh(shape, material);
}

/** A tub full of bricks, some of them spilled before it. */
export function brickTub(paint: Paint, label: readonly [Paint, Paint], mood: Mood, random: Random): Group {
  return built(random, (site) => {
    const [wide, deep, high] = [15, 10, 6.4];
    site.add(tub(wide, deep, high, paint), [0, 0, 0]);
    heap(site, { wide: wide - 1.2, deep: deep - 1 }, high / 0.4 - 0.5, mood);
    site.add(signBoard({ words: "KLIKKO", wide: 6.4, high: 1.9, board: label[0], ink: label[1] }), [0, 7.4, 4.82]);
    const grip = {
      name: "tub grip",
      shape: () =>
        joined(
          slab([0.5, 0.5, 3.6], [0, 0, 0], 0.2),
          slab([0.4, 1.4, 0.5], [0, 0.5, 1.7], 0.18),
          slab([0.4, 1.4, 0.5], [0, 0.5, -1.7], 0.18),
        ),
    };
    for (const side of [-1, 1]) site.fit(grip, [side * 7.75, 11.6, 0], { paint: label[0] });
    const spill = [
      [brickPiece(4, 2), -6.4, 1.5, 7.6, 24, 0],
      [brickPiece(2, 2), -2.6, 1.5, 8.4, -18, 1],
      [slopePiece, 1, 1.5, 7.6, 30, 2],
      [brickPiece(3, 2), 4.4, 1.5, 8.6, -34, 3],
      [roundPiece, 7.6, 1.5, 7.2, 0, 4],
      [conePiece, -8.8, 2, 5.6, 0, 5],
      [brickPiece(2, 2, 1), 0.4, 0.5, 10.4, 50, 0],
    ] as const;
    for (const [piece, x, y, z, turn, n] of spill)
      site.fit(piece, [x, y, z], { paint: mood[n % mood.length] ?? mood[0], turn });
    site.fit(brickPiece(2, 2), [-6.6, 4.5, 7.5], { paint: mood[2] ?? mood[0], turn: 24 });
    site.lay({ x: -1, z: -1, y: 1, wide: 2, deep: 2, high: 1, paint, shape: "tile" });
  });
}
