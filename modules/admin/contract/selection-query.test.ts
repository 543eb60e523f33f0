import fc from "fast-check";
import { expect, test } from "vitest";
import { everythingSelected, nothingSelected, selectRows } from "./selection.ts";
import { canHandOn, mostSelected, readSelection, selectionQuery } from "./selection-query.ts";

const filters = new URLSearchParams("search=ball&page=3");

test("MF-08 chosen rows, or all that match but some, are handed on by an address with the filters of the list", () => {
  const some = selectRows(nothingSelected, ["A", "B/1"], true);
  expect(String(selectionQuery(filters, some))).toBe("search=ball&only=A%2CB%2F1");
  const most = selectRows(everythingSelected, ["A"], false);
  expect(String(selectionQuery(filters, most))).toBe("search=ball&all=1&without=A");
  expect(String(selectionQuery(filters, everythingSelected))).toBe("search=ball&all=1");
});

test("MF-08 a selection is read from its address unchanged; an address of the list alone selects nothing", () => {
  const code = fc.stringMatching(/^[\w./ &=+-]{1,40}$/);
  fc.assert(
    fc.property(fc.uniqueArray(code, { minLength: 1, maxLength: 50 }), fc.boolean(), (codes, isAll) => {
      const selection = selectRows(isAll ? everythingSelected : nothingSelected, codes, !isAll);
      const address = String(selectionQuery(filters, selection));
      expect(readSelection(new URLSearchParams(address))).toEqual(selection);
    }),
  );
  expect(readSelection(filters)).toBeNull();
  expect(readSelection(new URLSearchParams("only=,,&all=yes"))).toBeNull();
});

test("MF-08 more rows than an address holds are not cut off unnoticed", () => {
  const codes = Array.from({ length: mostSelected + 1 }, (_, at) => `P${at}`);
  expect(canHandOn(selectRows(nothingSelected, codes, true))).toBe(false);
  expect(canHandOn(selectRows(nothingSelected, codes.slice(1), true))).toBe(true);
  expect(canHandOn(everythingSelected)).toBe(true);
});
