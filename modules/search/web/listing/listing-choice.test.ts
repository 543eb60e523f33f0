import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  choiceQuery,
  chosenCount,
  filterCodes,
  isUnfiltered,
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
const plain: ListingChoice = { keyword: null, filters: {}, sort: null, page: 1, withPrevious: false };

describe("the URL of a listing", () => {
  test("without a query is the first page, unfiltered, in the default order", () => {
    expect(read("")).toEqual(plain);
    expect(choiceQuery(plain)).toBe("");
  });

  test("contains keyword, filters, order and page", () => {
    const query = "?q=bola+merah&brand=LKH&brand=BTB&color=red&sort=PRICE_UP&page=3&prefetch=true";
    expect(read(query)).toEqual({
      keyword: "bola merah",
      filters: { brand: ["LKH", "BTB"], color: ["red"] },
      sort: "PRICE_UP",
      page: 3,
      withPrevious: true,
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
  ])("with %s ignores invalid parameters", (query, choice) => {
    expect(read(query)).toEqual(choice);
  });

  test("is limited to 30 values and a keyword of 120 characters", () => {
    const values = Array.from({ length: 40 }, (_, index) => `brand=b${index}`).join("&");
    expect(chosenCount(read(values))).toBe(30);
    expect(read(`q=${"a".repeat(500)}`).keyword).toHaveLength(120);
  });
});

const value = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => text.isWellFormed());
const choices: fc.Arbitrary<ListingChoice> = fc
  .record({
    keyword: fc.option(value.map((text) => text.trim()).filter(Boolean)),
    filters: fc.dictionary(fc.constantFrom(...filterCodes), fc.uniqueArray(value, { minLength: 1, maxLength: 4 })),
    sort: fc.option(fc.constantFrom("NEWEST" as const, "PRICE_UP" as const, "DISCOUNT" as const)),
    page: fc.integer({ min: 1, max: 20 }),
    withPrevious: fc.boolean(),
  })
  .map((choice) => ({
    ...choice,
    filters: { ...choice.filters },
    withPrevious: choice.withPrevious && choice.page > 1,
  }));

test("reading the query string of a choice gives the same choice", () => {
  fc.assert(
    fc.property(choices, (choice) => {
      expect(read(choiceQuery(choice))).toEqual(choice);
    }),
  );
});

test("any query string is read as a choice that survives a round trip", () => {
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

  test("of a filter returns to the first page and keeps the order", () => {
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

  test("of the order keeps the filters and returns to the first page", () => {
    expect(choiceQuery(sortedBy(third, "PRICE_DOWN"))).toBe("?brand=LKH&sort=PRICE_DOWN");
    expect(choiceQuery(sortedBy(third, "RELEVANCE"))).toBe("?brand=LKH");
  });

  test("of the page keeps everything else", () => {
    expect(choiceQuery(pageAlone(third, 4))).toBe("?brand=LKH&sort=NEWEST&page=4");
    expect(choiceQuery(pageAlone(third, 1))).toBe("?brand=LKH&sort=NEWEST");
    expect(choiceQuery(pagesUpTo(third, 4))).toBe("?brand=LKH&sort=NEWEST&page=4&prefetch=true");
  });
});

test("only pages without filters and in the default order are unfiltered", () => {
  expect(isUnfiltered(read("?q=bola&page=2"))).toBe(true);
  expect(isUnfiltered(read("?brand=LKH"))).toBe(false);
  expect(isUnfiltered(read("?sort=NEWEST"))).toBe(false);
});
