const grounds = ["paper", "surface", "raised", "sunken"];
const everywhere = (text: string) => grounds.map((ground) => [text, ground]);

/** Text and background: at least 4.5 to 1. */
export const textPairs = [
  ...["ink", "ink-soft", "brick-ink", "court-ink", "danger", "info"].flatMap(everywhere),
  ...["brick-soft", "court-soft", "sun-soft", "danger-soft", "info-soft"].map((ground) => ["ink", ground]),
  ["brick-ink", "brick-soft"],
  ["court-ink", "court-soft"],
  ["danger", "danger-soft"],
  ["info", "info-soft"],
  ["on-brick", "brick"],
  ["on-brick", "brick-strong"],
  ["on-court", "court"],
  ["on-court", "court-strong"],
  ["on-court-soft", "court"],
  ["on-sun", "sun"],
  ["on-sun", "sun-strong"],
  ["paper", "ink"],
  ["ink", "line"],
  ["ink-soft", "line"],
  ["surface", "info"],
  ["surface", "danger"],
];

/** Shapes: field borders, focus ring, filled controls: at least 3 to 1. */
export const shapePairs = [
  ...["line-strong", "focus", "brick"].flatMap(everywhere),
  ["court", "paper"],
  ["court", "surface"],
];
