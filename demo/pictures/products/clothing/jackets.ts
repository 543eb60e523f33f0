import { hood, kangarooPocket, standCollar } from "../../models/garment/collars.ts";
import { hoop, pole, yoke } from "../../models/garment/fields.ts";
import { bothSides, type Top } from "../../models/garment/top.ts";
import type { TopCut } from "../../models/garment/top-cut.ts";
import { zip } from "../../models/garment/trims.ts";
import { fabric } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { inColours, type Look } from "../look.ts";
import { topViews } from "./clothing-views.ts";

const cut: TopCut = {
  chest: 5.2,
  hem: 5,
  length: 12.6,
  shoulder: 4.75,
  neck: 1.9,
  dip: 1.5,
  armhole: 4.6,
  sleeve: "long",
  loose: 0.35,
  hemCurve: 0.05,
};

/** Thin cloth that lets no wind through: smoother than jersey, with a faint shine. */
const shell = (paint: Paint) => {
  const cloth = fabric(paint, 9);
  cloth.roughness = 0.5;
  cloth.sheen = 0.2;
  cloth.bumpScale = 0.5;
  return cloth;
};

const look = (code: string, colours: readonly Paint[], made: (paint: Paint) => Top): Look => ({
  code,
  views: topViews,
  colours: inColours(colours, (paint, random) => bothSides(made(paint), random)),
});

const hoodie = look("SRT1016", ["brick", "sage"], (paint) => {
  const deep: Paint = paint === "brick" ? "brickDark" : "court";
  return {
    cut,
    paint,
    inside: deep,
    thick: 0.5,
    neck: "none",
    cuffs: { wide: 1.1, high: 0.14, ribs: 22, paint },
    waist: { wide: 1.05, high: 0.14, ribs: 90, paint },
    thread: deep,
    more: (pieces, terrain) => [
      ...kangarooPocket(pieces, terrain, paint, deep),
      ...hood(pieces, terrain, paint, deep, "cream"),
    ],
    moreBehind: (pieces, terrain) => hood(pieces, terrain, paint, paint, "none"),
  };
});

const zipHoodie = look("SRT1017", ["charcoal", "clay"], (paint) => {
  const second: Paint = paint === "charcoal" ? "grey" : "cocoa";
  return {
    cut: { ...cut, length: 12.9 },
    paint,
    inside: second,
    thick: 0.5,
    sleeve: second,
    neck: "none",
    cuffs: { wide: 1.1, high: 0.14, ribs: 22, paint },
    waist: { wide: 1.05, high: 0.14, ribs: 90, paint },
    thread: second,
    more: (pieces, terrain) => [
      ...kangarooPocket(pieces, terrain, paint, second),
      zip(
        (share) => [0, pieces.top + 2.4 + share * (pieces.bottom - pieces.top - 2.5)],
        (x, z) => terrain(x, z) + 0.14,
        "ink",
        "steel",
      ),
      ...hood(pieces, terrain, paint, second, "white"),
    ],
    moreBehind: (pieces, terrain) => hood(pieces, terrain, paint, paint, "none"),
  };
});

const windbreaker = look("SRT1018", ["sea", "sun"], (paint) => {
  const second: Paint = paint === "sea" ? "navy" : "ink";
  const slant = (x: number) => -0.18 * x;
  return {
    cut: { ...cut, chest: 5.3, hem: 5.2, dip: 1.3 },
    paint,
    inside: second,
    cloth: shell,
    sleeve: paint,
    neck: "none",
    cuffs: { wide: 0.75, high: 0.12, ribs: 20, paint: second },
    waist: { wide: 0.7, high: 0.12, ribs: 76, paint: second },
    front: [yoke(second, 0.62, slant), hoop("white", 0.575, 0.6, slant)],
    onSleeves: [{ paint: second, at: (u, v) => [u, v * 0.26] }],
    thread: second,
    more: (pieces, terrain) => [
      zip((share) => [0, pieces.top + 2.1 + share * (pieces.bottom - pieces.top - 2.2)], terrain, second, "white"),
      zip((share) => [2 + share * 0.5, pieces.top + 4.4 + share * 1.7], terrain, second, "white", 0.3),
      ...standCollar(pieces, terrain, second, paint),
    ],
    moreBehind: () => [],
  };
});

const anorak = look("SRT1019", ["court", "coral"], (paint) => {
  const second: Paint = paint === "court" ? "sand" : "plum";
  return {
    cut: { ...cut, chest: 5.4, hem: 5.5, length: 13.4, hemCurve: 0.3 },
    paint,
    inside: second,
    cloth: shell,
    neck: "none",
    sleeve: paint,
    cuffs: { wide: 0.8, high: 0.12, ribs: 20, paint: second },
    front: [hoop(second, 0.3, 0.52), pole(second, -1, -0.9, 0.3), pole(second, 0.9, 1, 0.3)],
    onSleeves: [{ paint: second, at: (u, v) => [u, 0.42 + 0.17 * v] }],
    thread: "ink",
    more: (pieces, terrain) => [
      zip((share) => [0, pieces.top + 2.4 + share * 3.2], terrain, "ink", "gold"),
      zip((share) => [-2.6 + share * 5.2, pieces.top + 6.7], terrain, second, "ink", 0.34),
      ...hood(pieces, terrain, paint, second, "ink"),
    ],
    moreBehind: (pieces, terrain) => hood(pieces, terrain, paint, paint, "none"),
  };
});

export const jackets: readonly Look[] = [hoodie, zipHoodie, windbreaker, anorak];
