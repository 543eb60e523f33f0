import { Group, Mesh } from "three";
import { plastic, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { cutSheet, mirrored, smoothLoop } from "../parts/outline.ts";
import { flatPrint, lettering } from "../parts/print.ts";
import { woodSkin } from "../parts/wood.ts";
import { turned } from "../turned.ts";

const half = [
  [3.1, -11.4],
  [4.5, -9.5],
  [4.3, -4],
  [3.5, 0],
  [4.3, 4],
  [4.5, 9.5],
  [3.1, 11.4],
] as const;

/** A waisted plywood board that tilts on a loose roller. */
export function balanceBoard(paint: Paint, grip: Paint): Group {
  const group = new Group();
  const board = new Group();
  const line = smoothLoop(mirrored(half), 120);
  for (const [level, colour] of [
    [0, paint],
    [0.24, "cocoa"],
    [0.48, paint],
  ] as const) {
    const ply = new Mesh(cutSheet(line, 0.24, 0.05), woodSkin(colour, 0.16));
    ply.position.z = level;
    board.add(ply);
  }
  for (const side of [-1, 1]) {
    const pad = new Mesh(
      cutSheet(
        smoothLoop(
          mirrored([
            [2.2, 3.4],
            [3.3, 5.4],
            [3.6, 9],
            [2.4, 10.6],
          ]),
          60,
        ),
        0.12,
        0.04,
      ),
      rubber(grip),
    );
    pad.position.z = 0.71;
    pad.rotation.z = side > 0 ? 0 : Math.PI;
    const stop = new Mesh(
      cutSheet(
        line.filter(({ y }) => Math.abs(y) > 10.2 && y * side > 0),
        0.5,
        0.1,
      ),
      plastic(grip),
    );
    stop.position.z = -0.5;
    board.add(pad, stop);
  }
  const name = flatPrint(lettering("TEGAP", "brick"), 4, 1);
  name.position.z = 0.735;
  name.rotation.z = Math.PI / 2;
  board.add(name);
  board.rotation.set(-Math.PI / 2, 0, Math.PI / 2);
  const deck = new Group();
  deck.add(board);
  deck.rotation.z = 0.235;
  deck.position.set(-0.6, 3.02, 0);
  group.add(deck);
  const roller = new Mesh(
    turned([
      [0, -4.6],
      [1.3, -4.6],
      [1.46, -4.45],
      [1.46, 4.45],
      [1.3, 4.6],
      [0, 4.6],
    ]),
    woodSkin("sand", 1),
  );
  roller.rotation.x = Math.PI / 2;
  roller.position.set(0, 1.46, 0);
  group.add(roller);
  for (const z of [-3, 3]) {
    const ring = new Mesh(
      turned([
        [1.44, -0.35],
        [1.52, -0.28],
        [1.52, 0.28],
        [1.44, 0.35],
      ]),
      rubber("ink"),
    );
    ring.rotation.x = Math.PI / 2;
    ring.position.set(0, 1.5, z);
    group.add(ring);
  }
  return group;
}
