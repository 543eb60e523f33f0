import { expect, test } from "vitest";
import { figuresTable, readFigures } from "./figures.ts";

test("figures stand by goal, in the order of their numbers, in columns of equal width", () => {
  const text = `{"goal":"S10","what":"lying answers","found":0}\n{"goal":"S2","what":"200 numbers","found":"20 sent"}\n`;
  expect(figuresTable(readFigures(text)).split("\n")).toEqual([
    "| goal | what was tried | found   |",
    "| ---- | -------------- | ------- |",
    "| S2   | 200 numbers    | 20 sent |",
    "| S10  | lying answers  | 0       |",
  ]);
});
