import type { BufferGeometry } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";

/** Several shapes as one, so that they are drawn at once. */
export function joined(...shapes: readonly BufferGeometry[]): BufferGeometry {
  const plain = shapes.map((shape) => {
    const loose = shape.index ? shape.toNonIndexed() : shape;
    for (const name of Object.keys(loose.attributes))
      if (name !== "position" && name !== "normal") loose.deleteAttribute(name);
    return loose;
  });
  return mergeGeometries(plain);
}

/** A light box with broken edges whose middle lies at the given place. */
export const slab = (
  [wide, high, deep]: readonly [number, number, number],
  [x, y, z]: readonly [number, number, number] = [0, 0, 0],
  edge = 0.04,
): BufferGeometry => new RoundedBoxGeometry(wide, high, deep, 1, edge).translate(x, y, z);
