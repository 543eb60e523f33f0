import type { Build } from "./last.ts";

/** A daily running shoe. */
export const lowBuild: Build = {
  wide: 1,
  heelStack: 1.5,
  foreStack: 1.05,
  lip: 0.42,
  flare: 0.2,
  spring: 0.85,
  throat: [0.41, 0.73],
  rim: [
    [0, 3.3],
    [0.05, 3.2],
    [0.14, 2.6],
    [0.24, 2.2],
    [0.33, 2.5],
    [0.41, 3.3],
    [0.5, 3.4],
  ],
  roof: [
    [0.36, 3.6],
    [0.41, 3.45],
    [0.5, 3],
    [0.6, 2.45],
    [0.73, 1.92],
    [0.82, 1.68],
    [0.9, 1.54],
    [1, 1.45],
  ],
  padding: 0.2,
};

/** Thin, narrow and quick, with a tall curved foam. */
export const racingBuild: Build = {
  ...lowBuild,
  wide: 0.94,
  heelStack: 2,
  foreStack: 1.45,
  lip: 0.2,
  flare: 0.3,
  spring: 1.25,
  throat: [0.4, 0.74],
  rim: [
    [0, 3.35],
    [0.04, 3.3],
    [0.14, 2.35],
    [0.24, 1.95],
    [0.33, 2.3],
    [0.4, 3],
    [0.5, 3.2],
  ],
  roof: [
    [0.36, 3.3],
    [0.4, 3.15],
    [0.5, 2.7],
    [0.6, 2.2],
    [0.74, 1.7],
    [0.84, 1.5],
    [1, 1.3],
  ],
  padding: 0.13,
};

/** Much foam for long slow miles. */
export const chunkyBuild: Build = {
  ...lowBuild,
  wide: 1.06,
  heelStack: 2.35,
  foreStack: 1.75,
  lip: 0.5,
  flare: 0.34,
  spring: 1.05,
  padding: 0.27,
};

/** Close to the ground, with a grippy shell that climbs the sides. */
export const courtBuild: Build = {
  ...lowBuild,
  wide: 1.03,
  heelStack: 1.1,
  foreStack: 0.82,
  lip: 0.5,
  flare: 0.14,
  spring: 0.6,
  padding: 0.22,
};

/** Thin sole and a low, rounded toe for small goals and wooden floors. */
export const futsalBuild: Build = {
  ...lowBuild,
  wide: 1,
  heelStack: 0.85,
  foreStack: 0.62,
  lip: 0.36,
  flare: 0.1,
  spring: 0.5,
  throat: [0.4, 0.7],
  roof: [
    [0.36, 3.5],
    [0.4, 3.35],
    [0.5, 2.85],
    [0.6, 2.25],
    [0.7, 1.8],
    [0.82, 1.55],
    [0.9, 1.45],
    [1, 1.35],
  ],
  padding: 0.16,
};

/** Covers the ankle. */
export const highBuild: Build = {
  ...courtBuild,
  heelStack: 1.35,
  foreStack: 1,
  throat: [0.36, 0.72],
  rim: [
    [0, 6],
    [0.06, 5.9],
    [0.16, 5.5],
    [0.26, 5.5],
    [0.34, 6],
    [0.42, 6.2],
    [0.5, 6.2],
  ],
  roof: [
    [0.3, 6.5],
    [0.36, 6.1],
    [0.43, 4.6],
    [0.5, 3.65],
    [0.6, 2.75],
    [0.72, 2.05],
    [0.82, 1.72],
    [0.9, 1.56],
    [1, 1.45],
  ],
  padding: 0.26,
};

/** Just over the ankle bone. */
export const midBuild: Build = {
  ...highBuild,
  throat: [0.37, 0.72],
  rim: [
    [0, 4.9],
    [0.06, 4.8],
    [0.16, 4.1],
    [0.26, 3.9],
    [0.34, 4.5],
    [0.42, 4.9],
    [0.5, 4.9],
  ],
  roof: [
    [0.3, 5.2],
    [0.37, 4.9],
    [0.43, 4.1],
    [0.5, 3.4],
    [0.6, 2.65],
    [0.72, 2.02],
    [0.82, 1.7],
    [0.9, 1.55],
    [1, 1.45],
  ],
};

/** Short and round, for children. */
export const smallBuild: Build = {
  ...lowBuild,
  wide: 1.2,
  heelStack: 1.55,
  foreStack: 1.25,
  lip: 0.5,
  flare: 0.24,
  spring: 0.8,
  rim: [
    [0, 3.7],
    [0.05, 3.6],
    [0.14, 3.0],
    [0.24, 2.65],
    [0.33, 2.9],
    [0.41, 3.7],
    [0.5, 3.8],
  ],
  roof: [
    [0.36, 4],
    [0.41, 3.85],
    [0.5, 3.4],
    [0.6, 2.85],
    [0.73, 2.35],
    [0.82, 2.1],
    [0.9, 1.95],
    [1, 1.8],
  ],
  padding: 0.28,
};

/** The low slab under sandals and slides. */
export const slabBuild: Build = {
  ...lowBuild,
  wide: 1.08,
  heelStack: 1.3,
  foreStack: 1.05,
  lip: 0.34,
  flare: 0.16,
  spring: 0.45,
};
