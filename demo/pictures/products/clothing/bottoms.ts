import { type Bottoms, bottoms } from "../../models/garment/bottoms.ts";
import type { Paint } from "../../stage/palette.ts";
import { inColours, type Look } from "../look.ts";
import { bottomViews } from "./clothing-views.ts";

/** The front as it is made, and the back without its strings. */
const look = (code: string, colours: readonly Paint[], made: (paint: Paint) => Bottoms): Look => ({
  code,
  views: bottomViews,
  colours: inColours(colours, (paint, random) => [
    bottoms(made(paint), random),
    bottoms({ ...made(paint), string: "none" }, random),
  ]),
});

const runningShorts = look("SRT1011", ["ink", "brick"], (paint) => {
  const second: Paint = paint === "ink" ? "lime" : "cream";
  return {
    paint,
    length: 8.4,
    waist: 3.7,
    hip: 4.6,
    rise: 4.6,
    hemOuter: 5.5,
    hemInner: 0.55,
    band: { wide: 0.95, high: 0.12, ribs: 80, paint },
    string: second,
    fields: [
      { paint: second, at: (u, v) => [0.86 + 0.14 * u, 0.06 + 0.62 * v * (0.4 + 0.6 * u)] },
      { paint: second, at: (u, v) => [u, 0.1 + 0.035 * v] },
    ],
    pocket: paint === "ink" ? "charcoal" : "brickDark",
  };
});

const courtShorts = look("SRT1012", ["sea", "sun"], (paint) => {
  const second: Paint = paint === "sea" ? "white" : "ink";
  return {
    paint,
    length: 11,
    waist: 3.8,
    hip: 4.8,
    rise: 5.4,
    hemOuter: 5.9,
    hemInner: 0.4,
    band: { wide: 1.05, high: 0.12, ribs: 84, paint, line: second },
    string: second,
    fields: [
      { paint: second, at: (u, v) => [0.8 + 0.2 * u, v * 0.9] },
      { paint: paint === "sea" ? "sun" : "brick", at: (u, v) => [0.87 + 0.06 * u, v * 0.9] },
      { paint: second, at: (u, v) => [u, 0.02 + 0.07 * v] },
    ],
    thread: second,
  };
});

const joggers = look("SRT1013", ["grey", "navy"], (paint) => ({
  paint,
  length: 16.5,
  waist: 3.5,
  hip: 4.3,
  rise: 5.2,
  hemOuter: 3.5,
  hemInner: 1.25,
  band: { wide: 1.1, high: 0.14, ribs: 80, paint },
  cuffs: { wide: 1.15, high: 0.13, ribs: 22, paint },
  string: "white",
  thread: paint === "grey" ? "charcoal" : "sea",
  pocket: paint === "grey" ? "charcoal" : "ink",
}));

const trackTrousers = look("SRT1014", ["ink", "court"], (paint) => {
  const second: Paint = paint === "ink" ? "brick" : "cream";
  return {
    paint,
    length: 16.8,
    waist: 3.4,
    hip: 4.15,
    rise: 5,
    hemOuter: 3.9,
    hemInner: 0.95,
    band: { wide: 0.9, high: 0.12, ribs: 80, paint },
    string: "none",
    fields: [
      { paint: second, at: (u, v) => [0.84 + 0.13 * u, v * 0.94] },
      { paint: "white", at: (u, v) => [0.895 + 0.02 * u, v * 0.94] },
      { paint: second, at: (u, v) => [u * 0.84, 0.36 - 0.08 * u + v * 0.025] },
    ],
    pocket: "charcoal",
  };
});

const playShorts = look("SRT1015", ["leaf", "orange"], (paint) => {
  const second: Paint = paint === "leaf" ? "sun" : "sea";
  return {
    paint,
    length: 7.6,
    waist: 3.7,
    hip: 4.4,
    rise: 4.4,
    hemOuter: 5,
    hemInner: 0.5,
    band: { wide: 1.15, high: 0.14, ribs: 70, paint: second },
    cuffs: { wide: 0.75, high: 0.1, ribs: 40, paint: second },
    string: "white",
    fields: [{ paint: second, at: (u, v) => [0.5 + 0.36 * u, 0.26 + 0.34 * v] }],
    thread: "white",
    pocket: second,
  };
});

export const bottomLooks: readonly Look[] = [runningShorts, courtShorts, joggers, trackTrousers, playShorts];
