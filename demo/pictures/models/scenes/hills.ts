import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { hipRoof } from "../roofs.ts";
import { built } from "../site.ts";

/** A mountain of slopes, as wide as given; it changes its paint after so many steps and ends in a flat crater. */
export function mountain(wide: number, steps: number, paint: Paint, top: Paint, random: Random): Group {
  return built(random, (site) => {
    const low = { x: 0, z: 0, wide, deep: wide, y: 0, paint, pitch: 3, steps };
    hipRoof(site, low);
    const left = wide - steps * 2;
    hipRoof(site, {
      ...low,
      x: steps,
      z: steps,
      wide: left,
      deep: left,
      y: steps * 3,
      paint: top,
      pitch: 4,
      steps: left / 2 - 2,
    });
  });
}
