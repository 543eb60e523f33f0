import type { BufferGeometry } from "three";
import { type Point, surface } from "../surface.ts";

export type Spot = readonly [number, number];

/**
 * A flat outline laid onto a bent skin: `onto` returns the place for x and y.
 * Every point of the outline must be seen from its middle.
 */
export function applique(outline: readonly Spot[], onto: (x: number, y: number) => Point): BufferGeometry {
  const middle = outline.reduce<Spot>(([x, y], [a, b]) => [x + a / outline.length, y + b / outline.length], [0, 0]);
  const at = (u: number, v: number) => {
    const place = u * outline.length;
    const [a, b] = [outline[Math.floor(place) % outline.length], outline[Math.ceil(place) % outline.length]];
    const t = place - Math.floor(place);
    const [x, y] = [(a?.[0] ?? 0) * (1 - t) + (b?.[0] ?? 0) * t, (a?.[1] ?? 0) * (1 - t) + (b?.[1] ?? 0) * t];
    return onto(middle[0] + (x - middle[0]) * v, middle[1] + (y - middle[1]) * v);
  };
  return surface(outline.length, 8, at);
}

export const disc = (x: number, y: number, radius: number, from = 0, to = Math.PI * 2): Spot[] =>
  Array.from({ length: 41 }, (_, n) => {
    const angle = from + (n / 40) * (to - from);
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });

/** A leaf from one point to another, `full` being its width in parts of its length. */
export function leaf(from: Spot, to: Spot, full: number): Spot[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const side = (sign: number, t: number): Spot => {
    const out = sign * full * 0.5 * Math.sin(Math.PI * t ** 0.85);
    return [from[0] + dx * t - dy * out, from[1] + dy * t + dx * out];
  };
  const steps = Array.from({ length: 15 }, (_, n) => n / 14);
  return [...steps.map((t) => side(1, t)), ...steps.reverse().map((t) => side(-1, t))];
}
