import { archBridge } from "../../models/buildings/arch-bridge.ts";
import { clockTower } from "../../models/buildings/clock-tower.ts";
import { flameColumn } from "../../models/buildings/flame-column.ts";
import { lighthouse } from "../../models/buildings/lighthouse.ts";
import { pagoda } from "../../models/buildings/pagoda.ts";
import { stupaTemple } from "../../models/buildings/stupa-temple.ts";
import { towerTemple } from "../../models/buildings/tower-temple.ts";
import { windmill } from "../../models/buildings/windmill.ts";
import type { Look } from "../look.ts";
import { house } from "./views.ts";

export const landmarks: readonly Look[] = [
  {
    code: "BTR1018",
    views: house,
    colours: { brick: (random) => [lighthouse("brick", random)], sea: (random) => [lighthouse("sea", random)] },
  },
  {
    code: "BTR1019",
    views: [
      { around: 34, above: 20, fill: 0.84 },
      { around: 45, above: 46, fill: 0.82 },
      { around: 12, above: 20, fill: 2.4, aperture: 0.18, toward: [0, 0.22, 0.1] },
    ],
    colours: { grey: (random) => [stupaTemple({ stone: "steel", dark: "grey", light: "steel" }, random)] },
  },
  {
    code: "BTR1020",
    views: house,
    colours: { charcoal: (random) => [towerTemple({ stone: "charcoal", dark: "ink", light: "grey" }, random)] },
  },
  {
    code: "BTR1021",
    views: [house[0], house[1], { around: 20, above: 10, fill: 2.6, toward: [0, 0.4, 0] }],
    colours: { white: (random) => [flameColumn("white", random)] },
  },
  {
    code: "BTR1022",
    views: house,
    colours: { cream: (random) => [clockTower({ wall: "cream", trim: "white", roof: "brick" }, random)] },
  },
  {
    code: "BTR1023",
    views: [
      { around: 24, above: 16, fill: 0.82 },
      { around: -40, above: 30, fill: 0.82 },
      { around: 8, above: 14, fill: 2.2, aperture: 0.18, toward: [0, -0.06, 0.2] },
    ],
    colours: { sand: (random) => [archBridge({ stone: "sand", dark: "clay", deck: "steel" }, random)] },
  },
  {
    code: "BTR1024",
    views: house,
    colours: {
      navy: (random) => [windmill({ wall: "white", foot: "brick", cap: "navy", sail: "cream" }, random)],
    },
  },
  {
    code: "BTR1025",
    views: house,
    colours: { court: (random) => [pagoda({ wall: "cream", beam: "brick", roof: "court" }, random)] },
  },
];
