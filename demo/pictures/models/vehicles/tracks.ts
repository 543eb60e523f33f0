import { Shape } from "three";
import type { Paint } from "../../stage/palette.ts";
import { type Part, part } from "./part.ts";
import { box, drum, slab } from "./shapes.ts";

/** A crawler track on the floor, its middle at the origin, with a chain of shoes around its wheels. */
export function track(length: number, high: number, wide: number, rim: Paint): Part[] {
  const r = high / 2;
  const straight = length - high;
  const band = new Shape();
  band.moveTo(-straight / 2, -r);
  band.lineTo(straight / 2, -r);
  band.absarc(straight / 2, 0, r, -Math.PI / 2, Math.PI / 2, false);
  band.lineTo(-straight / 2, r);
  band.absarc(-straight / 2, 0, r, Math.PI / 2, Math.PI * 1.5, false);
  const around = straight * 2 + Math.PI * 2 * r;
  const shoes = Math.round(around / 0.62);
  const parts = [
    part(slab(band, wide * 0.8, 0.05), "charcoal", [0, r + 0.1, 0]),
    ...[-1, 0, 1].map((n) =>
      part(drum(r * (n === 0 ? 0.5 : 0.66), wide * 0.9), rim, [(n * straight) / 2, r + 0.1, 0], {
        turn: [Math.PI / 2, 0, 0],
      }),
    ),
  ];
  for (let n = 0; n < shoes; n += 1) {
    const [x, y, turn] = alongBand((n / shoes) * around, straight, r);
    parts.push(part(box(0.46, 0.22, wide, 0.05), "ink", [x, y + r + 0.1, 0], { turn: [0, 0, turn] }));
  }
  return parts;
}

/** The place and slant of a shoe that has gone some way around the band. */
function alongBand(way: number, straight: number, r: number): readonly [number, number, number] {
  const bend = Math.PI * r;
  if (way < straight) return [-straight / 2 + way, -r, 0];
  if (way < straight + bend) {
    const angle = (way - straight) / r - Math.PI / 2;
    return [straight / 2 + Math.cos(angle) * r, Math.sin(angle) * r, angle + Math.PI / 2];
  }
  if (way < straight * 2 + bend) return [straight / 2 - (way - straight - bend), r, 0];
  const angle = (way - straight * 2 - bend) / r + Math.PI / 2;
  return [-straight / 2 + Math.cos(angle) * r, Math.sin(angle) * r, angle + Math.PI / 2];
}
