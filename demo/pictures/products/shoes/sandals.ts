import { flipFlop, slide, strapSandal } from "../../models/footwear/sandals.ts";
import type { Paint } from "../../stage/palette.ts";
import { inColours, type Look } from "../look.ts";
import { sandalViews } from "./shoe-views.ts";

const brickSlide: Look = {
  code: "LKH1016",
  views: sandalViews,
  colours: inColours(["brick", "ink", "cream"], (paint) =>
    slide({
      bed: { pattern: "dots", paint },
      sculpt: "slab",
      tread: "hex",
      paints: { foam: paint, base: paint, grip: paint === "cream" ? "sand" : paint },
      strap: { cloth: "leather", paint },
      mark: { kind: "bricks", paint: paint === "cream" ? "brick" : "white" },
    }),
  ),
};

const beachFlipFlop: Look = {
  code: "LKH1017",
  views: sandalViews,
  colours: inColours(["sea", "coral"], (paint) => {
    const band: Paint = paint === "sea" ? "sun" : "navy";
    return flipFlop({
      build: { heelStack: 0.85, foreStack: 0.7, lip: 0.12, spring: 0.3 },
      bed: { pattern: "ribs", paint },
      sculpt: "cup",
      tread: "waves",
      paints: { foam: paint, base: "white", grip: paint },
      split: 0.62,
      strap: band,
      pin: band,
    });
  }),
};

const walkingSandal: Look = {
  code: "LKH1018",
  views: sandalViews,
  colours: inColours(["charcoal", "clay"], (paint) =>
    strapSandal({
      build: { heelStack: 1.35, foreStack: 1.1, lip: 0.5, flare: 0.22 },
      bed: { pattern: "waves", paint: paint === "clay" ? "cocoa" : "ink" },
      sculpt: "facets",
      tread: "chevrons",
      paints: { foam: paint === "clay" ? "cocoa" : "ink", base: paint === "clay" ? "sand" : "orange", grip: "ink" },
      webbing: paint,
      trim: "ink",
      tab: paint === "clay" ? "cocoa" : "orange",
    }),
  ),
};

const veranda: Look = {
  code: "LKH1019",
  views: sandalViews,
  colours: inColours(["wood", "white"], (paint) =>
    slide({
      build: { heelStack: 1.2, foreStack: 1.05, lip: 0.3 },
      bed: { pattern: "plain", paint: "sand" },
      sculpt: "cup",
      tread: "waves",
      paints: { foam: "wood", base: "cocoa", grip: "cocoa" },
      split: 0.3,
      strap: { cloth: "leather", paint, split: true },
      mark: { kind: "none", paint },
    }),
  ),
};

const puddleSlide: Look = {
  code: "LKH1020",
  views: sandalViews,
  colours: inColours(["sun", "mint"], (paint) => {
    const second: Paint = paint === "sun" ? "sea" : "rose";
    return slide({
      build: { wide: 1.26, heelStack: 1.45, foreStack: 1.25, lip: 0.4 },
      bed: { pattern: "waves", paint: second },
      sculpt: "pods",
      tread: "circles",
      paints: { foam: second, base: second, grip: "white" },
      strap: { cloth: "leather", paint },
      mark: { kind: "rings", paint: "white" },
    });
  }),
};

export const sandals: readonly Look[] = [brickSlide, beachFlipFlop, walkingSandal, veranda, puddleSlide];
