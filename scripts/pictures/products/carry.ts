import { hikingPack } from "../models/bags/hiking-pack.ts";
import { laptopPack } from "../models/bags/laptop-pack.ts";
import { miniPack } from "../models/bags/mini-pack.ts";
import { rollTopPack } from "../models/bags/roll-top-pack.ts";
import { rucksack } from "../models/bags/rucksack.ts";
import { schoolPack } from "../models/bags/school-pack.ts";
import { turtlePack } from "../models/bags/turtle-pack.ts";
import { inColours, type Look } from "./look.ts";

export const carry: readonly Look[] = [
  {
    code: "KWR1001",
    colours: inColours(["brick"], (paint) =>
      schoolPack({ body: paint, pocket: paint, trim: paint === "navy" ? "ink" : "brickDark", accent: "sun" }),
    ),
  },
  {
    code: "KWR1002",
    colours: inColours(["court"], (paint) =>
      rollTopPack({ body: paint, base: "ink", strap: "charcoal", accent: "sun" }),
    ),
  },
  {
    code: "KWR1003",
    colours: inColours(["orange"], (paint) => hikingPack({ body: paint, dark: "charcoal", accent: "sun", mat: "sky" })),
  },
  {
    code: "KWR1004",
    colours: inColours(["rose"], (paint) => miniPack({ body: paint, trim: "plum", petal: "white", heart: "sun" })),
  },
  {
    code: "KWR1005",
    colours: inColours(["grey"], (paint) => laptopPack({ body: paint, base: "charcoal", hide: "wood" })),
  },
  {
    code: "KWR1006",
    colours: inColours(["leaf"], (paint) => turtlePack({ shell: paint, rim: "sand", skin: "lime", line: "court" })),
  },
  { code: "KWR1007", colours: inColours(["sand"], (paint) => rucksack({ cloth: paint, flap: paint, hide: "wood" })) },
];
