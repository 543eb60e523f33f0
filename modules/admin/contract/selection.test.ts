import { expect, test } from "vitest";
import {
  countSelected,
  everythingSelected,
  isSelected,
  nothingSelected,
  pageSelection,
  selectRows,
} from "./selection.ts";

test("MF-08 rows are chosen one by one and by page, and stay chosen on other pages", () => {
  const some = selectRows(selectRows(nothingSelected, ["a", "b"], true), ["c"], true);
  expect(countSelected(some, 500)).toBe(3);
  expect(pageSelection(some, ["a", "b"])).toBe("all");
  expect(pageSelection(some, ["c", "d"])).toBe("some");
  expect(pageSelection(some, ["d"])).toBe("none");
  expect(countSelected(selectRows(some, ["a", "b"], false), 500)).toBe(1);
});

test("MF-08 all that match are chosen without knowing them, but those taken out", () => {
  const most = selectRows(everythingSelected, ["a", "b"], false);
  expect(countSelected(most, 500)).toBe(498);
  expect([isSelected(most, "a"), isSelected(most, "z")]).toEqual([false, true]);
  expect(countSelected(selectRows(most, ["a"], true), 500)).toBe(499);
  expect(pageSelection(most, ["a", "z"])).toBe("some");
});
