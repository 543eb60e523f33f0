import { CylinderGeometry, type Group, TorusGeometry } from "three";
import type { Paint } from "../../stage/palette.ts";
import { between, type Random } from "../../stage/random.ts";
import { joined, slab } from "../joined.ts";
import { doored, windowed } from "../openings.ts";
import { signBoard } from "../sign-board.ts";
import { built, type Piece, type Site } from "../site.ts";
import { brickPiece, slopePiece } from "./loose-pieces.ts";

const wallHigh = 2.2;

/** A shallow tray with partitions; cells are counted from the far left. */
function tray(site: Site, columns: number, rows: number, cell: readonly [number, number], paint: Paint): void {
  const [w, d] = [columns * cell[0], rows * cell[1]];
  const wall = (x: number, z: number, wide: number, deep: number) =>
    slab([wide, wallHigh, deep], [x, wallHigh / 2, z], 0.14);
  const shape = () =>
    joined(
      slab([w + 0.4, 0.4, d + 0.4], [0, 0.2, 0], 0.16),
      ...Array.from({ length: columns + 1 }, (_, n) =>
        wall(n * cell[0] - w / 2, 0, n % columns === 0 ? 0.5 : 0.3, d + 0.5),
      ),
      ...Array.from({ length: rows + 1 }, (_, n) => wall(0, n * cell[1] - d / 2, w + 0.5, n % rows === 0 ? 0.5 : 0.3)),
    );
  site.lay({ x: -1, z: -1, y: 0, wide: 2, deep: 2, high: 1, paint, shape: "tile" });
  site.fit({ name: "tray", shape }, [0, 0, 0], { paint });
}

/** Middle of a cell. */
const middle = (column: number, row: number, columns: number, rows: number, cell: readonly [number, number]) =>
  [(column + 0.5 - columns / 2) * cell[0], (row + 0.5 - rows / 2) * cell[1]] as const;

/** A way to lay an upright part flat on its back: the part is drawn as if its hole looked upward. */
function laid(site: Site, draw: (flat: Site) => void, at: readonly [number, number, number], turn: number): void {
  draw({
    ...site,
    fit: (piece, [dx, dy, dz], fitting) => {
      const angle = (turn * Math.PI) / 180;
      const [along, across] = [dx, -dy * 0.4];
      site.fit(
        piece,
        [
          at[0] + along * Math.cos(angle) + across * Math.sin(angle),
          at[1] + dz / 0.4,
          at[2] + across * Math.cos(angle) - along * Math.sin(angle),
        ],
        { ...fitting, turn, lean: [-90, 0] },
      );
    },
  });
}

/** Doors, windows, shutters and fences sorted in a tray, with a finished front beside it. */
export function openingsTray(paint: Paint, random: Random): Group {
  return built(random, (site) => {
    const cell = [6, 5] as const;
    tray(site, 3, 2, cell, paint);
    const flat = (x: number, y: number, z: number, wide: number, high: number) => ({ x, y, z, wide, high, turn: 0 });
    const stacks = [
      { fill: doored("brick"), wide: 2, high: 9 },
      { fill: windowed({ frame: "white", columns: 2, rows: 2 }), wide: 2, high: 7 },
      { fill: doored("sea", "glass"), wide: 2, high: 9 },
      { fill: windowed({ frame: "sun", columns: 3, rows: 2 }), wide: 3, high: 7 },
      { fill: windowed({ frame: "leaf", columns: 1, rows: 2 }), wide: 2, high: 7 },
    ];
    stacks.forEach(({ fill, wide, high }, n) => {
      const [x, z] = middle(n % 3, Math.floor(n / 3), 3, 2, cell);
      for (let k = 0; k < 5; k += 1)
        laid(
          site,
          (on) => fill(on, flat(0, 0, 0, wide, high)),
          [x + (k % 2 ? 1.4 : -1.4) * (wide > 2 ? 0.7 : 1), 2 + k * 1.35, z + between(random, -0.3, 0.3)],
          between(random, -16, 16),
        );
    });
    const [sx, sz] = middle(2, 1, 3, 2, cell);
    for (let k = 0; k < 9; k += 1)
      site.fit(
        slopePiece,
        [
          sx + ((k % 3) - 1) * 1.9 + between(random, -0.1, 0.1),
          2.6 + Math.floor(k / 6) * 3,
          sz + ((Math.floor(k / 3) % 2) - 0.5) * 2,
        ],
        {
          paint: k % 2 ? "brick" : "charcoal",
          turn: between(random, -20, 200),
        },
      );
    site.add(signBoard({ words: "KLIKKO", wide: 5, high: 1.3, board: "white", ink: "brick" }), [0, 2.9, 5.28]);
    windowed({ frame: "white", columns: 2, rows: 2, shutters: "sea" })(site, {
      x: -4.4,
      y: 4.5,
      z: 8.4,
      wide: 3,
      high: 9,
      turn: 0,
    });
    doored("brick")(site, { x: 1.6, y: 6.5, z: 8.6, wide: 2.6, high: 13, turn: -14 });
    site.fit(slopePiece, [5.4, 1.5, 8.6], { paint: "brick", turn: 24 });
    site.fit(slopePiece, [7.4, 1.5, 7.4], { paint: "charcoal", turn: -30 });
  });
}

