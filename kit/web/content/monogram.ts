/** One or two initials: "Siti Nurhaliza" gives "SN", "王小明" gives "王". */
export function monogram(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? "")[0] ?? "").join("");
}
