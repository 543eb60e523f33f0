import { courtBuild, futsalBuild, highBuild, midBuild } from "../../models/footwear/builds.ts";
import { type Trainer, trainer } from "../../models/footwear/trainer.ts";
import type { Paint } from "../../stage/palette.ts";
import { inColours, type Look } from "../look.ts";
import { shoeViews } from "./shoe-views.ts";

const look = (code: string, colours: readonly Paint[], made: (paint: Paint) => Trainer): Look => ({
  code,
  views: shoeViews,
  colours: inColours(colours, (paint) => trainer(made(paint))),
});

const badminton = look("LKH1009", ["white", "sea"], (paint) => {
  const second: Paint = paint === "white" ? "court" : "white";
  return {
    build: courtBuild,
    upper: { cloth: "leather", paint },
    collar: second,
    lining: paint === "white" ? "court" : "navy",
    tongue: { cloth: "net", paint, badge: second },
    eyestay: { cloth: "leather", paint: second },
    lacing: { rows: 6, paint: "white", eyelet: "metal", flat: 0.32, bow: true },
    ends: [
      { name: "counter", cloth: "leather", paint: second, thread: paint },
      { name: "bumper", cloth: "leather", paint: second, thread: paint },
    ],
    marks: [{ name: "saddle", cloth: "net", paint: second }],
    vents: 4,
    sole: { sculpt: "cup", tread: "hex", paints: { foam: "white", base: "white", grip: "wood" }, split: 0.3 },
  };
});

const quickFeet = look("LKH1010", ["lilac", "mint"], (paint) => {
  const deep: Paint = paint === "lilac" ? "plum" : "navy";
  return {
    build: { ...courtBuild, wide: 0.96, heelStack: 1.3 },
    upper: { cloth: "net", paint },
    collar: "white",
    lining: deep,
    tongue: { cloth: "net", paint: "white", badge: deep },
    eyestay: { cloth: "gloss", paint: "white" },
    lacing: { rows: 6, paint: deep, eyelet: "metal", flat: 0.26, bow: true },
    ends: [
      { name: "clip", cloth: "gloss", paint: deep },
      { name: "wing", cloth: "leather", paint: "white", thread: paint },
    ],
    marks: [{ name: "cables", cloth: "gloss", paint: deep }],
    sole: { sculpt: "facets", tread: "circles", paints: { foam: "white", base: deep, grip: "sand" }, split: 0.3 },
  };
});

const futsal = look("LKH1011", ["ink", "brick"], (paint) => {
  const second: Paint = paint === "ink" ? "gold" : "white";
  return {
    build: futsalBuild,
    upper: { cloth: "leather", paint },
    collar: paint,
    lining: "charcoal",
    tongue: { cloth: "leather", paint, badge: second },
    eyestay: { cloth: "leather", paint },
    lacing: { rows: 6, paint: second, eyelet: paint, flat: 0.28, bow: true },
    ends: [
      { name: "wing", cloth: "leather", paint, thread: second },
      { name: "counter", cloth: "leather", paint, thread: second },
    ],
    marks: [{ name: "steps", cloth: "leather", paint: second }],
    sole: { sculpt: "cup", tread: "herringbone", paints: { foam: "wood", base: "wood", grip: "wood" } },
  };
});

const street = look("LKH1012", ["navy", "cream"], (paint) => {
  const second: Paint = paint === "navy" ? "cream" : "brick";
  return {
    build: { ...futsalBuild, heelStack: 1, foreStack: 0.85, lip: 0.5 },
    upper: { cloth: "canvas", paint },
    collar: second,
    lining: "cream",
    tongue: { cloth: "canvas", paint, badge: second },
    eyestay: { cloth: "canvas", paint: second },
    lacing: { rows: 5, paint: "white", eyelet: "metal", flat: 0.36, bow: true },
    ends: [
      { name: "cap", cloth: "leather", paint: "wood", thread: second },
      { name: "band", cloth: "canvas", paint: second, thread: paint },
    ],
    marks: [{ name: "wave", cloth: "canvas", paint: second }],
    vents: 0,
    sole: { sculpt: "cup", tread: "waves", paints: { foam: "white", base: second, grip: "wood" }, split: 0.3 },
  };
});

const highTop = look("LKH1013", ["brick", "white"], (paint) => {
  const second: Paint = paint === "brick" ? "white" : "court";
  return {
    build: highBuild,
    upper: { cloth: "leather", paint },
    collar: second,
    lining: "ink",
    tongue: { cloth: "leather", paint: second, badge: paint === "brick" ? "ink" : "sun" },
    eyestay: { cloth: "leather", paint: second },
    lacing: { rows: 8, paint: "white", eyelet: "metal", flat: 0.34, bow: true },
    ends: [
      { name: "counter", cloth: "leather", paint: second, thread: paint },
      { name: "wing", cloth: "leather", paint: second, thread: paint },
    ],
    marks: [{ name: "ball", cloth: "leather", paint: paint === "brick" ? "ink" : "sun" }],
    heel: { kind: "loop", paint: "ink" },
    vents: 3,
    sole: { sculpt: "slab", tread: "herringbone", paints: { foam: "white", base: second, grip: paint }, split: 0.4 },
  };
});

const midTop = look("LKH1014", ["plum", "charcoal"], (paint) => {
  const shine: Paint = paint === "plum" ? "coral" : "lime";
  return {
    build: { ...midBuild, heelStack: 1.6, foreStack: 1.2, flare: 0.22 },
    upper: { cloth: "knit", paint },
    collar: paint,
    lining: shine,
    tongue: { cloth: "knit", paint, badge: shine },
    eyestay: { cloth: "gloss", paint: "ink" },
    lacing: { rows: 7, paint: shine, eyelet: "ink", flat: 0.24, bow: true },
    ends: [
      { name: "clip", cloth: "gloss", paint: shine },
      { name: "bumper", cloth: "gloss", paint: "ink" },
    ],
    marks: [{ name: "lattice", cloth: "gloss", paint: "ink" }],
    heel: { kind: "tab", paint: shine },
    sole: { sculpt: "blade", tread: "chevrons", paints: { foam: "white", base: shine, grip: "ink" }, split: 0.36 },
  };
});

const firstHighTop = look("LKH1015", ["sun", "sky"], (paint) => {
  const second: Paint = paint === "sun" ? "brick" : "navy";
  return {
    build: { ...midBuild, wide: 1.18, heelStack: 1.25, foreStack: 1.05, lip: 0.55 },
    upper: { cloth: "canvas", paint },
    collar: paint,
    lining: "cream",
    tongue: { cloth: "canvas", paint, badge: second },
    eyestay: { cloth: "canvas", paint },
    lacing: { rows: 6, paint: "white", eyelet: "metal", flat: 0.4, bow: true },
    ends: [
      { name: "cap", cloth: "leather", paint: "white", thread: second },
      { name: "band", cloth: "leather", paint: second, thread: "white" },
    ],
    marks: [{ name: "rays", cloth: "leather", paint: second }],
    heel: { kind: "loop", paint: second },
    sole: { sculpt: "cup", tread: "circles", paints: { foam: "white", base: second, grip: "wood" }, split: 0.26 },
  };
});

export const courtShoes: readonly Look[] = [badminton, quickFeet, futsal, street, highTop, midTop, firstHighTop];
