import { Vector3 } from "three";
import type { Paint } from "../../stage/palette.ts";
import { mixed, smooth, type Tone, tone } from "../ball-skin.ts";
import { footballPanels } from "../football.ts";

/** What a ball's skin shows in a direction: its colour, and how far the next seam is (0 on the seam). */
export type Pattern = (way: Vector3) => { colour: Tone; seam: number };

type Panel = { readonly way: Vector3; readonly less?: number };

/** The panel a direction belongs to, and how much nearer it is than the next. */
function nearest<P extends Panel>(panels: readonly P[], way: Vector3): { panel: P; seam: number } {
  let [best, second] = [-9, -9];
  let found = panels[0];
  for (const panel of panels) {
    const closeness = way.dot(panel.way) - (panel.less ?? 0);
    if (closeness > best) {
      second = best;
      best = closeness;
      found = panel;
    } else if (closeness > second) second = closeness;
  }
  if (!found) throw new Error("a ball has panels");
  return { panel: found, seam: best - second };
}

/** Angle and distance of a direction as seen from the middle of a panel; angle 0 points at `toward`. */
function seenFrom(middle: Vector3, toward: Vector3, way: Vector3): { angle: number; far: number } {
  const east = toward.clone().addScaledVector(middle, -toward.dot(middle)).normalize();
  const north = middle.clone().cross(east);
  return { angle: Math.atan2(way.dot(north), way.dot(east)), far: Math.acos(Math.min(1, way.dot(middle))) };
}

const inside = (edge: number, value: number, soft = 0.012) => 1 - smooth(edge - soft, edge + soft, value);

/** Five-cornered dark panels among six-cornered light ones, each light one with a thin ring. */
export function classicPanels(base: Paint, accent: Paint, ring: Paint): Pattern {
  const panels = footballPanels().map((panel) => ({ ...panel, less: panel.dark ? 0.0275 : 0 }));
  const [light, dark, thin] = [tone(base), tone(accent), tone(ring)];
  return (way) => {
    const { panel, seam } = nearest(panels, way);
    if (!panel.dark) return { colour: light, seam };
    const rim = inside(0.052, seam, 0.003) - inside(0.034, seam, 0.003);
    return { colour: mixed(dark, thin, rim), seam };
  };
}

/** Twelve five-cornered panels, a star on each. */
export function starPanels(base: Paint, star: Paint, edge: Paint): Pattern {
  const panels = footballPanels()
    .filter(({ dark }) => dark)
    .map((panel, _, all) => ({
      ...panel,
      next: all.find((other) => other !== panel && other.way.dot(panel.way) > 0.4)?.way ?? new Vector3(0, 1, 0),
    }));
  const [ground, light, rim] = [tone(base), tone(star), tone(edge)];
  return (way) => {
    const { panel, seam } = nearest(panels, way);
    const { angle, far } = seenFrom(panel.way, panel.next, way);
    const fifth = (Math.PI * 2) / 5;
    const off = Math.abs(((angle + Math.PI * 4) % fifth) - fifth / 2);
    // The straight edge from a tip to the notch beside it.
    const edgeAt = (tip: number, notch: number) =>
      (tip * notch * Math.sin(fifth / 2)) /
      (notch * Math.sin(fifth / 2) * Math.cos(off) + (tip - notch * Math.cos(fifth / 2)) * Math.sin(off));
    const inStar = inside(edgeAt(0.5, 0.21), far, 0.008);
    const inRim = inside(edgeAt(0.58, 0.26), far, 0.008) - inStar;
    return { colour: mixed(mixed(ground, rim, inRim), light, inStar), seam };
  };
}

const cubeWays = [0, 1, 2].flatMap((axis) => [-1, 1].map((side) => new Vector3().setComponent(axis, side)));
const cornerWays = [-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [-1, 1].map((z) => new Vector3(x, y, z).normalize())));

/** Turns every face of a cube a little in its plane, so that straight seams become swung ones. */
export function swung(way: Vector3, amount: number): Vector3 {
  const { x, y, z } = way;
  return new Vector3(
    x + amount * (y * y * z - z * z * y),
    y + amount * (z * z * x - x * x * z),
    z + amount * (x * x * y - y * y * x),
  ).normalize();
}

/** Six large swung panels with a three-armed flame at each of the eight places where three of them meet. */
export function wingPanels(base: Paint, flame: Paint, spark: Paint): Pattern {
  const [ground, hot, cool] = [tone(base), tone(flame), tone(spark)];
  const faces = cubeWays.map((way) => ({ way }));
  const corners = cornerWays.map((way) => ({ way }));
  return (way) => {
    const { seam } = nearest(faces, swung(way, 1.5));
    const { panel } = nearest(corners, way);
    const axis = new Vector3(Math.sign(panel.way.x), 0, 0);
    const { angle, far } = seenFrom(panel.way, axis, way);
    const wave = Math.cos(3 * (angle - far * 2.2));
    const width = 0.42 + 1.1 * far;
    const arm = smooth(width - 0.05, width + 0.05, wave) * inside(0.62, far, 0.02) * smooth(0.1, 0.12, far);
    const tail =
      smooth(0.02, 0.1, Math.cos(3 * (angle - far * 2.2 - 0.5)) - 0.35 - 1.05 * far) * inside(0.55, far, 0.02);
    return { colour: mixed(mixed(ground, cool, tail * smooth(0.1, 0.12, far)), hot, arm), seam };
  };
}

