import { fourTowerCastle } from "../../models/buildings/four-tower-castle.ts";
import { gatehouse } from "../../models/buildings/gatehouse.ts";
import { hillFort } from "../../models/buildings/hill-fort.ts";
import { icePalace } from "../../models/buildings/ice-palace.ts";
import { nightCastle } from "../../models/buildings/night-castle.ts";
import { riverCastle } from "../../models/buildings/river-castle.ts";
import { watchtower } from "../../models/buildings/watchtower.ts";
import type { Look } from "../look.ts";
import { house } from "./views.ts";

export const castles: readonly Look[] = [
  {
    code: "BTR1001",
    views: house,
    colours: {
      cream: (random) => [riverCastle({ wall: "cream", trim: "sand", roof: "sea", flag: "brick" }, random)],
    },
  },
  {
    code: "BTR1002",
    views: house,
    colours: {
      grey: (random) => [watchtower({ stone: "grey", quoin: "charcoal", timber: "wood", roof: "brickDark" }, random)],
    },
  },
  {
    code: "BTR1003",
    views: house,
    colours: {
      sand: (random) => [gatehouse({ wall: "sand", accent: "clay", roof: "court", flag: "brick" }, random)],
      steel: (random) => [gatehouse({ wall: "steel", accent: "grey", roof: "sea", flag: "sun" }, random)],
    },
  },
  {
    code: "BTR1004",
    views: house,
    colours: {
      white: (random) => [hillFort({ wall: "white", trim: "sand", roof: "orange", flag: "sea" }, random)],
    },
  },
  {
    code: "BTR1005",
    views: house,
    colours: {
      sky: (random) => [icePalace({ wall: "white", ice: "sky", deep: "sea" }, random)],
      lilac: (random) => [icePalace({ wall: "white", ice: "lilac", deep: "plum" }, random)],
    },
  },
  {
    code: "BTR1006",
    views: house,
    colours: {
      charcoal: (random) => [nightCastle({ wall: "charcoal", trim: "ink", roof: "plum", glow: "sun" }, random)],
    },
  },
  {
    code: "BTR1007",
    views: house,
    colours: {
      brick: (random) => [
        fourTowerCastle({ wall: "brick", accent: "brickDark", roof: "navy", ground: "sage", flag: "sun" }, random),
      ],
      sage: (random) => [
        fourTowerCastle({ wall: "sage", accent: "white", roof: "court", ground: "leaf", flag: "coral" }, random),
      ],
    },
  },
];
