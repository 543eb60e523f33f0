import { type RacketForm, racket } from "../../models/court/racket.ts";
import { shuttlecock } from "../../models/court/shuttlecock.ts";
import { courtLine } from "../../models/court-line.ts";
import { laidDown } from "../../models/parts/stand.ts";
import { ruler } from "../../models/scenes/paper-things.ts";
import { put } from "../../stage/put.ts";
import type { Shot } from "../../stage/shot.ts";
import { staged, stock } from "../prop.ts";
import { story } from "./story.ts";

/** Seen from near by, with strings a little further apart, so that the picture stays light. */
const near: RacketForm = {
  length: 60,
  head: { wide: 21, high: 26, square: 2.35 },
  frame: [1.15, 1.2],
  throat: "shaft",
  grip: [17, 1.4],
  strings: [10, 11, 0.09],
};
const blue = { frame: "sea", accent: "navy", strings: "sage", grip: "white", trim: "ink" } as const;
const red = { frame: "brick", accent: "ink", strings: "gold", grip: "ink", trim: "ink" } as const;

/** Stories from the court and the track. */
export const court: readonly Shot[] = [
  story("choosing-a-badminton-racket", {
    backdrop: { floor: "court" },
    camera: { aim: [1, 1, 3.6], distance: 47, around: 10, above: 38, lens: 24, aperture: 0.25 },
    arrange: () => [
      courtLine([-60, -4], [60, -10], 1),
      courtLine([16, -60], [20, 60], 1),
      staged([laidDown(racket(near, blue))], [-1, -2], 40, { turn: 62 }),
      staged([laidDown(racket(near, red))], [1, -1.4], 40, { turn: -58, lift: 0.7 }),
      staged([shuttlecock("white", "court")], [-3.4, 13.4], 6.4, { tip: [0, 0, -66], turn: 50 }),
      staged([shuttlecock("white", "court")], [-15, 6.4], 6.4, { turn: 30 }),
    ],
  }),
  story("ball-sizes", {
    backdrop: { floor: "sand", wall: "paper" },
    camera: { aim: [-2.6, 4.4, 0], distance: 60, around: -10, above: 12, lens: 23, aperture: 0.25 },
    arrange: (random) => {
      const of = stock(random);
      return [
        of("LAP1006", "orange", [12.4, -4], 13.2, { turn: -20 }),
        of("LAP1001", "white", [-1.4, -1.6], 11.6, { turn: -12 }),
        of("LAP1004", "lime", [-12.4, 1.6], 9.6, { turn: -16 }),
        of("LAP1005", "rose", [-19.4, 4.2], 7.4, { turn: 10 }),
        put(ruler(24, 24, "white", "ink"), 0, 11, 8),
      ];
    },
  }),
  story("first-five-kilometres", {
    backdrop: { floor: "clay", wall: "clay" },
    camera: { aim: [0.5, 3.6, 0], distance: 50, around: -6, above: 15, lens: 24, aperture: 0.22 },
    arrange: (random) => {
      const of = stock(random);
      return [
        courtLine([-70, -12], [70, -20], 0.9),
        courtLine([-70, 0.5], [70, -7.5], 0.9),
        courtLine([-70, 13], [70, 5], 0.9),
        of("LKH1001", "brick", [2.6, 0.6], 15.5, { turn: -28, view: 2 }),
        of("SLS1003", "sea", [-9.6, -4.4], 13, { turn: 24 }),
        of("SRT1026", "lime", [-7.6, 5.8], 4, { turn: 20 }),
        of("SRT1020", "navy", [16, -6.6], 8.6, { turn: -24 }),
      ];
    },
  }),
  story("stretching-after-court", {
    backdrop: { floor: "sand" },
    camera: { aim: [0, 3.4, 0], distance: 60, around: 6, above: 26, lens: 24, aperture: 0.2 },
    arrange: (random) => {
      const of = stock(random);
      return [
        of("TGP1005", "plum", [-3.4, 2.6], 30, { view: 3, turn: 16 }),
        of("KWR1009", "navy", [9, -9.4], 19, { turn: -18 }),
        of("RAL1001", "brick", [19, -3.4], 24, { tip: [60, 0, 16], turn: -34 }),
        of("TGP1007", "orange", [14.2, 7.6], 8.4, { turn: 34 }),
        of("SLS1001", "court", [-9.5, -8.6], 9.6, { turn: 20 }),
        of("TGP1009", "coral", [1, 11.8], 4.6, { turn: 30 }),
      ];
    },
  }),
  story("repairing-instead-of-throwing-away", {
    backdrop: { floor: "paper" },
    camera: { aim: [-1.6, 4, 0], distance: 60, around: 0, above: 24, lens: 24, aperture: 0.2 },
    arrange: (random) => {
      const of = stock(random);
      return [
        of("LAP1001", "sun", [-8, -2.4], 11, { turn: 20 }),
        of("LAP1013", "sea", [-17.5, -3.4], 15, { turn: 26 }),
        of("RAL1006", "court", [7.4, 0], 34, { turn: 116 }),
        of("RAL1004", "coral", [6.6, 9.6], 8.6, { turn: -16 }),
        of("LAP1014", "brick", [-3, 9.8], 4.4, { turn: 30 }),
      ];
    },
  }),
  story("skate-safety", {
    backdrop: { floor: "sun" },
    camera: { aim: [1, 6, 0], distance: 58, around: 0, above: 15, lens: 24, aperture: 0.22 },
    arrange: (random) => {
      const of = stock(random);
      return [
        of("SRP1008", "plum", [1, -5.4], 23, { view: 1, turn: -10 }),
        of("SRP1010", "mint", [-8.6, 4.6], 11.4, { turn: -40 }),
        of("SRP1011", "ink", [10.6, 5.4], 11.4, { turn: -16 }),
        of("LKH1012", "navy", [19.4, -3], 10.4, { turn: -140 }),
      ];
    },
  }),
];
