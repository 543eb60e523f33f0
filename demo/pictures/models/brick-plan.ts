import type { Object3D } from "three";
import type { Paint } from "../stage/palette.ts";
import type { Random } from "../stage/random.ts";
import { laidInLayers } from "./lay-bricks.ts";
import { inPlace } from "./sculpture.ts";

/**
 * One layer of plates drawn as text: a row for each stud away from the viewer, a letter for each paint, a space for
 * nothing. Letters named in `smooth` become tiles without studs.
 */
export function platePlan(
  rows: readonly string[],
  legend: Readonly<Record<string, Paint>>,
  random: Random,
  smooth = "",
): Object3D {
  const at = (x: number, level: number, z: number) => {
    const letter = rows[z]?.[x] ?? " ";
    const paint = level === 0 ? legend[letter] : undefined;
    return paint ? { paint, smooth: smooth.includes(letter) } : undefined;
  };
  const wide = Math.max(...rows.map((row) => row.length));
  return inPlace(laidInLayers({ at, from: [0, 0, 0], to: [wide, 1, rows.length] }).bricks, random);
}
