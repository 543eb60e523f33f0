import { basketTote } from "../../models/bags/basket-tote.ts";
import { beltBag } from "../../models/bags/belt-bag.ts";
import { drawstringBag } from "../../models/bags/drawstring-bag.ts";
import { duffel } from "../../models/bags/duffel.ts";
import { phoneSling } from "../../models/bags/phone-sling.ts";
import { pouch } from "../../models/bags/pouch.ts";
import { tote } from "../../models/bags/tote.ts";
import { wallet } from "../../models/bags/wallet.ts";
import { inColours, type Look } from "../look.ts";

/** Totes, duffels and small bags. */
export const bags: readonly Look[] = [
  {
    code: "KWR1008",
    colours: inColours(["cream"], (paint) =>
      tote({ cloth: paint, handle: "court", sun: "sun", hill: "brick", leaf: "court" }),
    ),
  },
  {
    code: "KWR1009",
    colours: inColours(["navy"], (paint) => duffel({ body: paint, ends: "ink", strap: "charcoal", accent: "orange" })),
  },
  {
    code: "KWR1010",
    colours: inColours(["coral"], (paint) =>
      drawstringBag({ cloth: paint, base: "navy", rope: "cream", figure: "sun", ground: "navy" }),
    ),
  },
  {
    code: "KWR1011",
    colours: inColours(["sand"], (paint) =>
      basketTote({ strip: paint, figure: "brick", hide: "cocoa", lining: "cream" }),
    ),
  },
  {
    code: "KWR1012",
    colours: inColours(["charcoal"], (paint) => beltBag({ body: paint, trim: "ink", accent: "lime" })),
  },
  { code: "KWR1013", colours: inColours(["sun"], (paint) => pouch({ body: paint, base: "navy", accent: "brick" })) },
  {
    code: "KWR1014",
    colours: inColours(["cocoa"], (paint) => wallet({ hide: paint, inside: "wood", thread: "sand" })),
  },
  {
    code: "KWR1015",
    colours: inColours(["sage"], (paint) => phoneSling({ body: paint, trim: "court", rope: "cream" })),
  },
];
