/** Whether a typeface can draw a character. */
export type Draws = (codePoint: number) => boolean;

export type TextRun<Face> = { readonly face: Face; readonly text: string };

/**
 * A text cut into pieces that one typeface can draw each. A character that none can draw becomes a question mark of the first;
 * spaces go with what stands before them, so that words are not torn apart for nothing.
 */
export function textRuns<Face>(
  text: string,
  faces: readonly [Face, ...Face[]],
  draws: (face: Face) => Draws,
): TextRun<Face>[] {
  const runs: { face: Face; text: string }[] = [];
  for (const character of text.normalize("NFC")) {
    const point = character.codePointAt(0) ?? 0;
    const before = runs.at(-1);
    const face = before && draws(before.face)(point) ? before.face : faces.find((candidate) => draws(candidate)(point));
    const drawn = face === undefined ? "?" : character;
    const chosen = face ?? faces[0];
    if (before && before.face === chosen) before.text += drawn;
    else runs.push({ face: chosen, text: drawn });
  }
  return runs;
}
