import { Group, type Material, Vector3 } from "three";
import { fabric } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { cord, type Point, smoothstep } from "../surface.ts";
import { type ClothKind, clothOf } from "./cloths.ts";
import { footLength, type Last, placeOf, turnOf } from "./last.ts";
import { scaled, sheet } from "./shapes.ts";

/** The shell from sole to opening, once around. */
export function shell(last: Last, material: Material): Group {
  const group = new Group();
  for (const side of [1, -1]) {
    const shape = scaled(130, 34, (u, v) => last.upper(side * u * 0.5, v), 14, 5);
    group.add(sheet(shape, material));
  }
  return group;
}

/** The padded collar: it swells out of the shell, rolls over its edge and lines the inside down to the foot bed. */
export function collar(last: Last, cuff: Paint, lining: Paint): Group {
  const [back] = last.build.throat;
  const reach = turnOf(back + 0.01, 1);
  const heart = new Vector3((0.2 - 0.5) * footLength, 0, last.middle(0.2));
  const inward = (turn: number) => {
    const along = new Vector3(...last.upper(turn + 0.004, 1)).sub(new Vector3(...last.upper(turn - 0.004, 1)));
    const way = new Vector3(-along.z, 0, along.x).normalize();
    const at = new Vector3(...last.upper(turn, 1));
    return way.dot(heart.clone().sub(at)) < 0 ? way.negate() : way;
  };
  const roll = (turn: number) => last.build.padding * (0.35 + 0.65 * smoothstep(reach, reach * 0.72, Math.abs(turn)));
  const over = (turn: number, v: number): Point => {
    const r = roll(turn);
    if (v < 0.3) {
      const rise = v / 0.3;
      return last.upper(turn, 0.8 + 0.2 * rise, 0.015 + r * 0.5 * Math.sin(rise * Math.PI * 0.62));
    }
    const edge = new Vector3(...last.upper(turn, 1, 0.015 + r * 0.5 * Math.sin(Math.PI * 0.62)));
    const angle = ((v - 0.3) / 0.7) * Math.PI;
    const wide = r * 1.9;
    edge.addScaledVector(inward(turn), ((1 - Math.cos(angle)) / 2) * wide);
    edge.y += Math.sin(angle) * r * 0.85;
    return [edge.x, edge.y, edge.z];
  };
  const inside = (turn: number, v: number): Point => {
    const [x, , z] = over(turn, 1);
    const wall = new Vector3(...last.upper(turn, Math.max(0.06, 1 - v * 0.95)));
    const pad = roll(turn) * (1.2 + 0.8 * Math.sin(v * Math.PI * 0.5));
    const way = inward(turn);
    const blend = smoothstep(0, 0.35, v);
    const top = over(turn, 1)[1];
    return [
      x * (1 - blend) + (wall.x + way.x * pad) * blend,
      top + (last.bed(placeOf(turn)) + 0.1 - top) * v,
      z * (1 - blend) + (wall.z + way.z * pad) * blend,
    ];
  };
  const group = new Group();
  const turnAt = (u: number) => (u * 2 - 1) * reach;
  group.add(
    sheet(
      scaled(120, 26, (u, v) => over(turnAt(u), v), 6, 1.2),
      fabric(cuff, 3),
    ),
    sheet(
      scaled(100, 16, (u, v) => inside(turnAt(u), v), 6, 2),
      fabric(lining, 3),
    ),
  );
  return group;
}

/** The foot bed one sees through the opening. */
export function insole(last: Last, paint: Paint): Group {
  const group = new Group();
  const shape = scaled(
    60,
    14,
    (u, v) => {
      const t = 0.015 + u * 0.8;
      return [
        (t - 0.5) * footLength,
        last.bed(t) + 0.12 + 0.25 * (v * 2 - 1) ** 2,
        last.middle(t) + (v * 2 - 1) * last.half(t) * 0.93,
      ];
    },
    6,
    2,
  );
  group.add(sheet(shape, fabric(paint, 3)));
  return group;
}

/** The facing the laces run through: a strip along both edges of the throat, and the cut edge of the shell. */
export function eyestay(last: Last, kind: ClothKind, paint: Paint, deep = 0.2): Group {
  const [back, front] = last.build.throat;
  const group = new Group();
  const material = clothOf(kind, paint);
  for (const side of [1, -1]) {
    const strip = scaled(
      64,
      12,
      (u, v) => {
        const t = back - 0.05 + (front + 0.035 - back + 0.05) * u;
        const depth = deep * (0.75 + 0.25 * Math.cos(u * Math.PI)) * (0.5 + 0.5 * Math.min(1, 9 * u, 14 * (1 - u)));
        const edge = Math.min(1, 20 * u, 20 * (1 - u), 8 * v, 10 * (1 - v));
        return last.upper(turnOf(t, side), 1 - depth * v, 0.025 + 0.055 * edge);
      },
      4,
      0.6,
    );
    group.add(sheet(strip, material));
    const rim = Array.from({ length: 14 }, (_, n) =>
      last.upper(turnOf(back - 0.02 + ((front - back + 0.035) * n) / 13, side), 0.995, 0.02),
    );
    group.add(sheet(cord(rim, 0.07), material));
  }
  return group;
}
