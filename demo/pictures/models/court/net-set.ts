import { Group, Mesh } from "three";
import { enamel, fabric, metal, plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { flatPrint, lettering } from "../parts/print.ts";
import { type Line, rods } from "../parts/rods.ts";
import { strip } from "../parts/strip.ts";
import { cord, type Point } from "../surface.ts";
import { turned } from "../turned.ts";

/** A free-standing net: two posts on crossed feet, a taped net between them. */
export function netSet(paint: Paint, trim: Paint, wide = 30, high = 15, net = 7.5): Group {
  const group = new Group();
  const half = wide / 2;
  const sag = (x: number) => 0.7 * (1 - (x / half) ** 2);
  for (const side of [-1, 1]) {
    const post = new Mesh(
      turned([
        [0, 0.3],
        [0.62, 0.3],
        [0.62, 5.4],
        [0.5, 5.5],
        [0.5, high],
        [0.56, high + 0.1],
        [0.56, high + 0.5],
        [0, high + 0.7],
      ]),
      enamel(paint),
    );
    const collar = new Mesh(
      turned([
        [0.6, 5],
        [0.85, 5.1],
        [0.85, 6],
        [0.6, 6.1],
      ]),
      plastic(trim),
    );
    const screw = new Mesh(
      turned([
        [0, 0],
        [0.5, 0],
        [0.5, 0.4],
        [0, 0.4],
      ]),
      plastic(trim),
    );
    screw.rotation.z = (-side * Math.PI) / 2;
    screw.position.set(side * 0.8, 5.5, 0);
    const stand = new Group();
    stand.add(post, collar, screw);
    for (const z of [-1, 1]) {
      const leg: Point[] = [
        [0, 1.5, 0],
        [0, 0.7, z * 2],
        [0, 0.4, z * 5],
      ];
      stand.add(new Mesh(cord(leg, 0.36), enamel(paint)));
      const shoe = new Mesh(
        turned([
          [0, 0],
          [0.7, 0],
          [0.75, 0.2],
          [0.6, 0.75],
          [0, 0.8],
        ]),
        plastic(trim),
      );
      shoe.position.set(0, 0, z * 5);
      stand.add(shoe);
    }
    stand.position.x = side * half;
    group.add(stand);
    for (const y of [high - 0.4, high - net])
      group.add(
        rods(
          [
            [
              [side * half, y, 0.3],
              [side * (half - 1.2), y - 0.2, 0],
            ],
          ],
          0.1,
          metal("steel", 0.4),
        ),
      );
  }
  const across = Array.from({ length: 13 }, (_, n) => ((n / 12) * 2 - 1) * (half - 1));
  const tape = (y: number, tall: number, colour: Paint) =>
    group.add(
      new Mesh(
        strip(
          across.map((x): Point => [x, y - sag(x), 0]),
          tall,
          0.16,
          [0, 1, 0],
        ),
        fabric(colour, 20),
      ),
    );
  tape(high - 0.6, 0.95, "white");
  tape(high - net - 0.2, 0.45, trim);
  for (const side of [-1, 1])
    group.add(
      new Mesh(
        strip(
          [
            [side * (half - 1), high - 0.5, 0],
            [side * (half - 1), high - net / 2, 0],
            [side * (half - 1), high - net - 0.3, 0],
          ],
          0.5,
          0.16,
          [1, 0, 0],
        ),
        fabric("white", 20),
      ),
    );
  const lines: Line[] = [];
  const columns = 34;
  for (let n = 1; n < columns; n += 1) {
    const x = ((n / columns) * 2 - 1) * (half - 1);
    lines.push([
      [x, high - 0.6 - sag(x), 0],
      [x, high - net - 0.2 - sag(x), 0],
    ]);
  }
  for (let row = 1; row < 9; row += 1) {
    const y = high - 0.6 - (row / 9) * (net - 0.5);
    across.slice(1).forEach((x, n) => {
      const before = across[n] ?? x;
      lines.push([
        [before, y - sag(before), 0],
        [x, y - sag(x), 0],
      ]);
    });
  }
  group.add(rods(lines, 0.045, fabric("ink", 3), 5));
  const name = flatPrint(lettering("RALLYA", paint), 4.4, 0.8);
  name.position.set(0, high - 0.6 - 0.7, 0.12);
  group.add(name);
  return group;
}
