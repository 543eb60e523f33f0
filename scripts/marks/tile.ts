/** A tile of 96 by 60 for a payment or delivery method. */
export type MarkTile = { readonly name: string; readonly ground: string; readonly drawing: string };

export const tones = {
  paper: "#fffdf9",
  line: "#e3d8c8",
  ink: "#2a211c",
  brick: "#b8321d",
  court: "#0f5943",
  sun: "#ffc736",
  sea: "#2b6c9c",
  plum: "#5f3a63",
  clay: "#c97a4f",
  mint: "#6fb598",
} as const;

/** Lines with round caps; most marks use nothing else. */
export const pen = (paths: string, colour: string = tones.ink, width = 2.6) =>
  `<g fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`;

export const path = (d: string) => `<path d="${d}"/>`;

export const drawTile = ({ ground, drawing }: MarkTile): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="60" viewBox="0 0 96 60">` +
  `<rect x=".75" y=".75" width="94.5" height="58.5" rx="9" fill="${ground}" stroke="${ground === tones.paper ? tones.line : ground}" stroke-width="1.5"/>` +
  `${drawing}</svg>\n`;
