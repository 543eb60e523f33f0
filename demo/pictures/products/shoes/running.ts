import { chunkyBuild, lowBuild, racingBuild, smallBuild } from "../../models/footwear/builds.ts";
import { type Trainer, trainer } from "../../models/footwear/trainer.ts";
import type { Paint } from "../../stage/palette.ts";
import { inColours, type Look } from "../look.ts";
import { shoeViews } from "./shoe-views.ts";

const look = (code: string, colours: readonly Paint[], made: (paint: Paint) => Trainer): Look => ({
  code,
  views: shoeViews,
  colours: inColours(colours, (paint) => trainer(made(paint))),
});

const dailyTrainer = look("LKH1001", ["brick", "navy", "sage"], (paint) => {
  const deep: Paint = paint === "brick" ? "brickDark" : paint === "navy" ? "ink" : "court";
  const light: Paint = paint === "sage" ? "court" : "white";
  return {
    build: lowBuild,
    upper: { cloth: "knit", paint },
    collar: paint,
    lining: "ink",
    tongue: { cloth: "knit", paint: deep, badge: light },
    eyestay: { cloth: "leather", paint: light },
    lacing: { rows: 6, paint: "white", eyelet: "metal", flat: 0.3, bow: true },
    ends: [
      { name: "counter", cloth: "leather", paint: light, thread: paint === "sage" ? "sage" : paint },
      { name: "mudguard", cloth: "leather", paint: deep },
    ],
    marks: [{ name: "bricks", cloth: "leather", paint: light }],
    heel: { kind: "loop", paint: deep },
    sole: { sculpt: "grooves", tread: "hex", paints: { foam: "white", base: "sand", grip: "ink" } },
  };
});

const racer = look("LKH1002", ["lime", "coral"], (paint) => {
  const dark: Paint = paint === "lime" ? "courtDark" : "plum";
  return {
    build: racingBuild,
    upper: { cloth: "net", paint },
    collar: dark,
    lining: dark,
    tongue: { cloth: "net", paint: "white", badge: dark },
    eyestay: { cloth: "gloss", paint: dark },
    lacing: { rows: 6, paint: "white", eyelet: dark, flat: 0.22, bow: true },
    ends: [
      { name: "clip", cloth: "gloss", paint: dark },
      { name: "bumper", cloth: "gloss", paint: dark },
    ],
    marks: [{ name: "dashes", cloth: "gloss", paint: "white" }],
    sole: { sculpt: "blade", tread: "bars", paints: { foam: "white", base: paint, grip: "ink" }, split: 0.3 },
  };
});

const cushioned = look("LKH1003", ["sky", "lilac"], (paint) => {
  const deep: Paint = paint === "sky" ? "sea" : "plum";
  return {
    build: chunkyBuild,
    upper: { cloth: "knit", paint },
    collar: "cream",
    lining: "cream",
    tongue: { cloth: "knit", paint: "cream", badge: deep },
    eyestay: { cloth: "canvas", paint: "cream" },
    lacing: { rows: 6, paint: deep, eyelet: deep, flat: 0.34, bow: true },
    ends: [{ name: "band", cloth: "leather", paint: deep, thread: "white" }],
    marks: [{ name: "wave", cloth: "leather", paint: deep }],
    heel: { kind: "loop", paint: deep },
    sole: { sculpt: "pods", tread: "waves", paints: { foam: "white", base: "cream", grip: deep }, split: 0.3 },
  };
});

const trail = look("LKH1004", ["court", "orange"], (paint) => {
  const warm: Paint = paint === "court" ? "sun" : "navy";
  return {
    build: { ...lowBuild, flare: 0.28, heelStack: 1.65, foreStack: 1.3, lip: 0.5 },
    upper: { cloth: "canvas", paint },
    collar: "charcoal",
    lining: "charcoal",
    tongue: { cloth: "canvas", paint: "charcoal", badge: warm },
    eyestay: { cloth: "leather", paint: "charcoal" },
    lacing: { rows: 6, paint: warm, eyelet: "metal", flat: 0.2, bow: true },
    ends: [
      { name: "counter", cloth: "leather", paint: "charcoal", thread: warm },
      { name: "wing", cloth: "leather", paint: "charcoal", thread: warm },
    ],
    marks: [{ name: "lattice", cloth: "gloss", paint: "charcoal" }],
    heel: { kind: "loop", paint: warm },
    sole: { sculpt: "facets", tread: "chevrons", paints: { foam: "sand", base: "charcoal", grip: warm }, split: 0.4 },
  };
});

