import { cat } from "../../models/creatures/cat.ts";
import { dog } from "../../models/creatures/dog.ts";
import { elephant } from "../../models/creatures/elephant.ts";
import { orangutan } from "../../models/creatures/orangutan.ts";
import { rhino } from "../../models/creatures/rhino.ts";
import { tarsier } from "../../models/creatures/tarsier.ts";
import { tiger } from "../../models/creatures/tiger.ts";
import type { Look } from "../look.ts";
import { portrait } from "./views.ts";

export const mammals: readonly Look[] = [
  {
    code: "SAT1001",
    colours: { orange: (random) => [orangutan({ hair: "orange", dark: "brick", face: "clay" }, random)] },
    views: portrait({ around: 24, face: [0.04, 0.22, 0.3] }),
  },
  {
    code: "SAT1002",
    colours: {
      orange: (random) => [tiger({ coat: "orange", belly: "cream", stripe: "ink", nose: "rose", iris: "sun" }, random)],
      white: (random) => [
        tiger({ coat: "white", belly: "cream", stripe: "charcoal", nose: "rose", iris: "sky" }, random),
      ],
    },
    views: portrait({ around: 38, face: [0.1, 0.2, 0.3], near: 1.38 }),
  },
  {
    code: "SAT1003",
    colours: {
      grey: (random) => [elephant({ skin: "grey", ear: "rose", cloth: "brick", trim: "gold" }, random)],
    },
    views: portrait({ around: 34, face: [0.08, 0.2, 0.3], near: 1.38 }),
  },
  {
    code: "SAT1004",
    colours: { grey: (random) => [rhino({ skin: "grey", fold: "charcoal", mouth: "steel" }, random)] },
    views: portrait({ around: 46, face: [0.06, 0.1, 0.3], near: 1.38 }),
  },
  {
    code: "SAT1011",
    colours: { clay: (random) => [tarsier({ fur: "clay", belly: "cream", iris: "orange", trunk: "wood" }, random)] },
    views: portrait({ around: 20, face: [0, 0.14, 0.3] }),
  },
  {
    code: "SAT1014",
    colours: {
      orange: (random) => [
        cat({ coat: "orange", stripe: "wood", chest: "cream", iris: "leaf", collar: "sea" }, random),
      ],
      grey: (random) => [
        cat({ coat: "grey", stripe: "charcoal", chest: "white", iris: "sun", collar: "brick" }, random),
      ],
      ink: (random) => [cat({ coat: "ink", stripe: "ink", chest: "white", iris: "lime", collar: "sun" }, random)],
    },
    views: portrait({ around: 24, face: [0.02, 0.22, 0.2] }),
  },
  {
    code: "SAT1015",
    colours: {
      sand: (random) => [dog({ coat: "sand", ear: "wood", chest: "white", collar: "brick" }, random)],
      cocoa: (random) => [dog({ coat: "cocoa", ear: "ink", chest: "sand", collar: "leaf" }, random)],
    },
    views: portrait({ around: 36, face: [0.06, 0.22, 0.3], near: 1.3 }),
  },
];
