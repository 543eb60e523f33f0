import { CylinderGeometry, SphereGeometry } from "three";
import type { Paint } from "../stage/palette.ts";
import { plate } from "./bricks.ts";
import { joined } from "./joined.ts";
import type { Piece, Site } from "./site.ts";
import { turned } from "./turned.ts";

export type Person = {
  readonly coat: Paint;
  readonly trousers?: Paint;
  readonly hair?: Paint;
  readonly hat?: Paint;
  readonly turn?: number;
};

const legs: Piece = {
  name: "peg legs",
  shape: () =>
    turned([
      [0, 0],
      [0.6, 0],
      [0.66, 0.08],
      [0.62, 0.95],
      [0, 0.95],
    ]),
};
const trunk: Piece = {
  name: "peg trunk",
  shape: () =>
    turned([
      [0, 0.95],
      [0.66, 0.95],
      [0.66, 1.05],
      [0.6, 1.7],
      [0.44, 2.2],
      [0.24, 2.35],
      [0, 2.38],
    ]),
};
const head: Piece = { name: "peg head", shape: () => new SphereGeometry(0.56, 28, 20).translate(0, 2.78, 0) };
const locks: Piece = {
  name: "peg hair",
  shape: () =>
    new SphereGeometry(0.61, 28, 14, 0, Math.PI * 2, 0, Math.PI * 0.52).rotateX(-0.45).translate(0, 2.83, -0.03),
};
const brim: Piece = {
  name: "peg hat",
  shape: () =>
    joined(
      new SphereGeometry(0.6, 28, 12, 0, Math.PI * 2, 0, Math.PI / 2).translate(0, 2.98, 0),
      new CylinderGeometry(0.82, 0.82, 0.12, 28).translate(0, 3, 0),
    ),
};
const eyes: Piece = {
  name: "peg eyes",
  shape: () => joined(...[-0.2, 0.2].map((x) => new SphereGeometry(0.075, 10, 8).translate(x, 2.84, 0.51))),
};

/** A wooden-doll figure; it looks along `turn`. */
export function person(site: Site, x: number, y: number, z: number, look: Person): void {
  const { coat, trousers = "navy", hair = "cocoa", hat, turn = 0 } = look;
  const at = [x, y, z] as const;
  site.fit(legs, at, { paint: trousers });
  site.fit(trunk, at, { paint: coat });
  site.fit(head, at, { paint: "skin" });
  site.fit(eyes, at, { paint: "ink", turn });
  if (hat) site.fit(brim, at, { paint: hat, turn });
  else site.fit(locks, at, { paint: hair, turn });
}

/** How tall a figure stands, in plates. */
export const personHigh = 3.4 / plate;