const tempo = look("LKH1005", ["sun", "sea"], (paint) => {
  const dark: Paint = paint === "sun" ? "ink" : "navy";
  return {
    build: { ...lowBuild, heelStack: 1.7, foreStack: 1.2, spring: 1 },
    upper: { cloth: "net", paint },
    collar: dark,
    lining: dark,
    tongue: { cloth: "net", paint: dark, badge: paint },
    eyestay: { cloth: "leather", paint: dark },
    lacing: { rows: 6, paint: paint === "sun" ? "ink" : "white", eyelet: "metal", flat: 0.26, bow: true },
    ends: [
      { name: "counter", cloth: "gloss", paint: dark },
      { name: "bumper", cloth: "leather", paint: dark },
    ],
    marks: [{ name: "zigzag", cloth: "leather", paint: paint === "sun" ? "ink" : "white" }],
    sole: { sculpt: "facets", tread: "bars", paints: { foam: "white", base: dark, grip: "brick" }, split: 0.26 },
  };
});

const lightWeight = look("LKH1006", ["rose", "mint"], (paint) => {
  const deep: Paint = paint === "rose" ? "brick" : "court";
  return {
    build: { ...lowBuild, wide: 0.95, padding: 0.16 },
    upper: { cloth: "knit", paint },
    collar: paint,
    lining: "white",
    tongue: { cloth: "knit", paint: "white", badge: deep },
    eyestay: { cloth: "canvas", paint: "white" },
    lacing: { rows: 5, paint: deep, eyelet: "white", flat: 0.26, bow: true },
    ends: [{ name: "clip", cloth: "leather", paint: "white", thread: deep }],
    marks: [{ name: "rays", cloth: "leather", paint: "white" }],
    heel: { kind: "tab", paint: deep },
    sole: { sculpt: "waves", tread: "circles", paints: { foam: "white", base: paint, grip: deep }, split: 0.34 },
  };
});

const children = look("LKH1007", ["leaf", "coral"], (paint) => {
  const second: Paint = paint === "leaf" ? "navy" : "plum";
  return {
    build: smallBuild,
    upper: { cloth: "canvas", paint },
    collar: second,
    lining: "cream",
    tongue: { cloth: "canvas", paint: second, badge: "sun" },
    eyestay: { cloth: "leather", paint: second },
    lacing: { rows: 4, paint: "white", eyelet: "sun", flat: 0.4, bow: true },
    ends: [
      { name: "counter", cloth: "leather", paint: second, thread: "sun" },
      { name: "mudguard", cloth: "leather", paint: "white", thread: second },
    ],
    marks: [{ name: "ball", cloth: "leather", paint: "sun" }],
    heel: { kind: "loop", paint: "sun" },
    sole: { sculpt: "pods", tread: "circles", paints: { foam: "white", base: "white", grip: paint }, split: 0.3 },
  };
});

const night = look("LKH1008", ["ink", "grey"], (paint) => {
  const shine: Paint = paint === "ink" ? "lime" : "orange";
  return {
    build: { ...chunkyBuild, heelStack: 2, foreStack: 1.5, wide: 1.02 },
    upper: { cloth: "net", paint },
    collar: "charcoal",
    lining: shine,
    tongue: { cloth: "net", paint: "charcoal", badge: shine },
    eyestay: { cloth: "leather", paint: "charcoal" },
    lacing: { rows: 7, paint: shine, eyelet: "metal", flat: 0.22, bow: true },
    ends: [
      { name: "counter", cloth: "gloss", paint: "charcoal" },
      { name: "bumper", cloth: "leather", paint: "charcoal", thread: shine },
    ],
    marks: [{ name: "steps", cloth: "gloss", paint: "steel" }],
    heel: { kind: "loop", paint: shine },
    sole: { sculpt: "slab", tread: "herringbone", paints: { foam: "ink", base: shine, grip: "ink" }, split: 0.46 },
  };
});

export const running: readonly Look[] = [dailyTrainer, racer, cushioned, trail, tempo, lightWeight, children, night];