/** Six squares and eight six-cornered panels; the squares carry two arrowheads. */
export function arrowPanels(base: Paint, square: Paint, arrow: Paint): Pattern {
  const panels = [
    ...cubeWays.map((way, n) => ({ way, less: 0.03, square: true, n })),
    ...cornerWays.map((way, n) => ({ way, less: 0, square: false, n })),
  ];
  const [ground, flat, sign] = [tone(base), tone(square), tone(arrow)];
  return (way) => {
    const { panel, seam } = nearest(panels, way);
    if (!panel.square) {
      const line = inside(0.075, seam, 0.003) - inside(0.06, seam, 0.003);
      return { colour: mixed(ground, flat, line), seam };
    }
    const up = new Vector3(panel.way.y, panel.way.z, panel.way.x);
    const right = up.clone().cross(panel.way);
    const [a, b] = [way.dot(right), way.dot(up)];
    const height = b - 0.16 + Math.abs(a) * 0.9;
    const bands = inside(0, height) - inside(-0.11, height) + inside(-0.2, height) - inside(-0.31, height);
    return { colour: mixed(flat, sign, bands * inside(0.27, Math.abs(a)) * inside(0.38, Math.hypot(a, b))), seam };
  };
}

/** Twenty triangles, painted in turns. */
export function trianglePanels(paints: readonly [Paint, Paint, Paint]): Pattern {
  const tones = paints.map(tone);
  const panels = footballPanels()
    .filter(({ dark }) => !dark)
    .map(({ way }) => ({ way, tone: tones[way.y > 0.6 || way.y < -0.6 ? 0 : way.y > 0 ? 1 : 2] ?? tones[0] }));
  return (way) => {
    const { panel, seam } = nearest(panels, way);
    const inner = inside(0.19, seam, 0.006) - inside(0.16, seam, 0.006);
    return { colour: mixed(panel.tone ?? [255, 255, 255], [255, 252, 245], inner * 0.85), seam };
  };
}

/** Three strips on each of six faces, swung like a pinwheel. */
export function stripPanels(paints: readonly [Paint, Paint, Paint], swing: number): Pattern {
  const tones = paints.map(tone);
  return (way) => {
    const at = swung(way, swing);
    const sizes = [Math.abs(at.x), Math.abs(at.y), Math.abs(at.z)];
    const axis = sizes.indexOf(Math.max(...sizes));
    const across = at.getComponent((axis + 2) % 3) / Math.max(...sizes);
    const place = Math.atan(across) / (Math.PI / 4);
    const strip = place < -1 / 3 ? 0 : place > 1 / 3 ? 2 : 1;
    const sorted = [...sizes].sort((a, b) => b - a);
    const edge = (sorted[0] ?? 1) - (sorted[1] ?? 0);
    const between = Math.min(Math.abs(place - 1 / 3), Math.abs(place + 1 / 3)) * 0.7;
    const paint = strip === 1 ? 1 : axis === 1 ? 2 : 0;
    return { colour: tones[paint] ?? [255, 255, 255], seam: Math.min(edge, between) };
  };
}

/** Eight gores from pole to pole, a little swung, with round caps and a sewn edge. */
export function gorePanels(paints: readonly [Paint, Paint, Paint], thread: Paint): Pattern {
  const [one, two, ends] = [tone(paints[0]), tone(paints[1]), tone(paints[2])];
  const sewn = tone(thread);
  return (way) => {
    const round = Math.sqrt(1 - way.y * way.y);
    const turn = Math.atan2(way.z, way.x) + 0.55 * way.y;
    const place = ((turn / (Math.PI * 2)) * 8 + 16) % 8;
    const side = Math.abs(place - Math.round(place)) * (Math.PI / 4) * round;
    const cap = Math.abs(way.y) > 0.9;
    const seam = Math.min(cap ? 1 : side, Math.abs(Math.acos(Math.abs(way.y)) - Math.acos(0.9)));
    const dash = smooth(-0.1, 0.2, Math.sin(cap || side > 0.07 ? turn * 22 : way.y * 46));
    const stitched = (inside(0.055, seam, 0.004) - inside(0.036, seam, 0.004)) * dash;
    return { colour: mixed(cap ? ends : Math.floor(place) % 2 ? one : two, sewn, stitched), seam };
  };
}

/** The eight panels of a basketball; those at the two ends may have another paint. */
export function basketPanels(base: Paint, ends: Paint): Pattern {
  const [middle, end] = [tone(base), tone(ends)];
  return (way) => {
    const curve = Math.abs(way.x) - 0.62 - 0.28 * way.z * way.z;
    const seam = Math.min(Math.abs(way.y), Math.abs(way.z), Math.abs(curve) * 0.9);
    return { colour: curve > 0 ? end : middle, seam };
  };
}
