import { DoubleSide, Group, type MeshPhysicalMaterial } from "three";
import { type Point, surface } from "../surface.ts";
import { part } from "./part.ts";

export type OpenShape = {
  readonly wide: number;
  readonly high: number;
  readonly deep: number;
  /** How deep and how wide the mouth is, in parts of the floor's size. */
  readonly mouth: number;
  readonly flare: number;
  /** How far the rim sags between its corners, and how square the plan is. */
  readonly sag?: number;
  readonly square?: number;
};

export type OpenBag = {
  readonly group: Group;
  at(angle: number, level: number, out?: number): Point;
  front(x: number, y: number, out?: number): Point;
};

/** A bag without a lid, standing: an outer skin, a lining and a floor. Angle 0 looks toward +z. */
export function openBag(shape: OpenShape, cloth: MeshPhysicalMaterial, lining: MeshPhysicalMaterial): OpenBag {
  const { wide, high, deep, mouth, flare, sag = 0, square = 4 } = shape;
  const at = (angle: number, level: number, out = 0): Point => {
    const [s, c] = [Math.sin(angle), Math.cos(angle)];
    const power = 2 / square;
    const foot = Math.min(1, 0.9 + level * 1.6);
    const w = (wide / 2) * (1 + (flare - 1) * level) * foot + out;
    const d = (deep / 2) * (1 + (mouth - 1) * level ** 1.3) * foot * (1 + 0.1 * Math.sin(level * Math.PI)) + out;
    const x = Math.sign(s) * Math.abs(s) ** power * w;
    const dip = sag * level ** 3 * Math.cos((x / w) * (Math.PI / 2)) ** 2;
    const fold = 0.09 * Math.sin(x * 0.9 + level * 5 + (c > 0 ? 0 : 2)) * level;
    return [x, level * (high - dip), Math.sign(c) * Math.abs(c) ** power * (d + fold)];
  };
  const group = new Group();
  for (const material of [cloth, lining]) material.side = DoubleSide;
  const skin = surface(96, 24, (u, v) => at(u * Math.PI * 2, v));
  const uv = skin.getAttribute("uv");
  for (let n = 0; n < uv.count; n += 1) uv.setXY(n, (uv.getX(n) * (wide + deep) * 2) / 10, (uv.getY(n) * high) / 10);
  part(group, skin, cloth);
  part(
    group,
    surface(96, 24, (u, v) => at(u * Math.PI * 2, 0.02 + v * 0.98, -0.1)),
    lining,
  );
  part(
    group,
    surface(96, 4, (u, v) => {
      const [x, , z] = at(u * Math.PI * 2, 0);
      return [x * v, 0.03, z * v];
    }),
    cloth,
  );
  /** The angle at which the front is met at x, found by halving. */
  const front = (x: number, y: number, out = 0): Point => {
    let [low, high_] = [-Math.PI / 2, Math.PI / 2];
    for (let n = 0; n < 30; n += 1) {
      const half = (low + high_) / 2;
      if (at(half, y / high)[0] < x) low = half;
      else high_ = half;
    }
    const [px, py, pz] = at(low, y / high);
    return [px, py, pz + out];
  };
  return { group, at, front };
}
