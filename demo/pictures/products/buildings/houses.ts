import { bakery } from "../../models/buildings/bakery.ts";
import { coffeeCorner } from "../../models/buildings/coffee-corner.ts";
import { fireStation } from "../../models/buildings/fire-station.ts";
import { greenhouse } from "../../models/buildings/greenhouse.ts";
import { joglo } from "../../models/buildings/joglo.ts";
import { marketRow } from "../../models/buildings/market-row.ts";
import { rumahGadang } from "../../models/buildings/rumah-gadang.ts";
import { stiltHouse } from "../../models/buildings/stilt-house.ts";
import { tongkonan } from "../../models/buildings/tongkonan.ts";
import { warung } from "../../models/buildings/warung.ts";
import type { Look } from "../look.ts";
import { allRound, house, lowRoof } from "./views.ts";

export const houses: readonly Look[] = [
  {
    code: "BTR1008",
    views: allRound,
    colours: {
      brick: (random) => [rumahGadang({ wall: "brick", band: "brickDark", roof: "charcoal", gable: "gold" }, random)],
    },
  },
  {
    code: "BTR1009",
    views: lowRoof,
    colours: {
      wood: (random) => [joglo({ post: "cocoa", wall: "wood", roof: "brickDark", floor: "steel" }, random)],
    },
  },
  {
    code: "BTR1010",
    views: [
      { around: 52, above: 13, fill: 0.82 },
      { around: -30, above: 22, fill: 0.82 },
      { around: 38, above: 12, fill: 2, aperture: 0.18, toward: [0.05, -0.06, 0.1] },
    ],
    colours: {
      cocoa: (random) => [tongkonan({ wall: "ink", band: "brick", carving: "sun", roof: "brickDark" }, random)],
    },
  },
  {
    code: "BTR1011",
    views: lowRoof,
    colours: { mint: (random) => [stiltHouse({ wall: "mint", trim: "coral", thatch: "gold" }, random)] },
  },
  {
    code: "BTR1012",
    views: house,
    colours: {
      sun: (random) => [warung({ wall: "sun", counter: "sea", roof: "steel", awning: ["brick", "white"] }, random)],
    },
  },
  {
    code: "BTR1013",
    views: house,
    colours: {
      rose: (random) => [bakery({ wall: "rose", trim: "plum", roof: "charcoal", awning: ["plum", "cream"] }, random)],
      sky: (random) => [bakery({ wall: "sky", trim: "navy", roof: "brickDark", awning: ["navy", "white"] }, random)],
    },
  },
  {
    code: "BTR1014",
    views: house,
    colours: {
      mint: (random) => [
        coffeeCorner({ wall: "mint", upper: "cream", trim: "court", awning: ["court", "white"] }, random),
      ],
    },
  },
  {
    code: "BTR1015",
    views: house,
    colours: {
      brick: (random) => [fireStation({ wall: "brick", band: "white", gate: "white", roof: "charcoal" }, random)],
    },
  },
  {
    code: "BTR1016",
    views: house,
    colours: {
      coral: (random) => [
        marketRow(
          [
            {
              wall: "coral",
              trim: "court",
              awning: ["court", "cream"],
              words: "BUAH",
              upper: 4,
              roof: "gable",
              tiles: "brickDark",
            },
            {
              wall: "sun",
              trim: "cocoa",
              awning: ["orange", "white"],
              words: "JAMU",
              upper: 8,
              roof: "flat",
              tiles: "sun",
            },
            {
              wall: "sky",
              trim: "navy",
              awning: ["sea", "white"],
              words: "BATIK",
              upper: 5,
              roof: "hip",
              tiles: "charcoal",
            },
          ],
          random,
        ),
      ],
    },
  },
  {
    code: "BTR1017",
    views: house,
    colours: {
      white: (random) => [greenhouse("white", "brick", random)],
      court: (random) => [greenhouse("court", "sand", random)],
    },
  },
];
