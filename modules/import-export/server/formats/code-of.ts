/** The code of a name: lowercase letters and digits with a separator between words, `Kafé Bóla` → `kafe-bola`. */
export function codeOf(name: string, separator = "-"): string {
  const words = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).join(separator).slice(0, 60);
}

/** Key for comparing names without case, accents and punctuation. */
export const nameKey = (name: string): string => codeOf(name, "");
