/** Lowercase letters and digits of a name with a separator between its words: `Kafé Bóla` → `kafe-bola`. */
export function codeOf(name: string, separator = "-"): string {
  const words = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).join(separator).slice(0, 60);
}

/** Equal for two names that are the same in spite of case, accents and signs. */
export const nameKey = (name: string): string => codeOf(name, "");
