import { expect, test } from "vitest";
import { sumDifferences } from "./count-model.ts";

test("MS-02 units above and below the expected amount do not cancel each other out", () => {
  expect(sumDifferences([{ difference: 2 }, { difference: -5 }, { difference: 0 }, { difference: 1 }])).toEqual({
    more: 3,
    less: 5,
  });
});
