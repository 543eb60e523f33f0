import type { Group, Vector3 } from "three";
import { seededRandom } from "../stage/random.ts";
import { ball, mixed, smooth, type Tone } from "./ball-skin.ts";

export function tennisBall(radius: number): Group {
  const random = seededRandom("felt");
  const felt: Tone = [206, 216, 62];
  const skin = (way: Vector3) => {
    const turn = Math.atan2(way.z, way.x);
    const seam = Math.abs(way.y - 0.62 * Math.sin(turn * 2) * Math.sqrt(1 - way.y * way.y) * 1.05);
    const inSeam = 1 - smooth(0.05, 0.085, seam);
    const fuzz = random();
    return {
      colour: mixed(mixed(felt, [160, 175, 30], fuzz * 0.35), [240, 240, 228], inSeam),
      height: inSeam > 0.4 ? 70 : 120 + fuzz * 110,
    };
  };
  return ball(radius, 1, 2.5, skin, "tennis");
}
