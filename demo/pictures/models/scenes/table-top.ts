import { Group, Mesh } from "three";
import { plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { slab } from "../joined.ts";
import { woodSkin } from "../parts/wood.ts";

/** A thick wooden board whose upper side is the floor; its front edge lies at z = 0. */
export function tableTop(wide: number, deep: number, thick: number, paint: Paint = "wood"): Group {
  const group = new Group();
  const board = new Mesh(slab([deep, thick, wide], [0, 0, 0], 0.3), woodSkin(paint, 1));
  board.rotation.y = Math.PI / 2;
  board.position.set(0, -thick / 2, -deep / 2);
  group.add(board);
  return group;
}

/** A shop counter: a front of boards under a thick top whose upper side lies at `high`; its front is z = 0. */
export function counter(wide: number, deep: number, high: number, front: Paint, top: Paint): Group {
  const group = new Group();
  const board = tableTop(wide + 2, deep + 1.6, 1.1, top);
  board.position.set(0, high, 0.9);
  group.add(board);
  const planks = Math.round(wide / 4);
  const each = wide / planks;
  const skin = plastic(front);
  for (let n = 0; n < planks; n += 1)
    group.add(
      new Mesh(slab([each - 0.08, high, deep], [(n + 0.5) * each - wide / 2, high / 2 - 1, -deep / 2], 0.12), skin),
    );
  return group;
}
