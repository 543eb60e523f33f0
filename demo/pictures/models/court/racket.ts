import { DoubleSide, Group, Mesh } from "three";
import { enamel, metal, plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { lettering, printOn } from "../parts/print.ts";
import { type Line, rods } from "../parts/rods.ts";
import { woundGrip } from "../parts/wound-grip.ts";
import { cord, type Point, surface } from "../surface.ts";
import { turned } from "../turned.ts";

export type RacketForm = {
  readonly length: number;
  readonly head: { readonly wide: number; readonly high: number; readonly square: number };
  /** Width of the frame seen from the front, and its depth. */
  readonly frame: readonly [number, number];
  readonly throat: "shaft" | "open";
  readonly grip: readonly [length: number, radius: number];
  /** Strings along and across, and their thickness. */
  readonly strings: readonly [number, number, number];
};

export type RacketColours = {
  readonly frame: Paint;
  readonly accent: Paint;
  readonly strings: Paint;
  readonly grip: Paint;
  readonly trim: Paint;
};

const power = (value: number, to: number) => Math.sign(value) * Math.abs(value) ** to;

/** A point on the middle line of the head; 0.25 is its top. */
function rim({ head, length, frame }: RacketForm, share: number): readonly [number, number] {
  const angle = share * Math.PI * 2;
  const round = 2 / head.square;
  const wide = head.wide / 2 - frame[0] / 2;
  const high = head.high / 2 - frame[0] / 2;
  const x = power(Math.cos(angle), round) * wide * (1 + 0.07 * Math.sin(angle));
  return [x, length - head.high / 2 + power(Math.sin(angle), round) * high];
}

/** The frame from one share of the rim to another, `more` thicker than the bare one. */
function frameTube(form: RacketForm, from: number, to: number, more = 0) {
  const [thick, deep] = form.frame;
  return surface(Math.ceil((to - from) * 140), 18, (u, v) => {
    const share = from + (to - from) * u;
    const [x, y] = rim(form, share);
    const [ax, ay] = rim(form, share - 0.004);
    const [bx, by] = rim(form, share + 0.004);
    const size = Math.hypot(bx - ax, by - ay) || 1;
    const angle = v * Math.PI * 2;
    const out = (Math.cos(angle) * (thick + more)) / 2;
    return [x + (out * (by - ay)) / size, y - (out * (bx - ax)) / size, (Math.sin(angle) * (deep + more)) / 2];
  });
}

function stringLines(form: RacketForm): Line[] {
  const rimPoints = Array.from({ length: 241 }, (_, n) => rim(form, n / 240));
  const [alongCount, acrossCount] = form.strings;
  const ends = (axis: 0 | 1, at: number): [number, number] => {
    const hits: number[] = [];
    rimPoints.slice(1).forEach((b, n) => {
      const a = rimPoints[n] ?? b;
      if ((a[axis] - at) * (b[axis] - at) > 0) return;
      const t = (at - a[axis]) / (b[axis] - a[axis] || 1);
      const other = axis === 0 ? 1 : 0;
      hits.push(a[other] + (b[other] - a[other]) * t);
    });
    return [Math.min(...hits), Math.max(...hits)];
  };
  const lines: Line[] = [];
  const { wide, high } = form.head;
  const lift = form.strings[2] * 0.7;
  for (let n = 0; n < alongCount; n += 1) {
    const x = ((n + 0.5) / alongCount - 0.5) * (wide - form.frame[0]) * 0.97;
    const [low, top] = ends(0, x);
    lines.push([
      [x, low, lift],
      [x, top, lift],
    ]);
  }
  for (let n = 0; n < acrossCount; n += 1) {
    const y = form.length - high / 2 + ((n + 0.5) / acrossCount - 0.5) * (high - form.frame[0]) * 0.95;
    const [left, right] = ends(1, y);
    lines.push([
      [left, y, -lift],
      [right, y, -lift],
    ]);
  }
  return lines;
}

function shaft(form: RacketForm, colours: RacketColours): Mesh[] {
  const [gripLength, radius] = form.grip;
  const low = form.length - form.head.high;
  const stem = new Mesh(
    turned([
      [radius * 0.34, gripLength],
      [radius * 0.27, gripLength + (low - gripLength) * 0.5],
      [radius * 0.3, low + form.frame[0] * 0.6],
    ]),
    enamel(colours.accent),
  );
  const cone = new Mesh(
    turned([
      [radius * 1.06, gripLength - 0.2],
      [radius * 0.98, gripLength + 0.5],
      [radius * 0.5, gripLength + 3.2],
      [radius * 0.36, gripLength + 4],
      [radius * 0.3, gripLength + 4.1],
    ]),
    plastic(colours.trim),
  );
  const joint = new Mesh(
    cord(
      [
        [-2.2, low + form.frame[0] * 0.52, 0],
        [-0.6, low + form.frame[0] * 0.1, 0],
        [0.6, low + form.frame[0] * 0.1, 0],
        [2.2, low + form.frame[0] * 0.52, 0],
      ],
      form.frame[1] * 0.5,
    ),
    enamel(colours.accent),
  );
  return [stem, cone, joint];
}

/** Two arms that run from the handle into the sides of the head. */
function openThroat(form: RacketForm, colours: RacketColours): Mesh[] {
  const [gripLength, radius] = form.grip;
  const [thick, deep] = form.frame;
  const arms = [-1, 1].map((side) => {
    const [x1, y1] = rim(form, side > 0 ? 0.885 : 0.615);
    const [x2, y2] = rim(form, side > 0 ? 0.93 : 0.57);
    const path: Point[] = [
      [side * radius * 0.42, gripLength - 1, 0],
      [side * radius * 0.62, gripLength + 2, 0],
      [side * (radius * 0.7 + 1.1), gripLength + (y1 - gripLength) * 0.45, 0],
      [x1 + side * thick * 0.1, y1, 0],
      [x2, y2, 0],
    ];
    const arm = new Mesh(cord(path, thick * 0.5), enamel(colours.frame));
    arm.scale.z = deep / thick;
    return arm;
  });
  const collar = new Mesh(
    turned([
      [radius * 1.08, gripLength - 0.3],
      [radius * 1.12, gripLength],
      [radius * 1.08, gripLength + 0.9],
      [radius * 0.8, gripLength + 1.1],
    ]),
    plastic(colours.trim),
  );
  return [...arms, collar];
}

/** A racket standing on its butt and facing +z. */
export function racket(form: RacketForm, colours: RacketColours): Group {
  const group = new Group();
  const [gripLength, radius] = form.grip;
  const coat = (paint: Paint) => {
    const material = enamel(paint);
    material.side = DoubleSide;
    return material;
  };
  group.add(new Mesh(frameTube(form, 0, 1), coat(colours.frame)));
  for (const [from, to] of [
    [0.04, 0.13],
    [0.37, 0.46],
  ] as const)
    group.add(new Mesh(frameTube(form, from, to, 0.06), coat(colours.accent)));
  group.add(new Mesh(frameTube(form, 0.17, 0.33, form.frame[0] * 0.12), plastic(colours.trim)));
  group.add(rods(stringLines(form), form.strings[2], plastic(colours.strings)));
  group.add(...(form.throat === "shaft" ? shaft(form, colours) : openThroat(form, colours)));
  group.add(woundGrip(gripLength, radius, colours.grip, Math.round(gripLength / 1.7)));
  const butt = new Mesh(
    turned([
      [0, -0.35],
      [radius * 0.9, -0.35],
      [radius * 1.2, -0.15],
      [radius * 1.22, 0.35],
      [radius * 1.05, 0.6],
    ]),
    plastic(colours.trim),
  );
  const seal = new Mesh(
    turned([
      [radius * 1.02, gripLength - 0.8],
      [radius * 1.16, gripLength - 0.75],
      [radius * 1.16, gripLength - 0.1],
      [radius * 1.02, gripLength],
    ]),
    form.throat === "shaft" ? plastic(colours.accent) : metal("steel", 0.4),
  );
  group.add(butt, seal);
  if (form.throat === "shaft") {
    const low = form.length - form.head.high;
    const name = printOn(lettering("RALLYA", "white"), (u, v) => {
      const angle = (v - 0.5) * 2.2;
      const far = radius * 0.3;
      return [-Math.sin(angle) * far, gripLength + 5.5 + u * (low - gripLength - 8), Math.cos(angle) * far];
    });
    group.add(name);
  }
  return group;
}
