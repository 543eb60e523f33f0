import { hatchling } from "../../models/creatures/hatchling.ts";
import { naga } from "../../models/creatures/naga.ts";
import { pterosaur } from "../../models/creatures/pterosaur.ts";
import { sauropod } from "../../models/creatures/sauropod.ts";
import { stegosaur } from "../../models/creatures/stegosaur.ts";
import { triceratops } from "../../models/creatures/triceratops.ts";
import { tyrannosaur } from "../../models/creatures/tyrannosaur.ts";
import type { Look } from "../look.ts";
import { portrait } from "./views.ts";

export const dinosaurs: readonly Look[] = [
  {
    code: "SAT1019",
    colours: { mint: (random) => [sauropod({ hide: "mint", spot: "court", belly: "cream" }, random)] },
    views: portrait({ around: 46, face: [-0.2, 0.36, 0.3], near: 1.67, turn: 20 }),
  },
  {
    code: "SAT1020",
    colours: {
      sea: (random) => [triceratops({ hide: "sea", frill: "sun", edge: "coral", belly: "sky" }, random)],
    },
    views: portrait({ around: 40, face: [0, 0.12, 0.3], near: 1.3, turn: 10 }),
  },
  {
    code: "SAT1021",
    colours: {
      leaf: (random) => [tyrannosaur({ hide: "leaf", belly: "cream", back: "court" }, random)],
      coral: (random) => [tyrannosaur({ hide: "coral", belly: "cream", back: "plum" }, random)],
    },
    views: portrait({ around: 46, face: [-0.26, 0.28, 0.3], near: 1.52, turn: 34 }),
  },
  {
    code: "SAT1022",
    colours: {
      orange: (random) => [
        stegosaur({ hide: "orange", spot: "wood", belly: "cream", plates: ["brick", "coral"] }, random),
      ],
    },
    views: portrait({ around: 58, face: [-0.24, -0.06, 0.3], near: 1.45, turn: 30 }),
  },
  {
    code: "SAT1023",
    colours: {
      plum: (random) => [
        pterosaur({ hide: "plum", wing: "lilac", crest: "coral", beak: "gold", rock: "grey" }, random),
      ],
    },
    views: [
      { around: 20, above: 38, fill: 0.82 },
      { around: 215, above: 46, fill: 0.82 },
      { around: 66, above: 12, fill: 0.88 },
    ],
  },
  {
    code: "SAT1024",
    colours: { brick: (random) => [naga({ scale: "brick", dark: "brickDark", belly: "gold", mane: "sun" }, random)] },
    views: portrait({ around: 30, above: 18, face: [0, 0.28, 0.2], near: 1.6, turn: 16 }),
  },
  {
    code: "SAT1025",
    colours: {
      mint: (random) => [hatchling({ hide: "leaf", belly: "cream", shell: "white", fleck: "mint" }, random)],
      rose: (random) => [hatchling({ hide: "lilac", belly: "cream", shell: "white", fleck: "rose" }, random)],
    },
    views: portrait({ around: 24, face: [0, 0.18, 0.2], near: 1.45 }),
  },
];
