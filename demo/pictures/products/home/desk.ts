import { deskLamp } from "../../models/desk/desk-lamp.ts";
import { notebook } from "../../models/desk/notebook.ts";
import { organiser } from "../../models/desk/organiser.ts";
import { penCup } from "../../models/desk/pen-cup.ts";
import { lyingPencil } from "../../models/desk/pencil.ts";
import { wallClock } from "../../models/desk/wall-clock.ts";
import { put } from "../../stage/put.ts";
import { inColours, type Look } from "../look.ts";

/** What stands on a desk or hangs over it. */
export const desk: readonly Look[] = [
  {
    code: "SLS1012",
    colours: inColours(["sun", "court"], (paint) => deskLamp(paint)),
    views: [
      { around: -24, above: 12, fill: 0.84 },
      { around: 130, above: 18, fill: 0.84 },
      { around: -30, above: 4, fill: 1.7, toward: [0.2, 0.25, 0] },
    ],
  },
  {
    code: "SLS1013",
    colours: {
      brick: (random) => [
        penCup({ wall: "brick", shade: "brickDark", band: "sun" }, ["sun", "sea", "leaf", "coral", "navy"], random),
      ],
      sea: (random) => [
        penCup({ wall: "sea", shade: "navy", band: "white" }, ["brick", "sun", "mint", "orange", "lilac"], random),
      ],
    },
    views: [
      { around: 28, above: 14, fill: 0.8 },
      { around: 208, above: 22, fill: 0.8 },
      { around: -18, above: 52, fill: 0.9 },
    ],
  },
  {
    code: "SLS1014",
    colours: {
      court: () => [
        notebook({ cover: "court", spine: "courtDark", band: "sun" }),
        put(lyingPencil("sun", 10), 6.4, 0.4, 84),
      ],
      coral: () => [
        notebook({ cover: "coral", spine: "brick", band: "cream" }),
        put(lyingPencil("navy", 10), 6.4, 0.4, 84),
      ],
      navy: () => [
        notebook({ cover: "navy", spine: "ink", band: "orange" }),
        put(lyingPencil("orange", 10), 6.4, 0.4, 84),
      ],
    },
    views: [
      { around: -24, above: 44, fill: 0.86 },
      { around: 58, above: 22, fill: 0.86 },
      { around: -30, above: 36, fill: 1.9, toward: [0, 0, 0.28] },
    ],
  },
  { code: "SLS1015", colours: inColours(["wood"], (paint) => organiser(paint, "court")) },
  {
    code: "SLS1016",
    colours: inColours(["white"], (paint) => wallClock(paint, "wood", "court", "brick")),
    views: [
      { around: 18, above: 8, fill: 0.8 },
      { around: 205, above: 12, fill: 0.8 },
      { around: -24, above: 12, fill: 1.8, toward: [0, 0.05, 0] },
    ],
  },
];
