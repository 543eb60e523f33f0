import { clownfish } from "../../models/creatures/clownfish.ts";
import { frog } from "../../models/creatures/frog.ts";
import { komodo } from "../../models/creatures/komodo.ts";
import { turtle } from "../../models/creatures/turtle.ts";
import { whale } from "../../models/creatures/whale.ts";
import type { Look } from "../look.ts";
import { portrait } from "./views.ts";

export const waterAndScales: readonly Look[] = [
  {
    code: "SAT1005",
    colours: { wood: (random) => [komodo({ hide: "cocoa", scale: "wood", throat: "sand" }, random)] },
    views: portrait({ around: 34, above: 24, face: [-0.2, 0.14, 0.3], near: 1.45, turn: 30 }),
  },
  {
    code: "SAT1008",
    colours: {
      leaf: (random) => [turtle({ skin: "leaf", shell: "wood", seam: "court", belly: "cream" }, random)],
      sea: (random) => [turtle({ skin: "sky", shell: "sea", seam: "navy", belly: "cream" }, random)],
    },
    views: portrait({ around: 32, above: 32, face: [0, 0, 0], near: 0.95 }),
  },
  {
    code: "SAT1009",
    colours: { sea: (random) => [whale({ back: "sea", belly: "white", groove: "steel", water: "sky" }, random)] },
    views: portrait({ around: 40, above: 16, face: [0, 0, 0.1], near: 1.02, turn: 64 }),
  },
  {
    code: "SAT1010",
    colours: {
      orange: (random) => [
        clownfish({ body: "orange", band: "white", edge: "ink", anemone: "lilac", sand: "sand" }, random),
      ],
    },
    views: portrait({ around: 52, face: [-0.05, 0.12, 0.2], near: 1.3, turn: 30 }),
  },
  {
    code: "SAT1017",
    colours: {
      leaf: (random) => [
        frog({ skin: "leaf", spot: "court", belly: "cream", foot: "lime", pad: "court", flower: "rose" }, random),
      ],
      sky: (random) => [
        frog({ skin: "sea", spot: "ink", belly: "sky", foot: "navy", pad: "leaf", flower: "sun" }, random),
      ],
    },
    views: portrait({ around: 22, above: 18, face: [0, 0.12, 0.2], near: 1.2 }),
  },
];
