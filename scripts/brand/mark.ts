export type MarkColours = { brick: string; ball: string };

export const brandColours = { brick: "#C4321F", ball: "#0E5B45", ink: "#2A211C", paper: "#F8F3EA" } as const;

/** One silhouette: two studs standing on a sturdy body, drawn on a 64 by 64 field. */
export const brickOutline =
  "M8 20.1V14.5a4 4 0 0 1 4-4h9a4 4 0 0 1 4 4V20h4v-5.5a4 4 0 0 1 4-4h9a4 4 0 0 1 4 4v5.6" +
  "a7 7 0 0 1 6 6.9v17a7 7 0 0 1-7 7H9a7 7 0 0 1-7-7V27a7 7 0 0 1 6-6.9z";

const field = `maskUnits="userSpaceOnUse" x="0" y="0" width="64" height="64"><path fill="#fff" d="M0 0h64v64H0z"/>`;
export const seams = "M27 39c10 6.5 25 5.5 36-2.5M37.5 25c5.5 9 6 24 .5 37M54 25c-5 10-3 24 5 32";

/** The gap around the ball and its seams are transparent, so the mark fits any background. */
export const markMasks =
  `<mask id="gap" ${field}<circle cx="45" cy="43" r="20"/></mask>` +
  `<mask id="seams" ${field}<path fill="none" stroke="#000" stroke-width="2.6" d="${seams}"/></mask>`;

/** The ball alone: centre 45,43, radius 17. */
export const ball = (paint: string) => `<circle ${paint} mask="url(#seams)" cx="45" cy="43" r="17"/>`;

const brick = (paint: string) => `<path ${paint} mask="url(#gap)" d="${brickOutline}"/>`;

export const mark = (colours: MarkColours) => brick(`fill="${colours.brick}"`) + ball(`fill="${colours.ball}"`);
