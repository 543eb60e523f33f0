import { Group, type Object3D } from "three";
import type { Paint } from "../stage/palette.ts";
import type { Random } from "../stage/random.ts";
import { type Brick, plate } from "./bricks.ts";
import { inPlace } from "./sculpture.ts";

export type PedestalPlan = {
  /** The corner with the smallest x and z. */
  readonly x: number;
  readonly z: number;
  readonly wide: number;
  readonly deep: number;
  readonly paint: Paint;
  readonly shape?: Brick["shape"];
};

/** Stands things on a plate with studs, or on a round one without. */
export function onPedestal(things: readonly Object3D[], plan: PedestalPlan, random: Random): Group {
  const group = new Group();
  const raised = new Group();
  raised.add(...things);
  raised.position.y = plate;
  group.add(inPlace([{ ...plan, y: 0, high: 1 }], random), raised);
  return group;
}
