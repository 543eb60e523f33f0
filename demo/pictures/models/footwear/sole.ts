import { Float32BufferAttribute, Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import { type Point, smoothstep } from "../surface.ts";
import { foam, tint } from "./cloths.ts";
import { footLength, type Last, placeOf } from "./last.ts";
import { scaled, sheet } from "./shapes.ts";

export type Sculpt = "grooves" | "facets" | "waves" | "pods" | "cup" | "slab" | "blade";
export type Tread = "hex" | "herringbone" | "chevrons" | "waves" | "circles" | "bars";

/** How far the wall of the sole swells (or is cut) at a place: `v` climbs from the ground (0) to the top (1). */
const sculpts: Record<Sculpt, (t: number, v: number, side: number) => number> = {
  grooves: (t, v) => {
    const line = 0.52 + 0.1 * Math.sin(t * 7);
    return 0.16 * Math.sin(v * Math.PI) - 0.13 * Math.exp(-(((v - line) / 0.05) ** 2)) * smoothstep(0.75, 0.5, t);
  },
  facets: (t, v) => {
    const saw = Math.abs(((((t * 9 + v * 0.9) % 1) + 1) % 1) - 0.5) * 2;
    return 0.1 * Math.sin(v * Math.PI) + 0.2 * saw * Math.sin(v * Math.PI) ** 0.7 * smoothstep(0.62, 0.35, t);
  },
  waves: (t, v) => 0.13 * Math.sin(v * Math.PI) + 0.1 * Math.sin(t * 34 + v * 5) * Math.sin(v * Math.PI),
  pods: (t, v) =>
    0.26 *
    Math.abs(Math.sin(t * Math.PI * 9)) ** 0.6 *
    Math.sin(Math.min(1, v * 1.25) * Math.PI) ** 0.6 *
    (v < 0.8 ? 1 : 0.4),
  cup: (_t, v) => 0.05 - 0.04 * Math.exp(-(((v - 0.82) / 0.03) ** 2)) - 0.03 * Math.exp(-(((v - 0.2) / 0.03) ** 2)),
  slab: (t, v) =>
    0.2 * Math.sin(v * Math.PI) ** 0.5 -
    0.16 * Math.exp(-(((v - 0.42 - 0.12 * smoothstep(0.3, 0.7, t)) / 0.035) ** 2)) -
    0.1 * Math.exp(-(((v - 0.74) / 0.03) ** 2)),
  blade: (t, v) => 0.2 * Math.sin(v * Math.PI) ** 1.4 * (0.5 + 0.8 * smoothstep(0.4, 0, t)) - 0.05 * v,
};

/** From 0 to 1 and again, with each `period`. */
const cycle = (value: number, period: number) => (((value / period) % 1) + 1) % 1;

/** Where rubber blocks stand on the underside, from 0 to 1. Coarse on purpose: fine treads turn to noise in a picture. */
const treads: Record<Tread, (x: number, z: number) => number> = {
  hex: (x, z) => {
    const row = Math.round(x / 1.2);
    const dz = cycle(z + (row % 2) * 0.65, 1.3) - 0.5;
    return smoothstep(0.45, 0.37, Math.max(Math.abs(x - row * 1.2) / 1.2, Math.abs(dz)));
  },
  herringbone: (x, z) => {
    const zig = Math.abs(cycle(z + 10, 1.9) - 0.5) * 2;
    return smoothstep(0.18, 0.28, Math.abs(cycle(x + zig, 1) - 0.5));
  },
  chevrons: (x, z) => smoothstep(0.14, 0.22, Math.abs(cycle(x - Math.abs(z) * 0.7, 1.35) - 0.5)),
  waves: (x, z) => smoothstep(0.16, 0.26, Math.abs(cycle(x + 0.3 * Math.sin(z * 2.4), 1.05) - 0.5)),
  circles: (x, z) => {
    const near = x > 0 ? Math.hypot(x - 3.1, z) : Math.hypot(x + 4.4, z);
    return smoothstep(0.15, 0.25, Math.abs(cycle(near, 1) - 0.5));
  },
  bars: (x, z) => (Math.abs(z) < 0.2 ? 0 : smoothstep(0.1, 0.17, Math.abs(cycle(x, 1.2) - 0.5))),
};

export type SolePaints = { foam: Paint; base: Paint; grip: Paint };

/** Sole with a sculpted wall, a lower layer in another paint, and rubber blocks underneath. */
export function sole(last: Last, sculpt: Sculpt, tread: Tread, paints: SolePaints, split = 0.36): Group {
  const group = new Group();
  const { flare } = last.build;
  const wall = (turn: number, v: number): Point => {
    const t = placeOf(turn);
    const high = last.bed(t) - last.ground(t) + last.lip(t);
    const swell = sculpts[sculpt](t, v, Math.sign(turn)) + flare * (1 - 0.45 * v) - 0.12 * Math.max(0, 0.12 - v) * 8;
    return last.plan(turn, swell, last.ground(t) + v * high);
  };
  const layer = (from: (t: number) => number, to: (t: number) => number, rows: number) =>
    scaled(
      170,
      rows,
      (u, v) => {
        const turn = u - 0.5;
        const [low, high] = [from(placeOf(turn)), to(placeOf(turn))];
        return wall(turn, low + (high - low) * v);
      },
      9,
      0.5,
    );
  const border = (t: number) => split * (0.75 + 0.5 * smoothstep(0.1, 0.5, t) - 0.35 * smoothstep(0.55, 0.95, t));
  group.add(
    sheet(
      layer(
        () => 0,
        () => 0.13,
        4,
      ),
      foam(paints.grip, 0.75),
    ),
    sheet(
      layer(() => 0.13, border, 10),
      foam(paints.base),
    ),
    sheet(
      layer(border, () => 1, 20),
      foam(paints.foam),
    ),
    sheet(
      scaled(
        170,
        5,
        (u, v) => {
          const turn = u - 0.5;
          const t = placeOf(turn);
          const [, y] = wall(turn, 1);
          const out = sculpts[sculpt](t, 1, 1) + flare * 0.55;
          return last.plan(turn, out - (out + 0.22) * v, y + 0.07 * Math.sin(v * Math.PI));
        },
        9,
        0.2,
      ),
      foam(paints.foam),
    ),
    underside(last, tread, paints),
  );
  return group;
}

function underside(last: Last, tread: Tread, paints: SolePaints) {
  const grip = tint(paints.grip);
  const floor = tint(paints.grip).lerp(tint(paints.base), 0.2).multiplyScalar(0.72);
  const bare = tint(paints.base);
  const colours: number[] = [];
  const shape = scaled(
    150,
    48,
    (u, v) => {
      const t = placeOf(u * 0.5);
      const across = v * 2 - 1;
      const x = (t - 0.5) * footLength;
      const z = across * last.half(t);
      const border = smoothstep(0.99, 0.93, Math.abs(across)) * smoothstep(0, 0.02, t) * smoothstep(1, 0.98, t);
      const waist = smoothstep(0.31, 0.34, t) * smoothstep(0.55, 0.52, t);
      const lug = treads[tread](x, z) * border * (waist > 0.5 ? 0 : 1);
      const colour = (waist > 0.5 ? bare : floor).clone().lerp(grip, Math.min(1, lug * 1.6));
      colours.push(colour.r, colour.g, colour.b);
      return [x, last.ground(t) + 0.2 - 0.2 * lug, last.middle(t) + z * (1 + (last.build.flare * 0.4) / 2)];
    },
    6,
    2,
  );
  shape.setAttribute("color", new Float32BufferAttribute(colours, 3));
  const material = foam("white", 0.8);
  material.vertexColors = true;
  return sheet(shape, material);
}
