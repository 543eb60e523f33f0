import type { Group } from "three";
import type { Paint } from "../stage/palette.ts";
import { seededRandom } from "../stage/random.ts";
import { ball, mixed, smooth, tone } from "./ball-skin.ts";

export function basketball(radius: number, paint: Paint = "orange"): Group {
  const skin = tone(paint);
  const dark = tone("ink");
  const random = seededRandom("pebbles");
  return ball(radius, 0.62, 3, (way) => {
    const curved = Math.abs(Math.abs(way.x) - 0.62 - 0.28 * way.z * way.z);
    const seam = Math.min(Math.abs(way.y), Math.abs(way.z), curved * 0.9);
    const inSeam = 1 - smooth(0.012, 0.022, seam);
    return {
      colour: mixed(mixed(skin, [255, 190, 120], random() * 0.06), dark, inSeam * 0.92),
      height: 190 - inSeam * 150 + random() * 40,
    };
  });
}
