import type { Shot } from "../../stage/shot.ts";

type Scene = Pick<Shot, "arrange" | "backdrop"> & {
  readonly around?: number;
  readonly high?: number;
  readonly far?: number;
};

/** The picture of a store: its house and a piece of its street. */
export const store = (code: string, { around = 20, high = 8, far = 72, ...scene }: Scene): Shot => ({
  name: `stores/${code}`,
  width: 960,
  height: 640,
  maxKilobytes: 40,
  samples: 10,
  light: { reach: 36 },
  camera: { aim: [0, high, 0], distance: far, around, above: 11, lens: 24, aperture: 0.16 },
  ...scene,
});
