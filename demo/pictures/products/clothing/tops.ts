import { Group } from "three";
import { poloCollar, standCollar } from "../../models/garment/collars.ts";
import { hoop, pole, sash, wall, yoke } from "../../models/garment/fields.ts";
import { type Drawing, printOn } from "../../models/garment/print.ts";
import { bothSides, jersey, type Top } from "../../models/garment/top.ts";
import type { TopCut } from "../../models/garment/top-cut.ts";
import { zip } from "../../models/garment/trims.ts";
import type { Paint } from "../../stage/palette.ts";
import { inColours, type Look } from "../look.ts";
import { topViews } from "./clothing-views.ts";
import { brickStack, flyingBall, smallBadge } from "./prints.ts";

export const teeCut: TopCut = {
  chest: 4.9,
  hem: 4.8,
  length: 13,
  shoulder: 4.4,
  neck: 1.85,
  dip: 1.5,
  armhole: 4.1,
  sleeve: "short",
};

const look = (code: string, colours: readonly Paint[], made: (paint: Paint) => Top): Look => ({
  code,
  views: topViews,
  colours: inColours(colours, (paint, random) => bothSides(made(paint), random)),
});

const crew = (paint: Paint, line?: Paint) => ({ wide: 0.48, high: 0.14, ribs: 70, paint, ...(line ? { line } : {}) });

const printed =
  (at: readonly [number, number], wide: number, drawing: Drawing): Top["more"] =>
  (pieces, terrain) => {
    const group = new Group();
    group.add(printOn(terrain, [at[0], pieces.top + at[1]], wide, drawing));
    return [group];
  };

const hooped = look("SRT1001", ["brick", "navy"], (paint) => {
  const second: Paint = paint === "brick" ? "white" : "sky";
  return {
    cut: teeCut,
    paint,
    inside: paint === "brick" ? "brickDark" : "ink",
    neck: crew(paint, second),
    front: [hoop(second, 0.52, 0.62), hoop(second, 0.32, 0.42), hoop(second, 0.12, 0.22)],
    onSleeves: [{ paint: second, at: (u, v) => [u, 0.52 + v * 0.2] }],
    thread: paint,
    more: printed([2.2, 3.6], 1.5, smallBadge(second, "sun")),
  };
});

const sashed = look("SRT1002", ["white", "sun"], (paint) => {
  const second: Paint = paint === "white" ? "court" : "ink";
  return {
    cut: { ...teeCut, dip: 2.5, pointed: true },
    paint,
    inside: second,
    neck: crew(second),
    front: [sash(second, 2.7)],
    onSleeves: [{ paint: second, at: (u, v) => [u, 0.86 + v * 0.14] }],
    more: printed(
      [2.3, 3.7],
      1.4,
      smallBadge(paint === "white" ? "brick" : "ink", paint === "white" ? "sun" : "white"),
    ),
  };
});

const striped = look("SRT1003", ["court", "sea"], (paint) => {
  const second: Paint = paint === "court" ? "cream" : "navy";
  return {
    cut: { ...teeCut, dip: 1.75 },
    paint,
    inside: paint === "court" ? "courtDark" : "navy",
    neck: "none",
    sleeve: second,
    front: [-0.84, -0.42, 0, 0.42, 0.84].map((at) => pole(second, at - 0.1, at + 0.1)),
    more: (pieces, terrain) => poloCollar(pieces, terrain, second, second, paint),
    moreBehind: () => [],
  };
});

const peaked = look("SRT1004", ["orange", "plum"], (paint) => {
  const second: Paint = paint === "orange" ? "navy" : "lilac";
  const peak = (x: number) => 1.5 - 0.5 * Math.abs(x);
  return {
    cut: { ...teeCut, dip: 1.6, hemCurve: 0.5 },
    paint,
    inside: second,
    neck: crew(second),
    sleeve: second,
    front: [yoke(second, 0.68, peak), hoop("white", 0.63, 0.66, peak)],
    onSleeves: [{ paint: "white", at: (u, v) => [u, 0.84 + v * 0.08] }],
    more: printed([2.2, 3.4], 1.4, smallBadge("white", "sun")),
  };
});

