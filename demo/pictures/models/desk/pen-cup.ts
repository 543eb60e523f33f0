import { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import { between, type Random } from "../../stage/random.ts";
import { assemble, type Brick } from "../bricks.ts";
import { pencil } from "./pencil.ts";

export type PenCupPaints = { readonly wall: Paint; readonly shade: Paint; readonly band: Paint };

/** A square cup laid in brick courses, a band of tiles around its rim, pencils in it. */
export function penCup(paints: PenCupPaints, pencils: readonly Paint[], random: Random): Group {
  const side = 8;
  const bricks: Brick[] = [{ x: 0, z: 0, y: 0, wide: side, deep: side, high: 1, paint: paints.shade }];
  const ring = (y: number, high: number, paint: (n: number) => Paint, shift: number) => {
    // Four walls, each one brick thick; courses turn the corner alternately.
    for (const [n, wall] of (["front", "right", "back", "left"] as const).entries()) {
      const along = wall === "front" || wall === "back";
      const long = along === (shift === 0);
      const [from, to] = long ? [0, side] : [1, side - 1];
      for (let at = from, piece = 0; at < to; piece += 1) {
        const length = Math.min(to - at, piece === 0 && !long ? 3 : 4);
        const edge = wall === "front" || wall === "right" ? side - 1 : 0;
        const place = along ? { x: at, z: edge, wide: length, deep: 1 } : { x: edge, z: at, wide: 1, deep: length };
        bricks.push({ ...place, y, high, paint: paint(n + piece) });
        at += length;
      }
    }
  };
  const courses = 6;
  for (let course = 0; course < courses; course += 1)
    ring(
      1 + course * 3,
      3,
      (n) => (course === 3 ? paints.band : (n + course) % 3 ? paints.wall : paints.shade),
      course % 2,
    );
  ring(1 + courses * 3, 1, () => paints.wall, courses % 2);
  const group = new Group();
  group.add(assemble(bricks, random));
  pencils.forEach((paint, n) => {
    const angle = (n / pencils.length) * Math.PI * 2 + 0.4;
    const it = pencil(paint, between(random, 10.5, 12.8));
    it.position.set(Math.cos(angle) * 1.4, 0.5, Math.sin(angle) * 1.4);
    it.rotation.set(Math.sin(angle) * 0.15, 0, -Math.cos(angle) * 0.15);
    group.add(it);
  });
  return group;
}
