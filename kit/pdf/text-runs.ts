/** Whether a font has a glyph for a character. */
export type CanRender = (codePoint: number) => boolean;

export type TextRun<Face> = { readonly face: Face; readonly text: string };

/**
 * Splits a text into runs of one font each. A character without a glyph becomes a question mark of the first font; spaces belong
 * to the run before, so that words are not split needlessly.
 */
export function textRuns<Face>(
  text: string,
  faces: readonly [Face, ...Face[]],
  draws: (face: Face) => CanRender,
): TextRun<Face>[] {
  const runs: { face: Face; text: string }[] = [];
  for (const character of text.normalize("NFC")) {
    const point = character.codePointAt(0) ?? 0;
    const before = runs.at(-1);
    const face = before && draws(before.face)(point) ? before.face : faces.find((candidate) => draws(candidate)(point));
    const rendered = face === undefined ? "?" : character;
    const chosen = face ?? faces[0];
    if (before && before.face === chosen) before.text += rendered;
    else runs.push({ face: chosen, text: rendered });
  }
  return runs;
}
