import type { Shot } from "../stage/shot.ts";
import { stillLife } from "./still-life.ts";

const backdrop = { floor: "paper", depth: 30, curve: 70 } as const;
const light = { around: -48, above: 44, softness: 8, reach: 40 } as const;

/** The top of the home page; the left third stays free for the headline. */
export const heroDesktop: Shot = {
  name: "hero-desktop",
  width: 1920,
  height: 720,
  maxKilobytes: 120,
  backdrop,
  light,
  camera: { aim: [0, 9.4, 4], distance: 118, around: 4, above: 13, lens: 15, aperture: 0.5, shift: [0.18, 0] },
  arrange: stillLife,
};

/** The same on a phone; the headline stands above. */
export const heroPhone: Shot = {
  name: "hero-phone",
  width: 900,
  height: 1100,
  maxKilobytes: 120,
  backdrop,
  light,
  camera: { aim: [2.4, 7.6, 4], distance: 136, around: 4, above: 14, lens: 24, aperture: 0.5, shift: [0, -0.16] },
  arrange: stillLife,
};

export const socialImage: Shot = {
  name: "social",
  width: 1200,
  height: 630,
  maxKilobytes: 110,
  backdrop,
  light,
  camera: { aim: [0, 7.6, 4], distance: 112, around: 4, above: 13, lens: 19, aperture: 0.5, shift: [0.12, -0.09] },
  logo: { width: 470, left: 64, top: 60 },
  arrange: stillLife,
};
