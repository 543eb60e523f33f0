import { expect, test } from "vitest";
import type { Figure } from "#kit/testing/proof.ts";
import { figuresTable, readFigures, readTable, withEarlier } from "./figures.ts";

test("figures are grouped by goal, in numerical order, in aligned columns", () => {
  const text = `{"goal":"S10","what":"lying answers","found":0}\n{"goal":"S2","what":"200 numbers","found":"20 sent"}\n`;
  expect(figuresTable(readFigures(text)).split("\n")).toEqual([
    "| goal | what was tried | found   |",
    "| ---- | -------------- | ------- |",
    "| S2   | 200 numbers    | 20 sent |",
    "| S10  | lying answers  | 0       |",
  ]);
});

test("a table can be read again, and a run of some goals leaves the others as they were", () => {
  const earlier: Figure[] = [
    { goal: "F1", what: "kills", found: "0" },
    { goal: "S2", what: "sent", found: "20" },
  ];
  expect(readTable(figuresTable(earlier))).toEqual(earlier);
  const now: Figure[] = [{ goal: "S2", what: "sent to 200", found: "19" }];
  expect(withEarlier(now, readTable(figuresTable(earlier)))).toEqual([...now, earlier[0]]);
});
