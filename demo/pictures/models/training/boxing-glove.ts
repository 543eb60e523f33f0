import { Group, Mesh } from "three";
import { fabric } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { leather } from "../parts/leather.ts";
import { blunted, limb } from "../parts/limb.ts";
import { lettering, printOn } from "../parts/print.ts";
import { cord, type Point, profile, surface } from "../surface.ts";

const halfWidth = profile([0, 2.75], [0.12, 2.6], [0.3, 2.35], [0.42, 2.75], [0.58, 3.45], [0.7, 3.6], [1, 3.5]);
const back = profile([0, 2.1], [0.3, 1.95], [0.42, 2.4], [0.58, 2.85], [0.7, 2.9], [1, 2.7]);
const palm = profile([0, 2.1], [0.3, 1.95], [0.42, 2.2], [0.58, 2.5], [0.7, 2.8], [1, 2.7]);
const lean = profile([0, 0], [0.35, 0], [0.6, -0.2], [0.8, -0.9], [1, -1.7]);
const high = 13;

/** A point of the glove: `rise` from the cuff to the knuckles, `turn` around with 0 in the middle of the back. */
function gloveAt(rise: number, turn: number, out = 0): Point {
  const [s, c] = [Math.sin(turn), Math.cos(turn)];
  const round = (value: number) => Math.sign(value) * Math.abs(value) ** 0.86;
  // Above the middle of the fist the form closes like a ball.
  const bend = rise < 0.68 ? 0 : ((rise - 0.68) / 0.32) * (Math.PI / 2);
  const shut = Math.cos(bend) ** 0.72;
  const y = high * (rise < 0.68 ? rise : 0.68 + 0.3 * Math.sin(bend));
  const deep = ((c > 0 ? back(rise) : palm(rise)) + out) * shut;
  return [round(s) * (halfWidth(rise) + out) * shut, y, lean(rise) + round(c) * deep];
}

/** A boxing glove standing on its cuff, the back of the hand toward +z; `side` 1 is the left hand. */
export function boxingGlove(paint: Paint, cuff: Paint, ink: Paint, side: 1 | -1): Group {
  const group = new Group();
  group.add(
    new Mesh(
      surface(110, 72, (u, v) => gloveAt(u, v * Math.PI * 2)),
      leather(paint),
    ),
  );
  const band = (from: number, to: number, out: number, colour: Paint) =>
    group.add(
      new Mesh(
        surface(16, 72, (u, v) => gloveAt(from + (to - from) * u, v * Math.PI * 2, out * Math.sin(u * Math.PI) ** 0.4)),
        leather(colour),
      ),
    );
  band(0.01, 0.3, 0.12, cuff);
  band(0.1, 0.24, 0.26, paint);
  const edge = (rise: number, thick: number, colour: Paint) =>
    group.add(
      new Mesh(
        cord(
          Array.from({ length: 36 }, (_, n) => gloveAt(rise, (n / 36) * Math.PI * 2, 0.06)),
          thick,
          true,
        ),
        leather(colour),
      ),
    );
  edge(0.012, 0.17, ink);
  edge(0.3, 0.1, ink);
  // The seam that parts back and palm, from wrist over the knuckles to the wrist.
  for (const way of [-1, 1])
    group.add(
      new Mesh(
        cord(
          Array.from({ length: 24 }, (_, n) => gloveAt(0.32 + (n / 23) * 0.6, way * 1.75, 0.01)),
          0.075,
        ),
        leather(ink),
      ),
    );
  const thumb = limb(
    [
      [-2.1 * side, 4.6, 0.6],
      [-3.5 * side, 6.3, 0.5],
      [-4.0 * side, 8.2, 0],
      [-3.5 * side, 9.9, -0.9],
    ],
    blunted(profile([0, 1.1], [0.4, 1.45], [0.8, 1.35], [1, 1.2]), 0, 0.22),
  );
  group.add(new Mesh(thumb, leather(paint)));
  const bridge: Point[] = [
    [-2.9 * side, 9.1, -0.3],
    [-3.3 * side, 9.2, -0.5],
    [-3.9 * side, 9.1, -0.6],
  ];
  group.add(new Mesh(cord(bridge, 0.42), leather(ink)));
  const lining = new Mesh(
    surface(1, 48, (u, v) => {
      const [x, , z] = gloveAt(0.02, v * Math.PI * 2, -0.3 - u * 1.9);
      return [x, 0.12 + u * 0.6, z];
    }),
    fabric(ink, 8),
  );
  lining.material.side = 2;
  group.add(lining);
  group.add(printOn(lettering("TEGAP", "white"), (u, v) => gloveAt(0.11 + v * 0.12, (u - 0.5) * 1.7, 0.29)));
  group.add(printOn(lettering("TEGAP", cuff), (u, v) => gloveAt(0.52 + v * 0.13, (u - 0.5) * 1.5, 0.02)));
  return group;
}
