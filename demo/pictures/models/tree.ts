import type { Group } from "three";
import type { Paint } from "../stage/palette.ts";
import type { Random } from "../stage/random.ts";
import { assemble, type Brick } from "./bricks.ts";

/** A brick tree: a round trunk under layers of leaves that shrink toward the top. */
export function brickTree(random: Random, leaves: Paint = "leaf", layers = 4): Group {
  const bricks: Brick[] = [0, 1, 2].map((n) => ({
    x: 2,
    z: 2,
    y: n * 3,
    wide: 2,
    deep: 2,
    paint: "wood",
    shape: "round",
  }));
  const widths = [6, 6, 4, 4, 2, 2].slice(-Math.max(2, layers + 1));
  widths.forEach((width, layer) => {
    const from = 3 - width / 2;
    const half = width / 2;
    const y = 7 + layer * 3;
    const turned = layer % 2 === 0;
    bricks.push(
      { x: from, z: from, y, wide: turned ? width : half, deep: turned ? half : width, paint: leaves },
      {
        x: turned ? from : from + half,
        z: turned ? from + half : from,
        y,
        wide: turned ? width : half,
        deep: turned ? half : width,
        paint: leaves,
      },
    );
  });
  return assemble(bricks, random);
}
