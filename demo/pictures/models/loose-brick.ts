import { Group } from "three";
import type { Paint } from "../stage/palette.ts";
import type { Random } from "../stage/random.ts";
import { assemble, plate } from "./bricks.ts";

export type LooseBrick = {
  paint: Paint;
  wide: number;
  deep: number;
  at: [number, number, number];
  turn: number;
  lean?: number;
};

/** One brick lying or standing by itself; `lean` of 1 lays it on its side. */
export function looseBrick(brick: LooseBrick, random: Random): Group {
  const group = assemble([{ x: 0, z: 0, y: 0, wide: brick.wide, deep: brick.deep, paint: brick.paint }], random);
  const outer = new Group();
  if (brick.lean) {
    group.rotation.x = (brick.lean * Math.PI) / 2;
    group.position.set(0, brick.deep / 2, -1.5 * plate);
  }
  outer.add(group);
  outer.position.set(...brick.at);
  outer.rotation.y = brick.turn;
  return outer;
}
