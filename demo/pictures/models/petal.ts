import { type BufferGeometry, Mesh } from "three";
import { plastic } from "../stage/materials.ts";
import type { Paint } from "../stage/palette.ts";
import { surface } from "./surface.ts";

export type PetalForm = {
  readonly long: number;
  readonly wide: number;
  /** How far it bends upward along its length, in degrees; negative bends down. */
  readonly curl?: number;
  /** How far its edges rise, in parts of its width. */
  readonly cup?: number;
  readonly thick?: number;
  /** Where it is widest, in parts of its length. */
  readonly belly?: number;
  /** 1 ends in a point, 0.5 is rounded. */
  readonly tip?: number;
};

/** A petal or a leaf moulded in one piece. It starts at the origin and grows toward the viewer (+z). */
export function petalShape(form: PetalForm): BufferGeometry {
  const { long, wide, curl = 0, cup = 0, thick = 0.14, belly = 0.5, tip = 0.6 } = form;
  const bend = (curl * Math.PI) / 180 || 0.0001;
  const radius = long / bend;
  const half = (u: number) => {
    const share = u < belly ? u / belly / 2 : 0.5 + (u - belly) / (1 - belly) / 2;
    const power = u < belly ? 0.7 : tip;
    return (wide / 2) * Math.max(0.002, Math.sin(share * Math.PI)) ** power;
  };
  const rows = Math.round(Math.min(22, 9 + long * 1.4));
  return surface(rows, long > 5 ? 20 : 14, (u, v) => {
    const round = v * Math.PI * 2;
    const x = half(u) * Math.cos(round);
    const edge = Math.min(1, half(u) * 4);
    const lift = Math.sin(round) * thick * 0.5 * edge + cup * wide * (x / (wide / 2)) ** 2;
    const angle = bend * u;
    return [
      x,
      radius * (1 - Math.cos(angle)) + lift * Math.cos(angle),
      radius * Math.sin(angle) - lift * Math.sin(angle),
    ];
  });
}

export function petal(form: PetalForm, paint: Paint): Mesh {
  const material = plastic(paint);
  material.side = 2;
  return new Mesh(petalShape(form), material);
}
