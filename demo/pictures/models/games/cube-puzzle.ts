import { Group } from "three";
import { metal } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { box } from "../bricks.ts";
import { makerLabel } from "../sewing/maker-label.ts";
import { timber } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { spun } from "../spun.ts";

type Cell = readonly [number, number, number];

/** Seven pieces that fill a cube of three by three by three, written as the cells they take in it. */
const pieces: readonly { readonly paint: Paint; readonly cells: readonly Cell[] }[] = [
  {
    paint: "brick",
    cells: [
      [0, 0, 0],
      [0, 0, 1],
      [1, 0, 0],
    ],
  },
  {
    paint: "sun",
    cells: [
      [2, 0, 0],
      [2, 0, 1],
      [2, 0, 2],
      [1, 0, 2],
    ],
  },
  {
    paint: "court",
    cells: [
      [0, 0, 2],
      [0, 1, 2],
      [1, 1, 2],
      [0, 2, 2],
    ],
  },
  {
    paint: "sea",
    cells: [
      [0, 1, 0],
      [0, 1, 1],
      [0, 2, 1],
      [0, 2, 0],
    ],
  },
  {
    paint: "wood",
    cells: [
      [1, 0, 1],
      [1, 1, 1],
      [1, 1, 0],
      [2, 1, 0],
    ],
  },
  {
    paint: "coral",
    cells: [
      [2, 1, 1],
      [2, 1, 2],
      [2, 2, 2],
      [1, 2, 2],
    ],
  },
  {
    paint: "cream",
    cells: [
      [1, 2, 0],
      [2, 2, 0],
      [2, 2, 1],
      [1, 2, 1],
    ],
  },
];

const size = 2.4;

function piece(paint: Paint, cells: readonly Cell[]): Group {
  const group = new Group();
  const wood = timber(paint, 4);
  for (const [x, y, z] of cells) {
    part(group, box(size - 0.05, size - 0.05, size - 0.05, 0.16), wood, [x * size, y * size, z * size]);
    // Cells of one piece are glued: a plug closes the gap between them.
    for (const [a, b, c] of cells) {
      if (Math.abs(a - x) + Math.abs(b - y) + Math.abs(c - z) !== 1 || a + b + c < x + y + z) continue;
      const [w, h, d] = [a !== x ? 0.6 : size - 0.05, b !== y ? 0.6 : size - 0.05, c !== z ? 0.6 : size - 0.05];
      part(group, box(w, h, d, 0.12), wood, [((a + x) / 2) * size, ((b + y) / 2) * size, ((c + z) / 2) * size]);
    }
  }
  return group;
}

/** The box with its brass hinge pins, open at the top; `lid` leans it against the side. */
function tray(wood: Paint): Group {
  const group = new Group();
  const board = timber(wood, 5);
  const inner = size * 3 + 0.3;
  const [wall, tall] = [0.6, 3.6];
  part(group, box(inner + wall * 2, 0.5, inner + wall * 2, 0.14), board, [0, 0.25, 0]);
  for (const side of [-1, 1]) {
    part(group, box(inner + wall * 2, tall, wall, 0.14), board, [0, tall / 2, side * (inner / 2 + wall / 2)]);
    part(group, box(wall, tall, inner + wall * 2, 0.14), board, [side * (inner / 2 + wall / 2), tall / 2, 0]);
    for (const y of [0.8, 1.8, 2.8])
      part(
        group,
        spun([0, 0.1, 0.16, 0.08, 0.18, 0]),
        metal("gold", 0.3),
        [side * (inner / 2 + 0.3), y, inner / 2 + wall],
        [Math.PI / 2, 0, 0],
      );
  }
  const label = makerLabel("SELASAR", 2.4, 0.9, "cream", "cocoa");
  label.position.set(0, 1.8, inner / 2 + wall + 0.02);
  group.add(label);
  return group;
}

/** The cube put together, standing in its box. */
export function cubePuzzle(wood: Paint): Group {
  const group = new Group();
  group.add(tray(wood));
  for (const { paint, cells } of pieces) {
    const it = piece(paint, cells);
    it.position.set(-size, 0.5 + size / 2, -size);
    group.add(it);
  }
  return group;
}

/** The pieces lying about before the empty box. */
export function looseCubePuzzle(wood: Paint): Group {
  const group = new Group();
  const home = tray(wood);
  home.position.set(0, 0, -7);
  group.add(home);
  pieces.forEach(({ paint, cells }, n) => {
    const it = piece(paint, cells);
    const low = Math.min(...cells.map(([, y]) => y));
    const [mx, mz] = [0, 2].map((axis) => cells.reduce((sum, cell) => sum + (cell[axis] ?? 0), 0) / cells.length);
    const holder = new Group();
    it.position.set(-(mx ?? 0) * size, size / 2 - low * size, -(mz ?? 0) * size);
    holder.add(it);
    const [row, column] = [Math.floor(n / 4), n % 4];
    holder.position.set(-9.6 + column * 6.6 + row * 3, 0, 1.8 + row * 6.6);
    holder.rotation.y = n * 1.3;
    group.add(holder);
  });
  return group;
}
