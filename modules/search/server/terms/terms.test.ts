import fc from "fast-check";
import { expect, test } from "vitest";
import { fold } from "./fold.ts";
import { editDistance, nearestTerm } from "./nearest-term.ts";
import { planQuery } from "./plan-query.ts";
import { buildSynonyms } from "./synonyms.ts";
import { textVector } from "./text-vector.ts";
import { tokenizeQuery, tokenizeText } from "./tokenize.ts";

test("folding removes accents and case, and is idempotent", () => {
  expect(fold("Café ĐỎ Gạch")).toBe("cafe do gach");
  expect(fold("ＡＢＣ ½")).toBe("abc 1⁄2");
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => fold(fold(text)) === fold(text)));
});

test("compounds are indexed by their parts and as one term, Chinese by pairs of characters", () => {
  expect(tokenizeText("Botanist's T-Shirt 24 × 24")).toEqual(["botanist", "t", "shirt", "tshirt", "24", "24"]);
  expect(tokenizeText("Kupu-kupu")).toEqual(["kupu", "kupu", "kupukupu"]);
  expect(tokenizeText("积木球")).toEqual(["积", "木", "球", "积木", "木球"]);
  expect(tokenizeQuery("积木球")).toEqual(["积木", "木球"]);
  expect(tokenizeQuery("球")).toEqual(["球"]);
  expect(tokenizeQuery("kids' t-shirt kids")).toEqual(["kids", "t", "shirt"]);
});

test("terms contain letters and digits only", () => {
  const plain = (word: string) => /^[\p{L}\p{N}]{1,40}$/u.test(word);
  fc.assert(
    fc.property(
      fc.string({ unit: "binary", maxLength: 120 }),
      (text) => tokenizeQuery(text).every(plain) && tokenizeText(text).every(plain),
    ),
  );
});

test("a text vector contains each term once, with all its weights", () => {
  expect(textVector({ A: ["red", "ball"], B: ["balls"], C: [], D: ["a", "ball", "red"] })).toBe(
    "'red':1A,2D 'ball':1A,2D 'balls':1B 'a':1D",
  );
});

const synonyms = buildSynonyms([
  ["bulu tangkis", "badminton"],
  ["sepatu", "shoe", "Foot-Wear"],
]);

test("every phrase of a group is a synonym of the others, in the form in which queries are split", () => {
  expect([...(synonyms.of("shoe") ?? [])]).toEqual(["sepatu", "foot wear"]);
  expect([...(synonyms.of("bulu tangkis") ?? [])]).toEqual(["badminton"]);
  expect(synonyms.of("bulu")).toBeUndefined();
  expect(synonyms.words).toEqual(["badminton", "sepatu", "shoe"]);
  expect([synonyms.maxPhraseWords, buildSynonyms([]).maxPhraseWords]).toEqual([2, 1]);
});

test("a query is split into known phrases and single terms, with plurals, synonyms and a prefix for the last term", () => {
  const [first, second] = planQuery("raket bulu tangkis", { unfinished: true, synonyms });
  expect(first?.typed).toEqual(["raket"]);
  expect(second?.typed).toEqual(["bulu", "tangkis"]);
  expect(second?.terms).toEqual([
    { relation: "same", term: { phrases: ["bulu tangkis", "bulu tangki"], prefix: false } },
    { relation: "synonym", term: { phrases: ["badminton", "badmintons"], prefix: false } },
  ]);
  const [shoes] = planQuery("shoes", { unfinished: true, synonyms });
  expect(shoes?.terms.map(({ relation }) => relation)).toEqual(["same", "synonym", "prefix"]);
  expect(shoes?.terms[0]?.term.phrases).toEqual(["shoes", "shoe"]);
  expect(shoes?.terms[1]?.term.phrases).toContain("sepatu");
  expect(planQuery("a b c d e f g h i j k l", { unfinished: false, synonyms })).toHaveLength(10);
});

test("the edit distance counts letters changed, added, left out or swapped", () => {
  expect(["bola", "boal", "bla", "boola", "bila", "ring"].map((word) => editDistance("bola", word))).toEqual([
    0, 1, 1, 1, 1, 4,
  ]);
  fc.assert(
    fc.property(
      fc.string({ maxLength: 8 }),
      fc.string({ maxLength: 8 }),
      (a, b) => editDistance(a, b) === editDistance(b, a) && (editDistance(a, b) === 0) === (a === b),
    ),
  );
});

test("of terms at equal distance the more similar one is chosen, and a term too far away is not", () => {
  const terms = (...list: string[]) => list.map((term) => ({ term, products: 1, similarity: 0.5, inLanguage: true }));
  expect(nearestTerm("sepatuu", terms("sepeda", "sepatu"))).toBe("sepatu");
  expect(nearestTerm("xyzzy", terms("sepatu"))).toBeNull();
  expect(nearestTerm("ab", terms("ac"))).toBeNull();
  const alike = [
    { term: "bole", products: 90, similarity: 0.3, inLanguage: true },
    { term: "bolt", products: 2, similarity: 0.4, inLanguage: true },
  ];
  expect(nearestTerm("bolx", alike)).toBe("bolt");
});

test("1A-17 of terms at equal distance the one of the shopper's language is chosen, also when the other is more similar", () => {
  const candidates = (language: string) =>
    ["castle", "kastel"].map((term) => ({
      term,
      products: term === "kastel" ? 9 : 1,
      similarity: term === "kastel" ? 0.6 : 0.4,
      inLanguage: term === language,
    }));
  expect(nearestTerm("castel", candidates("castle"))).toBe("castle");
  expect(nearestTerm("castel", candidates("kastel"))).toBe("kastel");
  // A smaller distance counts more than the language: a name may be foreign.
  expect(nearestTerm("kastell", candidates("castle"))).toBe("kastel");
});
