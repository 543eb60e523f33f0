import type { Paint } from "../stage/palette.ts";

/** One stud wide and one plate high. */
export type Voxel = { readonly paint: Paint; readonly smooth: boolean };
export type Grid = {
  at(x: number, level: number, z: number): Voxel | undefined;
  readonly from: readonly [number, number, number];
  readonly to: readonly [number, number, number];
};
