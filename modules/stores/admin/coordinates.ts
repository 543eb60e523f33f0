/** What is typed as a coordinate: a number once it is one, the text until then. Empty is undefined. */
export function typedDegrees(text: string): string | number | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return undefined;
  return /^-?\d+(?:\.\d+)?$/.test(trimmed) && String(Number(trimmed)) === trimmed ? Number(trimmed) : text;
}

/** Latitude and longitude in one text, as maps copy them; null when it is not such a pair. */
export function pastedCoordinates(text: string): { readonly latitude: number; readonly longitude: number } | null {
  const found = /^\s*([-−]?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*([-−]?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  if (!found) return null;
  const [latitude = Number.NaN, longitude = Number.NaN] = found.slice(1).map((one) => Number(one.replace("−", "-")));
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
