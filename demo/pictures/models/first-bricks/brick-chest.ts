import { Group, Mesh } from "three";
import { plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { box } from "../bricks.ts";
import { joined, slab } from "../joined.ts";
import { signBoard } from "../sign-board.ts";
import { built } from "../site.ts";
import { turned } from "../turned.ts";
import { brickPiece, heap, type Mood, roundPiece, slopePiece } from "./loose-pieces.ts";

const [wide, deep, high] = [16, 8, 7];

/** A lid like the top of a brick, with eight studs one can grip. */
function lid(paint: Paint): Group {
  const group = new Group();
  const slabTop = new Mesh(box(wide + 0.3, 1.7, deep + 0.3, 0.3), plastic(paint));
  slabTop.position.y = 0.85;
  group.add(slabTop);
  for (let n = 0; n < 8; n += 1) {
    const knob = new Mesh(
      turned([
        [1.22, 0],
        [1.22, 0.9],
        [1.12, 1.05],
        [0, 1.05],
      ]),
      plastic(paint),
    );
    knob.position.set(((n % 4) - 1.5) * 4, 1.68, (Math.floor(n / 4) - 0.5) * 4);
    group.add(knob);
  }
  return group;
}

function body(paint: Paint): Mesh {
  const t = 0.5;
  return new Mesh(
    joined(
      slab([wide, t, deep], [0, t / 2, 0], 0.16),
      slab([wide, high, t], [0, high / 2, deep / 2 - t / 2], 0.2),
      slab([wide, high, t], [0, high / 2, -deep / 2 + t / 2], 0.2),
      slab([t, high, deep], [wide / 2 - t / 2, high / 2, 0], 0.2),
      slab([t, high, deep], [-wide / 2 + t / 2, high / 2, 0], 0.2),
    ),
    plastic(paint),
  );
}

/** A chest shaped like a giant brick: open and heaped, or shut. */
export function brickChest(paint: Paint, mood: Mood, open: boolean, random: Random): Group {
  return built(random, (site) => {
    site.lay({ x: -1, z: -1, y: 0, wide: 2, deep: 2, high: 1, paint, shape: "tile" });
    site.add(body(paint), [0, 0, 0]);
    site.add(signBoard({ words: "KLIKKO", wide: 6, high: 1.8, board: "white", ink: "brick" }), [0, 9, deep / 2 + 0.02]);
    if (!open) {
      site.add(lid(paint), [0, high * 2.5, 0]);
      return;
    }
    heap(site, { wide: wide - 0.8, deep: deep - 0.8 }, high * 2.5 + 0.4, mood);
    const top = lid(paint);
    top.rotation.x = -Math.PI / 2 + 0.3;
    site.add(top, [1.4, 10.4, -deep / 2 - 2.9]);
    const spill = [
      [brickPiece(4, 2), -5.6, 6.6, 18],
      [brickPiece(2, 2), -1.8, 7.4, -24],
      [slopePiece, 1.6, 6.4, 40],
      [roundPiece, 4.6, 7.2, 0],
      [brickPiece(3, 2), 7.6, 6.2, -12],
    ] as const;
    spill.forEach(([piece, x, z, turn], n) => {
      site.fit(piece, [x, 1.5, z], { paint: mood[n % mood.length] ?? mood[0], turn });
    });
  });
}
