import type { Found } from "./select.ts";

/** Documents that have a word: each entry is the document's number times 16, plus the places it stands in. */
export type Posting = Uint32Array;

/** How a posting's word is related to what was typed. */
export type Relation = "same" | "synonym" | "beginning";

export type WordMatch = { readonly postings: readonly { readonly relation: Relation; readonly posting: Posting }[] };

/** Points for a word in the name, brand or category, facts, and description; in several of them it earns all. */
const points: Readonly<Record<Relation, readonly [number, number, number, number]>> = {
  same: [32, 14, 6, 2],
  synonym: [18, 8, 4, 1],
  beginning: [10, 5, 2, 1],
};

/** The points of each combination of places: bit 8 the name, 4 brand or category, 2 facts, 1 the description. */
const pointsOf = Object.fromEntries(
  Object.entries(points).map(([relation, [name, group, fact, description]]) => [
    relation,
    Uint16Array.from(
      { length: 16 },
      (_, places) =>
        (places & 8 ? name : 0) + (places & 4 ? group : 0) + (places & 2 ? fact : 0) + (places & 1 ? description : 0),
    ),
  ]),
) as Record<Relation, Uint16Array>;

const bonusPerWord = 100;

/**
 * The documents that have at least `atLeast` of the words. A document's score is the sum of each word's best points, and
 * a document with more of the words always stands before one with fewer.
 */
export function matchWords(words: readonly WordMatch[], size: number, atLeast = words.length): Found {
  const scores = new Uint16Array(size);
  const matched = new Uint8Array(size);
  const best = new Uint16Array(size);
  const ids: number[] = [];
  for (const { postings } of words) {
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
  if (atLeast < words.length)
    for (const id of found) scores[id] = (scores[id] as number) + (matched[id] as number) * bonusPerWord;
  return { ids: found, scores };
}
