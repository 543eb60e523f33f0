import type { NearWord } from "../store/near-words.ts";

/** How many letters must be changed, added, left out or swapped with a neighbour to make one word of the other. */
export function editDistance(a: string, b: string): number {
  const [from, to] = [[...a], [...b]];
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let best = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) best = Math.min(best, (before[column - 2] ?? 0) + 1);
      line.push(best);
    }
    before = above;
    above = line;
  }
  return above[to.length] ?? 0;
}

/** How many slips are forgiven in a word of this length. */
const forgiven = (length: number): number => (length < 3 ? 0 : length < 5 ? 1 : length < 9 ? 2 : 3);

/**
 * The word that was meant: the fewest slips away, then one of the language that is spoken, then the one more
 * products have; null when nothing is near enough.
 */
export function nearestWord(typed: string, candidates: readonly NearWord[]): string | null {
  const near = candidates
    .map((candidate) => ({ ...candidate, slips: editDistance(typed, candidate.word) }))
    .filter(({ slips }) => slips <= forgiven(typed.length));
  near.sort(
    (a, b) =>
      a.slips - b.slips ||
      Number(b.inLanguage) - Number(a.inLanguage) ||
      b.similarity - a.similarity ||
      b.products - a.products ||
      (a.word < b.word ? -1 : 1),
  );
  return near[0]?.word ?? null;
}