const tyre = (radius: number, thick: number): Piece => ({
  name: `tyre ${radius}`,
  shape: () => {
    const count = Math.round(radius * 16);
    return joined(
      new TorusGeometry(radius - thick, thick, 14, 40).scale(1, 1, 1.2),
      ...Array.from({ length: count }, (_, n) =>
        slab([thick * 0.55, thick * 0.5, thick * 1.9], [radius - 0.02, 0, 0], 0.03).rotateZ((n / count) * Math.PI * 2),
      ),
    );
  },
});
const rim = (radius: number): Piece => ({
  name: `rim ${radius}`,
  shape: () =>
    joined(
      new CylinderGeometry(radius * 0.68, radius * 0.68, radius * 0.5, 32).rotateX(Math.PI / 2),
      new TorusGeometry(radius * 0.5, radius * 0.08, 8, 28).translate(0, 0, radius * 0.27),
      ...Array.from({ length: 5 }, (_, n) =>
        new CylinderGeometry(radius * 0.1, radius * 0.1, radius * 0.1, 12)
          .rotateX(Math.PI / 2)
          .translate(Math.cos(n * 1.257) * radius * 0.3, Math.sin(n * 1.257) * radius * 0.3, radius * 0.27),
      ),
    ),
});

/** A wheel at a place; lying flat, or standing when `upright`. */
function wheel(
  site: Site,
  at: readonly [number, number, number],
  radius: number,
  paint: Paint,
  lean: readonly [number, number],
  turn = 0,
): void {
  site.fit(tyre(radius, radius * 0.3), at, { paint: "ink", lean, turn });
  site.fit(rim(radius), at, { paint, lean, turn });
}

/** Wheels of three sizes and axles sorted in a tray, with a rolling chassis beside it. */
export function wheelsTray(paint: Paint, random: Random): Group {
  return built(random, (site) => {
    const cell = [6.4, 5.6] as const;
    tray(site, 3, 2, cell, paint);
    const sizes = [
      [1.45, "sun", 4],
      [1, "white", 8],
      [0.72, "brick", 12],
      [1.45, "steel", 4],
      [1, "sea", 8],
    ] as const;
    sizes.forEach(([radius, hub, count], n) => {
      const [x, z] = middle(n % 3, Math.floor(n / 3), 3, 2, cell);
      const across = radius > 1.2 ? 2 : radius > 0.8 ? 3 : 4;
      for (let k = 0; k < count; k += 1) {
        const layer = Math.floor(k / (across * 2));
        const px = x + ((k % across) - (across - 1) / 2) * (5.4 / across);
        const pz = z + ((Math.floor(k / across) % 2) - 0.5) * 2.6;
        wheel(site, [px, 2.2 + layer * 2.2 + between(random, 0, 0.8), pz], radius, hub, [
          -90 + between(random, -16, 16),
          between(random, -14, 14),
        ]);
      }
    });
    const [ax, az] = middle(2, 1, 3, 2, cell);
    for (let k = 0; k < 9; k += 1)
      site.fit(
        { name: "axle rod", shape: () => joined(slab([4.4, 0.34, 0.12]), slab([4.4, 0.12, 0.34])) },
        [ax + between(random, -0.4, 0.4), 2 + (k % 3) * 0.9, az - 1.9 + k * 0.46],
        { paint: k % 3 ? "ink" : "steel", turn: between(random, -9, 9) },
      );
    site.add(signBoard({ words: "KLIKKO", wide: 5, high: 1.3, board: "white", ink: "sea" }), [0, 2.9, 5.88]);
    site.fit(brickPiece(4, 2, 1), [-3.4, 3.6, 9.4], { paint: "brick", turn: 16, scale: [1.5, 1, 1] });
    site.fit(brickPiece(2, 2), [-3.9, 5.6, 9.5], { paint: "sun", turn: 16 });
    for (const [x, z] of [
      [-5.7, 8.7],
      [-1.6, 7.55],
      [-5.1, 11.1],
      [-1, 9.95],
    ] as const)
      wheel(site, [x, 2.5, z], 1, "white", [0, 0], 16);
    wheel(site, [4, 3.6, 9], 1.45, "sun", [-8, 0], -24);
    wheel(site, [7.4, 1, 8.4], 1.45, "steel", [-90, 0], 0);
    wheel(site, [2.2, 0.6, 10.8], 0.72, "brick", [-90, 0], 0);
  });
}
