/** A barcode counts again only after it was out of the picture for this long. */
const absentMs = 700;

/** Lets a barcode through once for each time it is held into the picture: the camera sees it in every frame. */
export function codeGate() {
  const lastSeen = new Map<string, number>();
  return (codes: readonly string[], now: number): string[] => {
    const fresh = codes.filter((code) => now - (lastSeen.get(code) ?? Number.NEGATIVE_INFINITY) > absentMs);
    for (const code of codes) lastSeen.set(code, now);
    return [...new Set(fresh)];
  };
}
