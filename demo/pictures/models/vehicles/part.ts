import { type BufferGeometry, Euler, Matrix4, Mesh, type MeshPhysicalMaterial, Quaternion, Vector3 } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { clearPlastic, enamel, fabric, metal, plastic, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import type { Point } from "../surface.ts";

const finishes = { plastic, enamel, rubber, fabric, metal: (paint: Paint) => metal(paint), clear: clearPlastic };

export type Finish = keyof typeof finishes;

/** A shape that is no brick, already in its place, measured in studs in every direction. */
export type Part = { readonly shape: BufferGeometry; readonly paint: Paint; readonly finish: Finish };

const placed = (at: Point, turn: Point, size: number) =>
  new Matrix4().compose(
    new Vector3(...at),
    new Quaternion().setFromEuler(new Euler(...turn)),
    new Vector3(size, size, size),
  );

export type PartOptions = { readonly turn?: Point; readonly finish?: Finish; readonly size?: number };

export const part = (shape: BufferGeometry, paint: Paint, at: Point = [0, 0, 0], options: PartOptions = {}): Part => ({
  shape: shape.applyMatrix4(placed(at, options.turn ?? [0, 0, 0], options.size ?? 1)),
  paint,
  finish: options.finish ?? "plastic",
});

/** Parts taken together to another place, first turned about their common origin. */
export function moved(parts: readonly Part[], at: Point, turn: Point = [0, 0, 0], size = 1): Part[] {
  return parts.map((each) => ({ ...each, shape: each.shape.clone().applyMatrix4(placed(at, turn, size)) }));
}

/** One mesh for each paint and finish. */
export function joined(parts: readonly Part[]): Mesh[] {
  const alike = Map.groupBy(parts, ({ paint, finish }) => `${finish} ${paint}`);
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const shape = mergeGeometries(group.map((each) => (each.shape.index ? each.shape.toNonIndexed() : each.shape)));
    const material: MeshPhysicalMaterial = finishes[first.finish](first.paint);
    if (first.finish === "fabric") material.side = 2;
    return [new Mesh(shape, material)];
  });
}
