import { type BufferGeometry, DoubleSide, Group, Mesh } from "three";
import { fabric } from "../../stage/materials.ts";
import { type Paint, palette } from "../../stage/palette.ts";
import { printOn, transfer } from "../parts/print.ts";
import { cord, type Point, profile, surface } from "../surface.ts";

const half = profile([0, 6.6], [0.3, 6.4], [0.52, 6.2], [0.62, 5.3], [0.74, 4.5], [0.88, 4.6], [1, 5]);
const high = 17;

/** Soft folds of cloth that was laid down by hand. */
const folds = (x: number, y: number) =>
  0.16 * Math.sin(x * 0.7 + y * 0.35) + 0.12 * Math.sin(x * 0.3 - y * 0.8 + 1) + 0.08 * Math.sin(y * 1.3 + x * 1.1);

const number = (digits: string, paint: Paint) =>
  transfer(`number ${digits} ${paint}`, 256, 256, (pen) => {
    pen.fillStyle = palette[paint];
    pen.font = 'bold 240px "Liberation Sans", sans-serif';
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillText(digits, 128, 138);
  });

/** A sleeveless training bib lying flat with its front up, hem toward +z. */
export function bib(paint: Paint, trim: Paint, digits: string): Group {
  const group = new Group();
  const layer = (neckLow: number, level: number) => {
    const neck = (v: number) => (v <= neckLow ? 0 : 2.9 * Math.sqrt(1 - ((1 - v) / (1 - neckLow)) ** 2));
    const at = (v: number, share: number, side: number): Point => {
      const inner = neck(v);
      const x = side * (inner + (half(v) - inner) * share);
      const y = v * high;
      const drop = 0.34 * Math.max(0, Math.abs(x) / half(v)) ** 6;
      return [x, 0.35 + level + folds(x, y) * 0.8 - drop, 8.5 - y];
    };
    return { at, neckLow };
  };
  const cloth = fabric(paint, 9);
  cloth.side = DoubleSide;
  const hem = fabric(trim, 20);
  const shells: BufferGeometry[] = [];
  for (const { at, neckLow } of [layer(0.9, 0), layer(0.72, 0.34)]) {
    shells.push(surface(60, 52, (u, v) => at(u * neckLow, Math.abs(v * 2 - 1), v < 0.5 ? -1 : 1)));
    for (const side of [-1, 1]) {
      shells.push(surface(24, 26, (u, v) => at(neckLow + u * (1 - neckLow), v, side)));
      const edge = (from: number, to: number, share: number) =>
        cord(
          Array.from({ length: 24 }, (_, n) => at(from + ((to - from) * n) / 23, share, side)),
          0.17,
        );
      group.add(new Mesh(edge(0.52, 1, 1), hem));
      group.add(new Mesh(edge(neckLow, 1, 0), hem));
    }
    const foot = Array.from({ length: 30 }, (_, n) => at(0, Math.abs(n / 14.5 - 1), n < 14.5 ? -1 : 1));
    group.add(new Mesh(cord(foot, 0.15), hem));
  }
  for (const shell of shells) group.add(new Mesh(shell, cloth));
  const front = layer(0.72, 0.34);
  group.add(
    printOn(
      number(digits, trim),
      (u, v) => {
        const x = (u - 0.5) * 6.4;
        const y = 3 + v * 6.6;
        return [x, front.at(y / high, Math.abs(x) / half(y / high), Math.sign(x) || 1)[1] + 0.05, 8.5 - y];
      },
      24,
    ),
  );
  return group;
}
