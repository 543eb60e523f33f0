import fc from "fast-check";
import { expect, test } from "vitest";
import { fold } from "./fold.ts";
import { editDistance, nearestWord } from "./nearest-word.ts";
import { planWords } from "./plan-words.ts";
import { wordsOfQuery, wordsOfText } from "./split-words.ts";
import { synonymGroups, synonymsOf } from "./synonyms.ts";
import { wordVector } from "./word-vector.ts";

test("accents and capitals make no difference", () => {
  expect(fold("Café ĐỎ Gạch")).toBe("cafe do gach");
  expect(fold("ＡＢＣ ½")).toBe("abc 1⁄2");
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => fold(fold(text)) === fold(text)));
});

test("compounds are found by their parts and as one word, Chinese by pairs of characters", () => {
  expect(wordsOfText("Botanist's T-Shirt 24 × 24")).toEqual(["botanist", "t", "shirt", "tshirt", "24", "24"]);
  expect(wordsOfText("Kupu-kupu")).toEqual(["kupu", "kupu", "kupukupu"]);
  expect(wordsOfText("积木球")).toEqual(["积", "木", "球", "积木", "木球"]);
  expect(wordsOfQuery("积木球")).toEqual(["积木", "木球"]);
  expect(wordsOfQuery("球")).toEqual(["球"]);
  expect(wordsOfQuery("kids' t-shirt kids")).toEqual(["kids", "t", "shirt"]);
});

test("words hold letters and digits only, whatever is typed", () => {
  const plain = (word: string) => /^[\p{L}\p{N}]{1,40}$/u.test(word);
  fc.assert(
    fc.property(
      fc.string({ unit: "binary", maxLength: 120 }),
      (text) => wordsOfQuery(text).every(plain) && wordsOfText(text).every(plain),
    ),
  );
});

test("a vector names each word once, with every weight it has", () => {
  expect(wordVector({ A: ["red", "ball"], B: ["balls"], C: [], D: ["a", "ball", "red"] })).toBe(
    "'red':1A,2D 'ball':1A,2D 'balls':1B 'a':1D",
  );
});

test("Indonesian and English call the same thing by both names", () => {
  expect(synonymGroups).toBeGreaterThanOrEqual(80);
  const pairs =
    "sepatu shoe, bola ball, raket racket, tas bag, kaos tee, balok brick, mobil car, topi hat, botol bottle";
  for (const [one = "", other = ""] of pairs.split(", ").map((pair) => pair.split(" "))) {
    expect(synonymsOf(one)).toContain(other);
    expect(synonymsOf(other)).toContain(one);
  }
});

test("phrases with a name of their own are one thing, plurals are the same word, the last word may be unfinished", () => {
  const [first, second] = planWords("raket bulu tangkis", { unfinished: true });
  expect(first?.typed).toEqual(["raket"]);
  expect(second?.typed).toEqual(["bulu", "tangkis"]);
  expect(second?.terms).toEqual([
    { relation: "same", term: { phrases: ["bulu tangkis", "bulu tangki"], beginning: false } },
    { relation: "synonym", term: { phrases: ["badminton", "badmintons"], beginning: false } },
  ]);
  const [shoes] = planWords("shoes", { unfinished: true });
  expect(shoes?.terms.map(({ relation }) => relation)).toEqual(["same", "synonym", "beginning"]);
  expect(shoes?.terms[0]?.term.phrases).toEqual(["shoes", "shoe"]);
  expect(shoes?.terms[1]?.term.phrases).toContain("sepatu");
  expect(planWords("a b c d e f g h i j k l", { unfinished: false })).toHaveLength(10);
});

test("a slip is a letter changed, added, left out or swapped", () => {
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

test("of words equally near the one that looks more alike was meant, and a word too far away was not", () => {
  const words = (...list: string[]) => list.map((word) => ({ word, products: 1, similarity: 0.5, inLanguage: true }));
  expect(nearestWord("sepatuu", words("sepeda", "sepatu"))).toBe("sepatu");
  expect(nearestWord("xyzzy", words("sepatu"))).toBeNull();
  expect(nearestWord("ab", words("ac"))).toBeNull();
  const alike = [
    { word: "bole", products: 90, similarity: 0.3, inLanguage: true },
    { word: "bolt", products: 2, similarity: 0.4, inLanguage: true },
  ];
  expect(nearestWord("bolx", alike)).toBe("bolt");
});

test("1A-17 of words equally near the one of the shopper's language was meant, however alike the other looks", () => {
  const candidates = (language: string) =>
    ["castle", "kastel"].map((word) => ({
      word,
      products: word === "kastel" ? 9 : 1,
      similarity: word === "kastel" ? 0.6 : 0.4,
      inLanguage: word === language,
    }));
  expect(nearestWord("castel", candidates("castle"))).toBe("castle");
  expect(nearestWord("castel", candidates("kastel"))).toBe("kastel");
  // Fewer slips count more than the language: a name may be foreign.
  expect(nearestWord("kastell", candidates("castle"))).toBe("kastel");
});
