import { Group, Mesh, Vector3 } from "three";
import { fabric, metal, plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { box } from "../bricks.ts";
import { cord, type Point, smoothstep } from "../surface.ts";
import { slabBuild } from "./builds.ts";
import { type ClothKind, clothOf, foam } from "./cloths.ts";
import { away, type BedPattern, type Bridge, bedHeight, bridge, bridgeAt, footbed } from "./footbed.ts";
import { type Build, footLength, type Last, lastOf } from "./last.ts";
import { scaled, sheet, stitches, strap } from "./shapes.ts";
import { type Sculpt, type SolePaints, sole, type Tread } from "./sole.ts";

export type Base = {
  readonly build?: Partial<Build>;
  readonly bed: { readonly pattern: BedPattern; readonly paint: Paint };
  readonly sculpt: Sculpt;
  readonly tread: Tread;
  readonly paints: SolePaints;
  readonly split?: number;
};

function base({ build, bed, sculpt, tread, paints, split }: Base): { last: Last; group: Group } {
  const last = lastOf({ ...slabBuild, ...build });
  const group = new Group();
  group.add(sole(last, sculpt, tread, paints, split), footbed(last, bed.pattern, bed.paint));
  return { last, group };
}

/** Small raised shapes on a broad strap, such as a row of bricks. */
function bricksOn(last: Last, on: Bridge, paint: Paint): Group {
  const group = new Group();
  const material = foam(paint, 0.5);
  for (const [row, along] of [0.26, 0.5, 0.74].entries()) {
    for (let n = 0; n < 4; n += 1) {
      const start = 0.24 + n * 0.125 + (row % 2) * 0.062;
      const piece = scaled(
        10,
        6,
        (u, v) => {
          const edge = Math.min(1, 6 * u, 6 * (1 - u), 4 * v, 4 * (1 - v));
          return bridgeAt(last, on, start + u * 0.105, along - 0.085 + v * 0.17, on.thick / 2 + 0.08 * edge - 0.02);
        },
        1,
        1,
      );
      group.add(sheet(piece, material));
    }
  }
  return group;
}

function ringOn(last: Last, on: Bridge, paint: Paint): Group {
  const group = new Group();
  const ring = (radius: number, squeeze: number) =>
    Array.from({ length: 24 }, (_, n): Point => {
      const angle = (n / 24) * Math.PI * 2;
      return bridgeAt(
        last,
        on,
        0.43 + Math.cos(angle) * radius * 0.11,
        0.5 + Math.sin(angle) * radius * squeeze,
        on.thick / 2 + 0.02,
      );
    });
  group.add(
    new Mesh(cord(ring(1, 0.3), 0.09, true), foam(paint, 0.5)),
    new Mesh(cord(ring(0.55, 0.16), 0.07, true), foam(paint, 0.5)),
  );
  return group;
}

export type Slide = Base & {
  readonly strap: { readonly cloth: ClothKind; readonly paint: Paint; readonly split?: boolean };
  readonly mark: { readonly kind: "bricks" | "rings" | "none"; readonly paint: Paint };
};

/** A slide: one broad strap, or two narrow ones, over the foot. */
export function slide(options: Slide): Group {
  const { last, group } = base(options);
  const { cloth, paint, split } = options.strap;
  const whole: Bridge = { from: 0.5, to: 0.8, high: 2.5, thick: 0.4, skew: -0.02 };
  const parts = split
    ? [
        { ...whole, to: 0.63 },
        { ...whole, from: 0.66, to: 0.8 },
      ]
    : [whole];
  for (const part of parts) {
    group.add(bridge(last, part, clothOf(cloth, paint)));
    for (const edge of split ? [] : [0.09, 0.91]) {
      const line = Array.from({ length: 50 }, (_, n) =>
        bridgeAt(last, part, 0.06 + (n / 49) * 0.88, edge, part.thick / 2),
      );
      group.add(stitches(line, fabric(options.mark.paint, 1)));
    }
    if (split) {
      const [x, y, z] = bridgeAt(last, part, 0.24, 0.5, part.thick / 2 + 0.06);
      const frame = new Mesh(box(1.1, 0.9, 0.16, 0.07), metal("gold", 0.35));
      frame.position.set(x, y, z);
      frame.lookAt(new Vector3(x, y, z).add(away(last, [x, y, z])));
      const gap = new Mesh(box(0.62, 0.46, 0.2, 0.05), clothOf(cloth, paint));
      gap.position.copy(frame.position);
      gap.quaternion.copy(frame.quaternion);
      group.add(frame, gap);
    }
  }
  if (options.mark.kind === "bricks") group.add(bricksOn(last, whole, options.mark.paint));
  if (options.mark.kind === "rings") group.add(ringOn(last, whole, options.mark.paint));
  return group;
}

export type FlipFlop = Base & { readonly strap: Paint; readonly pin: Paint };

/** A flip-flop: a forked strap held by a pin between the toes. */
export function flipFlop(options: FlipFlop): Group {
  const { last, group } = base(options);
  const pinAt = 0.79;
  const [px, pz] = [(pinAt - 0.5) * footLength, last.middle(pinAt) - 0.42];
  const floor = bedHeight(last, pinAt, -0.2);
  for (const side of [1, -1]) {
    const anchor = side > 0 ? 0.42 : 0.46;
    const spot = (t: number, across: number, lift: number): Point => [
      (t - 0.5) * footLength,
      bedHeight(last, t, across) + lift,
      last.middle(t) + across * last.half(t),
    ];
    const points: Point[] = [
      [px + 0.05, floor + 0.78, pz + side * 0.06],
      spot(0.72, side > 0 ? 0.12 : -0.42, 1.18),
      spot(0.63, side > 0 ? 0.46 : -0.66, 1.4),
      spot(0.54, side * 0.78, 1.1),
      spot(anchor + 0.03, side * 0.9, 0.42),
      spot(anchor, side * 0.9, -0.2),
    ];
    const face = (u: number) => new Vector3(0.5 * (1 - u), 1.1 - u, side * (0.25 + 0.9 * u));
    const width = (u: number) => 0.42 + 0.5 * smoothstep(0, 0.45, u) - 0.2 * smoothstep(0.75, 1, u);
    group.add(new Mesh(strap(points, width, 0.26, face, 50), foam(options.strap, 0.42)));
  }
  const pin = new Mesh(
    cord(
      [
        [px, floor - 0.2, pz],
        [px, floor + 0.4, pz],
        [px + 0.02, floor + 0.86, pz],
      ],
      0.17,
    ),
    foam(options.pin, 0.42),
  );
  const button = new Mesh(box(0.62, 0.22, 0.5, 0.1), foam(options.pin, 0.42));
  button.position.set(px, floor + 0.9, pz);
  group.add(pin, button);
  return group;
}

export type StrapSandal = Base & { readonly webbing: Paint; readonly trim: Paint; readonly tab: Paint };

/** A sandal for walking: webbing over toes and instep, and a strap behind the heel. */
export function strapSandal(options: StrapSandal): Group {
  const { last, group } = base(options);
  const web = () => fabric(options.webbing, 4);
  const front: Bridge = { from: 0.66, to: 0.77, high: 1.95, thick: 0.2, skew: 0.02 };
  const middle: Bridge = { from: 0.44, to: 0.55, high: 3.35, thick: 0.2, skew: -0.01 };
  for (const part of [front, middle]) {
    group.add(bridge(last, part, web()));
    const tab: Bridge = { ...part, from: part.from + 0.012, to: part.to - 0.012 };
    const piece = scaled(
      24,
      8,
      (u, v) =>
        bridgeAt(last, tab, 0.2 + u * 0.36, v, 0.2 + 0.05 * Math.min(1, 9 * u, 9 * (1 - u), 5 * v, 5 * (1 - v))),
      2,
      1,
    );
    group.add(sheet(piece, fabric(options.tab, 2)));
    const [x, y, z] = bridgeAt(last, part, 0.17, 0.5, 0.2);
    const buckle = new Mesh(box(1.35, 0.52, 0.14, 0.06), plastic(options.trim));
    buckle.position.set(x, y, z);
    buckle.lookAt(new Vector3(x, y, z).add(away(last, [x, y, z])));
    group.add(buckle);
  }
  const height = last.bed(0.1) + 2.7;
  const around: Point[] = Array.from({ length: 25 }, (_, n) => {
    const share = (n / 24) * 2 - 1;
    const angle = share * Math.PI * 0.5;
    const back = Math.cos(angle);
    const low = last.bed(0.46) + 1.15;
    return [
      (0.46 - 0.43 * back ** 0.8 - 0.5) * footLength,
      low + (height + 0.2 - low) * back ** 0.7,
      last.middle(0.3) + Math.sin(angle) * last.half(0.42) * 1.02,
    ];
  });
  const outward = (u: number) =>
    new Vector3(-Math.cos((u * 2 - 1) * Math.PI * 0.5), 0.1, Math.sin((u * 2 - 1) * Math.PI * 0.5) + 0.001);
  group.add(
    new Mesh(
      strap(around, (u) => 0.78 + 0.35 * Math.sin(u * Math.PI) ** 4, 0.2, outward, 80),
      web(),
    ),
  );
  for (const side of [1, -1]) {
    const upright: Point[] = [
      [(0.2 - 0.5) * footLength, last.bed(0.2) - 0.1, last.middle(0.2) + side * last.half(0.2) * 1.04],
      [(0.22 - 0.5) * footLength, last.bed(0.2) + 1.2, last.middle(0.2) + side * last.half(0.2) * 1.08],
      [(0.27 - 0.5) * footLength, height - 0.1, last.middle(0.2) + side * last.half(0.25) * 1.02],
    ];
    group.add(
      new Mesh(
        strap(upright, 0.75, 0.18, () => new Vector3(-0.1, 0, side), 16),
        web(),
      ),
    );
  }
  return group;
}
