/** Default number of items per row: four on a desktop, two on a phone (LP-04, B§9). */
export const defaultPerRow = { pc: 4, h5: 2 };

/** Duration of the transition and of a slide, in milliseconds (SH-30). */
export const slideMs = 1_200;
export const slideStaysMs = 6_000;
