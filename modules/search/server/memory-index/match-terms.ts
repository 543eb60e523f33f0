import type { ScoredDocuments } from "./select.ts";

/** The documents of a term: each entry is the document's id times 16, plus one bit per field that contains the term. */
export type Posting = Uint32Array;

/** How a posting's term is related to the typed one. */
export type Relation = "same" | "synonym" | "prefix";

/** The postings of one part of a query. */
export type QueryPartMatch = {
  readonly postings: readonly { readonly relation: Relation; readonly posting: Posting }[];
};

/** Points for a term in the name, in brand or category, in the facts, in the description; several fields add up. */
const points: Readonly<Record<Relation, readonly [number, number, number, number]>> = {
  same: [32, 14, 6, 2],
  synonym: [18, 8, 4, 1],
  prefix: [10, 5, 2, 1],
};

/** The points of each combination of fields: bit 8 the name, 4 brand or category, 2 facts, 1 the description. */
const pointsOf = Object.fromEntries(
  Object.entries(points).map(([relation, [name, group, fact, description]]) => [
    relation,
    Uint16Array.from(
      { length: 16 },
      (_, fields) =>
        (fields & 8 ? name : 0) + (fields & 4 ? group : 0) + (fields & 2 ? fact : 0) + (fields & 1 ? description : 0),
    ),
  ]),
) as Record<Relation, Uint16Array>;

const bonusPerPart = 100;

/**
 * The documents that match at least `atLeast` parts of a query. A document's score is the sum of each part's best points; a
 * document that matches more parts always ranks before one that matches fewer.
 */
export function matchTerms(parts: readonly QueryPartMatch[], size: number, atLeast = parts.length): ScoredDocuments {
  const scores = new Uint16Array(size);
  const matched = new Uint8Array(size);
  const best = new Uint16Array(size);
  const ids: number[] = [];
  for (const { postings } of parts) {
    const touched: number[] = [];
    for (const { relation, posting } of postings) {
      const worth = pointsOf[relation];
      for (let n = 0; n < posting.length; n += 1) {
        const entry = posting[n] as number;
        const id = entry >>> 4;
        if (id >= size) continue;
        const score = worth[entry & 15] as number;
        if (score === 0) continue;
        const known = best[id] as number;
        if (known === 0) touched.push(id);
        if (score > known) best[id] = score;
      }
    }
    for (const id of touched) {
      if (matched[id] === 0) ids.push(id);
      matched[id] = (matched[id] as number) + 1;
      scores[id] = (scores[id] as number) + (best[id] as number);
      best[id] = 0;
    }
  }
  const found = ids.filter((id) => (matched[id] as number) >= atLeast);
  if (atLeast < parts.length)
    for (const id of found) scores[id] = (scores[id] as number) + (matched[id] as number) * bonusPerPart;
  return { ids: found, scores };
}