const brickTee = look("SRT1005", ["cream", "ink"], (paint) => ({
  cut: { ...teeCut, chest: 5.1, hem: 5.05, shoulder: 4.65 },
  paint,
  inside: paint === "cream" ? "sand" : "charcoal",
  neck: crew(paint),
  thread: paint === "cream" ? "sand" : "charcoal",
  more: printed(
    [0, 5.6],
    5.4,
    paint === "cream" ? brickStack("brick", "sun", "court") : brickStack("coral", "cream", "mint"),
  ),
}));

const ballTee = look("SRT1006", ["sky", "coral"], (paint) => ({
  cut: { ...teeCut, chest: 4.7, hem: 4.75, length: 11.4, neck: 1.75, armhole: 3.9, dip: 1.4 },
  paint,
  inside: paint === "sky" ? "sea" : "brick",
  neck: crew(paint === "sky" ? "navy" : "cream"),
  sleeve: paint === "sky" ? "navy" : "cream",
  thread: paint === "sky" ? "navy" : "cream",
  more: printed([0, 5.2], 5.2, paint === "sky" ? flyingBall("orange", "navy") : flyingBall("cream", "plum")),
}));

const wallTee = look("SRT1007", ["sage", "clay"], (paint) => {
  const second: Paint = paint === "sage" ? "court" : "brick";
  return {
    cut: { ...teeCut, chest: 5.05, hem: 4.95 },
    paint,
    inside: second,
    neck: crew(second),
    front: wall(second, [0.55, 0.48, 0.41], 5),
    back: [],
    thread: second,
  };
});

const polo = look("SRT1008", ["white", "court"], (paint) => {
  const second: Paint = paint === "white" ? "navy" : "cream";
  return {
    cut: { ...teeCut, dip: 1.8, hemCurve: 0.05 },
    paint,
    inside: paint === "white" ? "mist" : "courtDark",
    neck: "none",
    cuffs: { wide: 0.62, high: 0.1, ribs: 26, paint, line: second },
    more: (pieces, terrain) => [
      ...poloCollar(pieces, terrain, second, paint, second),
      ...(printed([2.3, 4.4], 1.2, smallBadge(second, "brick"))?.(pieces, terrain) ?? []),
    ],
    moreBehind: () => [],
    thread: second,
  };
});

const singlet = look("SRT1009", ["lime", "coral"], (paint) => {
  const second: Paint = paint === "lime" ? "ink" : "navy";
  return {
    cut: {
      ...teeCut,
      sleeve: "none",
      shoulder: 3.35,
      neck: 1.75,
      dip: 2.1,
      chest: 4.6,
      hem: 4.7,
      armhole: 4.7,
      hemCurve: 0.45,
    },
    paint,
    inside: second,
    neck: { wide: 0.36, high: 0.1, ribs: 60, paint: second },
    front: [
      pole(second, -1, -0.78, 0.6),
      pole(second, 0.78, 1, 0.6),
      hoop("white", 0.5, 0.525),
      hoop("white", 0.46, 0.485),
    ],
    thread: second,
    more: printed([1.9, 4.4], 1.3, smallBadge(second, "white")),
  };
});

const halfZip = look("SRT1010", ["charcoal", "lilac"], (paint) => {
  const second: Paint = paint === "charcoal" ? "lime" : "plum";
  return {
    cut: { ...teeCut, sleeve: "long", dip: 1.3, chest: 4.8, hem: 4.7 },
    paint,
    inside: second,
    neck: "none",
    cloth: jersey,
    front: [yoke(paint === "charcoal" ? "ink" : "cream", 0.8)],
    onSleeves: [{ paint: second, at: (u, v) => [0.62 + u * 0.08, 0.04 + v * 0.94] }],
    thread: second,
    more: (pieces, terrain) => [
      zip((share) => [0, pieces.top + 2.2 + share * 3.4], terrain, "ink", second, 0.42),
      ...standCollar(pieces, terrain, paint, second),
    ],
    moreBehind: () => [],
  };
});

export const tops: readonly Look[] = [
  hooped,
  sashed,
  striped,
  peaked,
  brickTee,
  ballTee,
  wallTee,
  polo,
  singlet,
  halfZip,
];
