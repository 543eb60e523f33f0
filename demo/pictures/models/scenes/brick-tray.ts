import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import { between, type Random } from "../../stage/random.ts";
import { brickPiece, conePiece, roundPiece, slopePiece } from "../first-bricks/loose-pieces.ts";
import { joined, slab } from "../joined.ts";
import { built, type Piece } from "../site.ts";

/** The shapes a tray may be kept for. */
export const kinds = {
  long: brickPiece(4, 2),
  square: brickPiece(2, 2),
  slope: slopePiece,
  round: roundPiece,
  cone: conePiece,
  bar: brickPiece(4, 1),
  flat: brickPiece(2, 2, 1),
} as const satisfies Record<string, Piece>;

const tray = (wide: number, deep: number): Piece => ({
  name: `tray ${wide} ${deep}`,
  shape: () =>
    joined(
      slab([wide, 1.9, 0.36], [0, 0.95, deep / 2 - 0.18], 0.14),
      slab([wide, 1.9, 0.36], [0, 0.95, -deep / 2 + 0.18], 0.14),
      slab([0.36, 1.9, deep], [wide / 2 - 0.18, 0.95, 0], 0.14),
      slab([0.36, 1.9, deep], [-wide / 2 + 0.18, 0.95, 0], 0.14),
    ),
});

/** A shallow tray with bricks of one shape and one paint. */
export function brickTray(box: Paint, kind: keyof typeof kinds, paint: Paint, random: Random): Group {
  const [wide, deep] = [12, 9];
  const step = kind === "long" || kind === "bar" ? 3 : 2.3;
  return built(random, (site) => {
    site.lay({ x: -wide / 2, z: -deep / 2, y: 0, wide, deep, high: 1, paint: box, shape: "tile" });
    site.fit(tray(wide, deep), [0, 0, 0], { paint: box });
    for (let layer = 0; layer < 2; layer += 1)
      for (let x = -wide / 2 + 1.9; x <= wide / 2 - 1.8; x += step)
        for (let z = -deep / 2 + 1.7; z <= deep / 2 - 1.6; z += 2.25) {
          if (layer === 1 && random() < 0.5) continue;
          const slack = layer === 0 ? 12 : 26;
          site.fit(kinds[kind], [x + between(random, -0.2, 0.2), 2.4 + layer * 2.5, z + between(random, -0.15, 0.15)], {
            paint,
            turn: between(random, 0, 4) > 2 ? between(random, -24, 24) : 90 + between(random, -24, 24),
            lean: [between(random, -slack, slack), between(random, -slack, slack)],
          });
        }
  });
}
