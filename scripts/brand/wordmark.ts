import { ball } from "./mark.ts";

export type WordmarkColours = { letters: string; ampersand: string; ball: string };

const capital = (x: number) =>
  `M${x} 13.5h13.5a9.75 9.75 0 0 1 0 19.5H${x}m13.5 0h3a10.75 10.75 0 0 1 0 21.5H${x}V13.5z`;
const bowl = (x: number) => `M${x + 12.5} 29.5v25m0-12.5a12.5 12.5 0 1 0-25 0a12.5 12.5 0 1 0 25 0z`;
const crossed = (x: number) => `M${x} 17v28a9.5 9.5 0 0 0 9.5 9.5h.5M${x - 6.5} 29.5h16`;
const upright = (x: number) => `M${x} 10.5v44`;
const ampersand = (x: number) =>
  `M${x + 31} 54.5L${x + 11.5} 29.5C${x + 6.5} 23 ${x + 9} 13.5 ${x + 17.5} 13.5` +
  "c8.5 0 10 9.5 3.5 14.5l-10.5 8c-8.5 6.5-4.5 18.5 6 18.5 8.5 0 14-7 15-16.5";

/**
 * The name in one rounded stroke, baseline at 60 and capitals from 8; the "o" of Bola is the ball. `start` is the left
 * edge; the right edge is returned.
 */
export function wordmark(start: number, colours: WordmarkColours): { svg: string; end: number } {
  const at = { B: start + 5.5, a: start + 58.5, t: start + 92, a2: start + 125, and: start + 158 };
  const second = at.and + 57;
  const ballCentre = second + 53.5;
  const stem = ballCentre + 27.5;
  const last = stem + 25.5;
  const letters = [
    capital(at.B),
    bowl(at.a),
    crossed(at.t),
    bowl(at.a2),
    capital(second),
    upright(stem),
    bowl(last),
  ].join("");
  const scale = 18.5 / 17;
  const place = `translate(${(ballCentre - 45 * scale).toFixed(2)} ${(42 - 43 * scale).toFixed(2)}) scale(${scale.toFixed(3)})`;
  const svg =
    '<g fill="none" stroke-width="11" stroke-linecap="round" stroke-linejoin="round">' +
    `<path stroke="${colours.letters}" d="${letters}"/>` +
    `<path stroke="${colours.ampersand}" d="${ampersand(at.and)}"/></g>` +
    `<g transform="${place}">${ball(`fill="${colours.ball}"`)}</g>`;
  return { svg, end: last + 18 };
}
