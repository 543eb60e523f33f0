import { Vector3 } from "three";
import { type Point, profile, smoothstep } from "../surface.ts";

type Line = readonly (readonly [number, number])[];

/** The proportions of a shoe. Places along it run from the heel (0) to the toe (1); heights are above the foot bed. */
export type Build = {
  readonly wide: number;
  /** Thickness of the sole under heel and ball, and how far its wall climbs the upper. */
  readonly heelStack: number;
  readonly foreStack: number;
  readonly lip: number;
  /** How far the sole stands out from the upper. */
  readonly flare: number;
  readonly spring: number;
  /** Where the lacing ends toward the heel and toward the toe. */
  readonly throat: readonly [number, number];
  /** Height of the collar from the heel to the throat, and of the ridge from the throat to the toe. */
  readonly rim: Line;
  readonly roof: Line;
  readonly padding: number;
};

export const footLength = 12.4;
const heelRound = 0.15;
const toeRound = 0.25;

const baseHalf = profile(
  [0, 1.5],
  [0.12, 1.62],
  [0.3, 1.58],
  [0.45, 1.64],
  [0.6, 1.95],
  [0.74, 2.2],
  [0.86, 2.1],
  [1, 1.8],
);
const baseMiddle = profile([0, 0], [0.25, 0.02], [0.45, 0.16], [0.65, 0.1], [0.85, -0.12], [1, -0.38]);
const heelTuck = profile([0, 0], [0.3, -0.2], [0.55, -0.05], [0.8, 0.3], [1, 0.16]);

const rounded = (share: number, power: number) => Math.max(0, 1 - (1 - Math.min(1, share)) ** power) ** (1 / power);

/** A turn around the shoe: 0 is the heel, half a turn the toe, the outer side is positive. */
export const placeOf = (turn: number) => (1 - Math.cos(turn * Math.PI * 2)) / 2;
export const turnOf = (place: number, side: number) =>
  (side * Math.acos(1 - 2 * Math.min(1, Math.max(0, place)))) / (Math.PI * 2);

export type Last = ReturnType<typeof lastOf>;

/** The form a shoe is built over. */
export function lastOf(build: Build) {
  const [back, front] = build.throat;
  const rim = profile(...build.rim);
  const roof = profile(...build.roof);
  const half = (t: number) =>
    baseHalf(t) * build.wide * rounded(t / heelRound, 2) * rounded((1 - t) / toeRound, 2.1) + 0.004;
  const middle = baseMiddle;
  const ground = (t: number) => build.spring * smoothstep(0.62, 1.04, t) ** 2 + 0.34 * (1 - Math.min(1, t / 0.16)) ** 2;
  const stack = (t: number) => build.foreStack + (build.heelStack - build.foreStack) * smoothstep(0.72, 0.22, t);
  const bed = (t: number) => ground(t) * 0.92 + stack(t);
  const lip = (t: number) =>
    build.lip * (0.55 + 0.45 * Math.cos(t * Math.PI * 4) * (t < 0.5 ? 1 : 0.35) - 0.2 * smoothstep(0.5, 0.8, t)) +
    0.05 * smoothstep(0.85, 1, t);
  const gap = (t: number) => 0.34 + 0.3 * smoothstep(front, back, t);

  /** Edge of the opening, seen from the heel: how far from the middle and how high above the bed. */
  const edge = (t: number) => {
    const opening = baseHalf(t) * 0.66 * build.wide * rounded(t / 0.2, 2);
    const closing = smoothstep(back - 0.16, back + 0.03, t);
    const slit = gap(t) * smoothstep(front + 0.012, front - 0.05, t);
    return {
      z: opening * (1 - closing) + slit * closing,
      y: rim(t) * (1 - smoothstep(back - 0.05, back + 0.02, t)) + roof(t) * smoothstep(back - 0.05, back + 0.02, t),
    };
  };

  /** A point on the upper: `a` climbs from the sole (0) to the opening or the ridge (1). */
  const skin = (turn: number, climbed: number): Vector3 => {
    const t = placeOf(turn);
    const a = Math.min(1, Math.max(0, climbed));
    const side = Math.sign(turn) || 1;
    const wide = half(t) * 0.97;
    const rim = edge(t);
    const round = rounded((1 - t) / 0.2, 2.3);
    const high = rim.y * (t > 0.8 ? round : 1) + 0.3;
    const angle = a * (Math.PI / 2);
    const collar = smoothstep(back + 0.1, back - 0.14, t);
    const bulge = 0.1 * Math.sin(a * Math.PI) * Math.min(1, wide);
    const z =
      (rim.z + (wide - rim.z) * Math.cos(angle) ** 0.84) * (1 - collar) +
      (wide - (wide - rim.z) * a ** 1.7 + bulge) * collar;
    const climb = Math.sin(angle) ** 0.9 * (1 - collar) + a * collar;
    const heel = Math.max(0, 1 - t / 0.24) ** 2;
    return new Vector3(
      (t - 0.5) * footLength + heelTuck(a) * heel * Math.min(1.6, rim.y / 3),
      bed(t) - 0.3 + high * climb,
      middle(t) + side * z,
    );
  };

  /** The same, `out` away from the skin. */
  const upper = (turn: number, a: number, out = 0): Point => {
    const bound = Math.sign(turn || 1) * Math.min(0.494, Math.max(0.0004, Math.abs(turn)));
    const at = skin(turn, a);
    if (out !== 0) {
      const low = Math.min(0.97, Math.max(0, a));
      const along = skin(bound + 0.003, low).sub(skin(bound - 0.003, low));
      const across = skin(bound, low + 0.02).sub(skin(bound, Math.max(0, low - 0.02)));
      const normal = along.cross(across).normalize();
      at.addScaledVector(normal, out);
    }
    return [at.x, at.y, at.z];
  };

  /** The foot print at a turn, `out` beyond it, at a height. */
  const plan = (turn: number, out: number, y: number): Point => {
    const spot = (q: number) => {
      const t = placeOf(q);
      return [(t - 0.5) * footLength, middle(t) + Math.sign(Math.sin(q * Math.PI * 2)) * half(t)] as const;
    };
    const [x, z] = spot(turn);
    const [ax, az] = spot(turn - 0.004);
    const [bx, bz] = spot(turn + 0.004);
    const length = Math.hypot(bx - ax, bz - az) || 1;
    return [x - ((bz - az) / length) * out, y, z + ((bx - ax) / length) * out];
  };

  return { build, half, middle, ground, stack, bed, lip, gap, edge, upper, plan };
}
