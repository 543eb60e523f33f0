import type { Columns } from "../memory-index/columns.ts";
import type { ScoredDocuments } from "../memory-index/select.ts";
import type { SearchRule } from "./tuning.ts";

/** Higher than every other score. */
const firstPin = 65_535;
/** Lower than the score of a typed product code, higher than any score from terms. */
const mostBoosted = 59_999;
const boost = 30_000;

/** Puts a rule's pinned products first and raises the scores of boosted results. */
export function applyRule(
  columns: Pick<Columns, "code" | "listed" | "size">,
  rule: SearchRule | undefined,
  { ids, scores }: ScoredDocuments,
): ScoredDocuments {
  if (!rule) return { ids, scores };
  const places = new Map(rule.pinned.map((code, place) => [code, place]));
  const boosted = new Set(rule.boosted);
  const pinned: number[] = [];
  const found = new Set(Array.from(ids));
  for (let id = 0; id < columns.size; id += 1) {
    if (columns.listed[id] !== 1) continue;
    const code = columns.code[id] ?? "";
    const place = places.get(code);
    const score = scores[id] ?? 0;
    if (place !== undefined) {
      scores[id] = firstPin - place;
      pinned.push(id);
    } else if (boosted.has(code) && found.has(id) && score < mostBoosted) {
      scores[id] = Math.min(mostBoosted, score + boost);
    }
  }
  return { ids: [...new Set([...pinned, ...found])], scores };
}
