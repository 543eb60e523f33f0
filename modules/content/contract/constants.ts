/** How many stand side by side when the page does not say: four on a desktop, two on a phone (LP-04, B§9). */
export const defaultPerRow = { pc: 4, h5: 2 };

/** How long a slide takes to come in, and how long it stays, in milliseconds (SH-30). */
export const slideMs = 1_200;
export const slideStaysMs = 6_000;
