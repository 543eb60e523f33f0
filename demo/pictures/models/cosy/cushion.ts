import { DoubleSide, Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import { makerLabel } from "../sewing/maker-label.ts";
import { textile } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { piping, stitches } from "../sewing/stitching.ts";
import { cord, type Point, surface } from "../surface.ts";

export type CushionPaints = { readonly cloth: Paint; readonly edge: Paint; readonly line: Paint };

const half = 6;

/** A point of the cushion: x and y from -1 to 1, and which face. Corners reach out, sides are drawn in. */
function pillow(x: number, y: number, face: number, out = 0): Point {
  const drawn = (a: number, b: number) => a * half * (1 - 0.05 * (1 - b * b) * Math.abs(a) ** 2);
  const full = (1 - Math.abs(x) ** 2.4) ** 0.62 * (1 - Math.abs(y) ** 2.4) ** 0.62;
  const slack = 0.09 * Math.sin(x * 5 + y * 3) * (1 - full) + 0.04 * Math.sin(x * 9 - y * 7);
  return [drawn(x, y), drawn(y, x), face * (2.5 * full + slack * full + 0.02 + out)];
}

/** A square cushion leaning back, a pattern of brick courses sewn over its front and tassels at its corners. */
export function cushion(paints: CushionPaints): Group {
  const body = new Group();
  const cloth = textile(paints.cloth, 7);
  cloth.side = DoubleSide;
  for (const face of [1, -1])
    part(
      body,
      surface(56, 56, (u, v) => pillow(u * 2 - 1, v * 2 - 1, face)),
      cloth,
    );
  const steps = Array.from({ length: 25 }, (_, n) => -1 + n / 12);
  const rim = [
    ...steps.map((t) => pillow(t, -1, 1)),
    ...steps.map((t) => pillow(1, t, 1)),
    ...steps.map((t) => pillow(-t, 1, 1)),
    ...steps.map((t) => pillow(-1, -t, 1)),
  ];
  part(body, piping(rim, 0.17, true), textile(paints.edge, 20));
  const thread = textile(paints.line, 30);
  for (let row = 0; row < 6; row += 1) {
    const y = -0.75 + row * 0.3;
    part(
      body,
      piping(
        Array.from({ length: 25 }, (_, n) => pillow(-0.78 + (n / 24) * 1.56, y, 1, 0.03)),
        0.1,
      ),
      thread,
    );
    if (row === 5) continue;
    for (let n = 0; n <= 3; n += 1) {
      const x = -0.78 + n * 0.52 + (row % 2 ? 0.26 : 0);
      if (x > 0.79) continue;
      part(
        body,
        piping(
          [0, 0.33, 0.66, 1].map((t) => pillow(x, y + t * 0.3, 1, 0.03)),
          0.1,
        ),
        thread,
      );
    }
  }
  body.add(
    stitches(
      Array.from({ length: 40 }, (_, n) => pillow(-0.86 + (n / 39) * 1.72, -0.88, 1, 0.03)),
      paints.edge,
      0.24,
    ),
  );
  for (const x of [-1, 1])
    for (const y of [-1, 1]) {
      const [cx, cy] = pillow(x, y, 1);
      for (let n = 0; n < 7; n += 1) {
        const turn = (n / 7) * Math.PI * 2;
        const tip: Point = [
          cx + x * (1.3 + 0.18 * Math.cos(turn)),
          cy + y * 0.7 - 0.5 + 0.3 * Math.sin(turn),
          0.3 * Math.cos(turn * 2),
        ];
        part(
          body,
          cord([[cx + x * 0.1, cy + y * 0.1, 0], [cx + x * 0.6, cy + y * 0.4, 0.12 * Math.sin(turn)], tip], 0.085),
          thread,
        );
      }
      part(
        body,
        cord(
          [
            [cx + x * 0.05, cy + y * 0.05, 0],
            [cx + x * 0.4, cy + y * 0.3, 0],
          ],
          0.27,
        ),
        textile(paints.edge, 20),
      );
    }
  const label = makerLabel("SELASAR", 1.3, 0.7, "cream", "ink");
  label.position.set(...pillow(0.9, -0.66, 1, 0.05));
  label.rotation.y = 0.5;
  body.add(label);
  body.rotation.x = -0.24;
  return body;
}
