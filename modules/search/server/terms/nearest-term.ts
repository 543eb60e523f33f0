import type { SimilarTerm } from "../store/similar-terms.ts";

/** The Damerau–Levenshtein distance (optimal string alignment): letters changed, added, left out or swapped with a neighbour. */
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

/** The accepted distance for a term of this length. */
const maxDistance = (length: number): number => (length < 3 ? 0 : length < 5 ? 1 : length < 9 ? 2 : 3);

/**
 * The most likely correction: the smallest distance, then a term of the shopper's language, then the most similar, then the
 * one more products have; null when every candidate is too far away.
 */
export function nearestTerm(typed: string, candidates: readonly SimilarTerm[]): string | null {
  const near = candidates
    .map((candidate) => ({ ...candidate, distance: editDistance(typed, candidate.term) }))
    .filter(({ distance }) => distance <= maxDistance(typed.length));
  near.sort(
    (a, b) =>
      a.distance - b.distance ||
      Number(b.inLanguage) - Number(a.inLanguage) ||
      b.similarity - a.similarity ||
      b.products - a.products ||
      (a.term < b.term ? -1 : 1),
  );
  return near[0]?.term ?? null;
}
