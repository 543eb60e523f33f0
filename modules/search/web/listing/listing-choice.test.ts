import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  choiceQuery,
  chosenCount,
  filterCodes,
  isPlain,
  type ListingChoice,
  pageAlone,
  pagesUpTo,
  readChoice,
  setValues,
  sortedBy,
  toggleValue,
  withoutFilters,
} from "./listing-choice.ts";

const read = (query: string) => readChoice(new URLSearchParams(query));
const plain: ListingChoice = { words: null, filters: {}, sort: null, page: 1, whole: false };

describe("an address", () => {
  test("without a query is the first page, unfiltered, in the shop's order", () => {
    expect(read("")).toEqual(plain);
    expect(choiceQuery(plain)).toBe("");
  });

  test("holds words, filters, order and page", () => {
    const query = "?q=bola+merah&brand=LKH&brand=BTB&color=red&sort=PRICE_UP&page=3&prefetch=true";
    expect(read(query)).toEqual({
      words: "bola merah",
      filters: { brand: ["LKH", "BTB"], color: ["red"] },
      sort: "PRICE_UP",
      page: 3,
      whole: true,
    });
    expect(choiceQuery(read(query))).toBe(query);
  });

  test.each([
    ["page=0", plain],
    ["page=-2", plain],
    ["page=1.5", plain],
    ["page=many", plain],
    ["page=10001", plain],
    ["sort=PRICE", plain],
    ["sort=RELEVANCE", plain],
    ["brand=", plain],
    ["colour=red", plain],
    ["q=%20%20", plain],
    ["prefetch=true", plain],
    ["page=21&prefetch=true", { ...plain, page: 21 }],
    [`brand=${"x".repeat(65)}`, plain],
  ])("with %s loses what means nothing", (query, choice) => {
    expect(read(query)).toEqual(choice);
  });

  test("holds at most 30 values and 120 characters of words", () => {
    const values = Array.from({ length: 40 }, (_, index) => `brand=b${index}`).join("&");
    expect(chosenCount(read(values))).toBe(30);
    expect(read(`q=${"a".repeat(500)}`).words).toHaveLength(120);
  });
});

const value = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => text.isWellFormed());
const choices: fc.Arbitrary<ListingChoice> = fc
  .record({
    words: fc.option(value.map((text) => text.trim()).filter(Boolean)),
    filters: fc.dictionary(fc.constantFrom(...filterCodes), fc.uniqueArray(value, { minLength: 1, maxLength: 4 })),
    sort: fc.option(fc.constantFrom("NEWEST" as const, "PRICE_UP" as const, "DISCOUNT" as const)),
    page: fc.integer({ min: 1, max: 20 }),
    whole: fc.boolean(),
  })
  .map((choice) => ({ ...choice, filters: { ...choice.filters }, whole: choice.whole && choice.page > 1 }));

test("every choice comes back from its address", () => {
  fc.assert(
    fc.property(choices, (choice) => {
      expect(read(choiceQuery(choice))).toEqual(choice);
    }),
  );
});

test("whatever stands in an address, reading it gives a choice that its own address keeps", () => {
  const parts = fc.tuple(fc.constantFrom("q", "sort", "page", "prefetch", "x", ...filterCodes), fc.string());
  fc.assert(
    fc.property(fc.array(parts), (pairs) => {
      const choice = readChoice(new URLSearchParams(pairs));
      expect(read(choiceQuery(choice))).toEqual(choice);
    }),
  );
});

describe("a change", () => {
  const third = read("?brand=LKH&sort=NEWEST&page=3&prefetch=true");

  test("of a filter begins at the first page again and keeps the order", () => {
    expect(choiceQuery(toggleValue(third, "brand", "BTB"))).toBe("?brand=LKH&brand=BTB&sort=NEWEST");
    expect(choiceQuery(toggleValue(third, "brand", "LKH"))).toBe("?sort=NEWEST");
    expect(choiceQuery(setValues(third, "price", ["0-100000"]))).toBe("?brand=LKH&price=0-100000&sort=NEWEST");
    expect(choiceQuery(withoutFilters(third))).toBe("?sort=NEWEST");
  });

  test("made twice is undone", () => {
    fc.assert(
      fc.property(choices, fc.constantFrom(...filterCodes), value, (choice, group, code) => {
        fc.pre(!(choice.filters[group] ?? []).includes(code));
        const back = toggleValue(toggleValue(choice, group, code), group, code);
        expect(back.filters).toEqual(choice.filters);
      }),
    );
  });

  test("of the order keeps the filters and begins at the first page again", () => {
    expect(choiceQuery(sortedBy(third, "PRICE_DOWN"))).toBe("?brand=LKH&sort=PRICE_DOWN");
    expect(choiceQuery(sortedBy(third, "RELEVANCE"))).toBe("?brand=LKH");
  });

  test("of the page keeps everything else", () => {
    expect(choiceQuery(pageAlone(third, 4))).toBe("?brand=LKH&sort=NEWEST&page=4");
    expect(choiceQuery(pageAlone(third, 1))).toBe("?brand=LKH&sort=NEWEST");
    expect(choiceQuery(pagesUpTo(third, 4))).toBe("?brand=LKH&sort=NEWEST&page=4&prefetch=true");
  });
});

test("only pages without filters and in the shop's order are plain", () => {
  expect(isPlain(read("?q=bola&page=2"))).toBe(true);
  expect(isPlain(read("?brand=LKH"))).toBe(false);
  expect(isPlain(read("?sort=NEWEST"))).toBe(false);
});
