import { CylinderGeometry, SphereGeometry, Vector3 } from "three";
import type { Paint } from "../stage/palette.ts";
import { between } from "../stage/random.ts";
import { plate } from "./bricks.ts";
import { joined } from "./joined.ts";
import { cone } from "./moulds.ts";
import { raised } from "./raised-shape.ts";
import type { Piece, Site } from "./site.ts";
import { turned } from "./turned.ts";

const stalk: Piece = { name: "stalk", shape: () => new CylinderGeometry(0.07, 0.09, 0.9, 8).translate(0, 0.45, 0) };
const eye: Piece = { name: "flower eye", shape: () => new SphereGeometry(0.14, 10, 8) };
const bloom: Piece = {
  name: "bloom",
  shape: () =>
    joined(
      ...Array.from({ length: 5 }, (_, n) => {
        const angle = (n / 5) * Math.PI * 2;
        return new SphereGeometry(0.19, 10, 8)
          .scale(1, 0.5, 1)
          .translate(Math.cos(angle) * 0.23, 0, Math.sin(angle) * 0.23);
      }),
    ),
};

/** A flower on a stud. */
export function flower(site: Site, x: number, y: number, z: number, paint: Paint): void {
  const tall = between(site.random, 0.8, 1.25);
  site.fit(stalk, [x, y, z], { paint: "leaf", scale: [1, tall, 1] });
  const top = y + (0.9 * tall) / plate;
  const lean: [number, number] = [between(site.random, 4, 22), between(site.random, -12, 12)];
  site.fit(bloom, [x, top, z], { paint, turn: between(site.random, 0, 70), lean });
  site.fit(eye, [x, top + 0.15, z], { paint: paint === "sun" ? "orange" : "sun" });
}

/** A clipped bush of round bricks. */
export function bush(site: Site, x: number, y: number, z: number, paint: Paint = "leaf", courses = 2): void {
  for (let n = 0; n < courses; n += 1)
    site.lay({ x, z, y: y + n * 3, wide: 2, deep: 2, paint, shape: n === courses - 1 ? "cone" : "round" });
}

const skirt = (wide: number): Piece => ({ name: `fir ${wide}`, shape: () => cone(wide, 2) });

/** A fir of cones that shrink toward the top; x and z are its middle. */
export function fir(site: Site, x: number, y: number, z: number, tall = 4, paint: Paint = "court"): void {
  site.lay({ x: x - 1, z: z - 1, y, wide: 2, deep: 2, high: 3, paint: "cocoa", shape: "round" });
  for (let n = 0; n < tall; n += 1) {
    const wide = 4.4 - (n * 3) / tall;
    site.fit(skirt(Math.round(wide * 10) / 10), [x, y + 5 + n * 3.2, z], { paint, turn: n * 30 });
  }
}

/** A round-headed tree: bricks that form a crown on a trunk. */
export function leafy(site: Site, x: number, y: number, z: number, paint: Paint = "leaf", trunk = 3): void {
  for (let n = 0; n < trunk; n += 1)
    site.lay({ x: x - 1, z: z - 1, y: y + n * 3, wide: 2, deep: 2, paint: "wood", shape: "round" });
  const rows = [4, 6, 6, 4, 2];
  rows.forEach((wide, n) => {
    const from = -wide / 2;
    const level = y + trunk * 3 + n * 3;
    const half = wide / 2;
    const lengthwise = n % 2 === 0;
    for (const side of [0, 1])
      site.lay({
        x: x + from + (lengthwise ? 0 : side * half),
        z: z + from + (lengthwise ? side * half : 0),
        y: level,
        wide: lengthwise ? wide : half,
        deep: lengthwise ? half : wide,
        paint,
      });
  });
}

const ring: Piece = {
  name: "palm ring",
  shape: () =>
    turned([
      [0, 0],
      [0.42, 0],
      [0.58, 0.62],
      [0.5, 0.72],
      [0, 0.72],
    ]),
};

/** One palm leaf along +x: toothed, arched and folded along its middle. */
const frond: Piece = {
  name: "frond",
  shape: () => {
    const teeth = 7;
    const edge = (side: number) =>
      Array.from({ length: teeth * 2 + 1 }, (_, n) => {
        const share = n / (teeth * 2);
        const swell = 0.2 + 0.75 * Math.sin(Math.PI * Math.min(1, share * 0.92 + 0.1));
        return [0.3 + share * 4.4, side * swell * (n % 2 === 0 ? 0.62 : 1)] as const;
      });
    const blade = raised([[0, 0.16], ...edge(1), [4.9, 0], ...edge(-1).reverse(), [0, -0.16]], 0.1, 0.03);
    blade.rotateX(-Math.PI / 2);
    const at = blade.getAttribute("position");
    const point = new Vector3();
    for (let n = 0; n < at.count; n += 1) {
      point.fromBufferAttribute(at, n);
      at.setY(n, point.y + 0.5 * point.x - 0.17 * point.x ** 2 - Math.abs(point.z) * 0.35);
    }
    blade.computeVertexNormals();
    return blade;
  },
};

const nut: Piece = { name: "coconut", shape: () => new SphereGeometry(0.42, 16, 12) };

/** A palm that bends a little; x and z are where it stands. */
export function palm(site: Site, x: number, y: number, z: number, tall = 12, bend = 0.05): void {
  const way = between(site.random, -0.6, 0.6);
  let [px, pz] = [x, z];
  for (let n = 0; n < tall; n += 1) {
    px = x + Math.cos(way) * bend * n * n * 0.25;
    pz = z + Math.sin(way) * bend * n * n * 0.25;
    site.fit(ring, [px, y + (n * 0.66) / plate, pz], { paint: "wood", turn: n * 40, lean: [0, -n * bend * 22] });
  }
  const top = y + (tall * 0.66) / plate;
  for (let n = 0; n < 8; n += 1)
    site.fit(frond, [px, top, pz], {
      paint: n % 3 === 0 ? "court" : "leaf",
      turn: n * 45 + between(site.random, -8, 8),
      lean: [0, between(site.random, -8, 10)],
    });
  for (let n = 0; n < 3; n += 1)
    site.fit(nut, [px + Math.cos(n * 2.1) * 0.55, top - 0.8, pz + Math.sin(n * 2.1) * 0.55], { paint: "cocoa" });
}
