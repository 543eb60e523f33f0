import { brandColours, mark, markMasks } from "./mark.ts";
import { wordmark } from "./wordmark.ts";

const name = "Bata &amp; Bola";
const defs = `<defs>${markMasks}</defs>`;
const { brick: red, ball: green, ink, paper } = brandColours;

export type LogoColours = { letters: string; ampersand: string; brick: string; ball: string };

export const fullColour: LogoColours = { letters: ink, ampersand: red, brick: red, ball: green };
export const allWhite: LogoColours = { letters: "#fff", ampersand: "#fff", brick: "#fff", ball: "#fff" };

const document = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${name}">${defs}${body}</svg>\n`;

export function drawLogo(colours: LogoColours): string {
  const words = wordmark(78, colours);
  return document(Math.ceil(words.end) + 1, 68, `<g transform="translate(1 3)">${mark(colours)}</g>${words.svg}`);
}

export const drawMark = (colours: LogoColours) => document(64, 64, mark(colours));

/** Both shine on a browser's dark edge. */
export const bright: LogoColours = { ...fullColour, brick: "#E8553D", ball: "#3FB68C" };

/** The tab icon: cropped closer than the mark. */
export const drawFavicon = (colours: LogoColours) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 4 64 64">${defs}${mark(colours)}</svg>\n`;

/** A launcher icon: the mark on paper; `reach` is the share of the edge the mark fills (a maskable icon needs a wide margin). */
export function drawIcon(size: number, reach: number): string {
  const scale = (size * reach) / 64;
  const offset = (size - 64 * scale) / 2;
  // The drawing sits a little low on its field; this centres it optically.
  const down = offset - 3.25 * scale;
  return document(
    size,
    size,
    `<path fill="${paper}" d="M0 0h${size}v${size}H0z"/><g transform="translate(${offset} ${down}) scale(${scale})">${mark(fullColour)}</g>`,
  );
}
