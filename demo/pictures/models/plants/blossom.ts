import { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import { knob } from "../creatures/face.ts";
import { at } from "../creatures/placed.ts";
import { type PetalForm, petal } from "../petal.ts";

export type PetalRing = {
  readonly count: number;
  readonly form: PetalForm;
  readonly paint: Paint;
  /** How steeply the petals rise, in degrees, and how far the ring is turned. */
  readonly rise?: number;
  readonly turn?: number;
  /** Where the petals start: distance from the middle and height. */
  readonly out?: number;
  readonly up?: number;
};

export type BlossomPlan = {
  readonly rings: readonly PetalRing[];
  readonly heart?: { readonly paint: Paint; readonly size: readonly [number, number]; readonly up?: number };
};

/** A flower that looks up: rings of petals around a heart. */
export function blossom({ rings, heart }: BlossomPlan): Group {
  const group = new Group();
  for (const { count, form, paint, rise = 20, turn = 0, out = 0, up = 0 } of rings)
    for (let n = 0; n < count; n += 1) {
      const angle = turn + (n * 360) / count;
      const [x, z] = [Math.sin((angle * Math.PI) / 180) * out, Math.cos((angle * Math.PI) / 180) * out];
      group.add(at(petal(form, paint), [x, up, z], [-rise, angle, 0]));
    }
  if (heart) group.add(at(knob(heart.size[0], heart.size[1], heart.size[0], heart.paint), [0, heart.up ?? 0, 0]));
  return group;
}
