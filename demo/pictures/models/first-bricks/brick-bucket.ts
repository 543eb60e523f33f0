import { CylinderGeometry, Group, Mesh, TorusGeometry } from "three";
import { metal, plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { slab } from "../joined.ts";
import { signBoard } from "../sign-board.ts";
import { built } from "../site.ts";
import { turned } from "../turned.ts";
import { brickPiece, heap, type Mood, roundPiece, slopePiece } from "./loose-pieces.ts";

const high = 11;

function pail(paint: Paint): Mesh {
  const material = plastic(paint);
  material.side = 2;
  const rings = [2.2, 2.6].flatMap((y) => [[5 + y * 0.09 + (y > 2.4 ? 0 : 0.14), y] as const]);
  return new Mesh(
    turned([
      [0, 0.2],
      [4.7, 0.2],
      [4.75, 0],
      [5, 0],
      ...rings,
      [5.85, high - 1.2],
      [6.15, high - 1.2],
      [6.15, high - 0.8],
      [5.9, high - 0.7],
      [6, high],
      [5.8, high],
      [5.6, high - 1],
      [4.9, 0.6],
      [0, 0.6],
    ]),
    material,
  );
}

/** A lid with four large studs on it, lying on the floor. */
export function bucketLid(paint: Paint): Group {
  const group = new Group();
  group.add(
    new Mesh(
      turned([
        [0, 0],
        [6.1, 0],
        [6.35, 0.1],
        [6.4, 0.9],
        [6.2, 1.1],
        [5.6, 1.1],
        [5.5, 1],
        [0, 1],
      ]),
      plastic(paint),
    ),
  );
  for (const x of [-1.9, 1.9])
    for (const z of [-1.9, 1.9]) {
      const knob = new Mesh(
        turned([
          [1.35, 0],
          [1.35, 0.75],
          [1.25, 0.9],
          [0, 0.9],
        ]),
        plastic(paint),
      );
      knob.position.set(x, 1, z);
      group.add(knob);
    }
  return group;
}

function bail(lowered: boolean): Group {
  const group = new Group();
  const wire = new Mesh(new TorusGeometry(6.3, 0.14, 12, 60, Math.PI), metal("steel"));
  const grip = new Mesh(new CylinderGeometry(0.42, 0.42, 3.4, 24).rotateZ(Math.PI / 2), plastic("white"));
  grip.position.y = 6.3;
  group.add(wire, grip);
  group.rotation.x = lowered ? 2.05 : 0;
  group.position.y = high - 1;
  return group;
}

/** A bucket of bricks: heaped and open with its lid beside it, or shut. */
export function brickBucket(paint: Paint, lid: Paint, mood: Mood, open: boolean, random: Random): Group {
  return built(random, (site) => {
    site.lay({ x: -1, z: -1, y: 0, wide: 2, deep: 2, high: 1, paint, shape: "tile" });
    site.add(pail(paint), [0, 0, 0]);
    const label = signBoard({ words: "KLIKKO", wide: 5.2, high: 1.7, board: "white", ink: paint });
    label.rotation.x = -0.08;
    site.add(label, [0, 14.6, 5.5]);
    site.add(bail(open), [0, 0, 0]);
    for (const side of [-1, 1])
      site.fit(
        { name: "ear", shape: () => slab([0.5, 1.4, 1.4], [0, 0, 0], 0.2) },
        [side * 6.15, high * 2.5 - 2.6, 0],
        { paint: lid },
      );
    const top = bucketLid(lid);
    if (!open) {
      site.add(top, [0, high * 2.5 - 1.4, 0]);
      return;
    }
    heap(site, { wide: 11, deep: 11, round: true }, high * 2.5 - 0.6, mood);
    top.rotation.set(1.22, 0, 0);
    site.add(top, [8.9, 14.9, 2.6], 62);
    const spill = [
      [brickPiece(4, 2), -7.2, 6.4, 32],
      [brickPiece(2, 2), -3.6, 8.4, -20],
      [slopePiece, -8.6, 2.8, 64],
      [roundPiece, 0.2, 9, 0],
      [brickPiece(2, 2), -5.4, 9.6, 12],
    ] as const;
    spill.forEach(([piece, x, z, turn], n) => {
      site.fit(piece, [x, 1.5, z], { paint: mood[(n + 1) % mood.length] ?? mood[0], turn });
    });
  });
}
