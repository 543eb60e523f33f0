import { LatheGeometry, Vector2 } from "three";

/** A body turned on a lathe, its outline written as one list: radius, height, radius, height … from the bottom up. */
export function spun(outline: readonly number[], cells = 72): LatheGeometry {
  const points = Array.from(
    { length: outline.length / 2 },
    (_, n) => new Vector2(outline[n * 2] ?? 0, outline[n * 2 + 1] ?? 0),
  );
  return new LatheGeometry(points, cells);
}
