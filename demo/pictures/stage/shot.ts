import type { Object3D } from "three";
import type { BackdropOptions } from "./backdrop.ts";
import type { CameraOptions } from "./camera.ts";
import type { FittedCamera } from "./fit.ts";
import type { LightOptions } from "./lights.ts";
import type { Random } from "./random.ts";

/** One finished picture: its size, its weight limit, and what stands before the camera. */
export type Shot = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The file may not be heavier than this. */
  readonly maxKilobytes: number;
  readonly backdrop: BackdropOptions;
  readonly camera: CameraOptions | FittedCamera;
  readonly light?: LightOptions;
  readonly exposure?: number;
  /** Draws with so many samples and rough shadows, where a picture is one of many; otherwise with the finest. */
  readonly samples?: number;
  /** Lays the logo over the finished picture: its width in pixels and its top left corner. */
  readonly logo?: { width: number; left: number; top: number };
  arrange(random: Random): Object3D[];
};
