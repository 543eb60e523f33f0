import { expect, test } from "vitest";
import { csvLine } from "./csv-line.ts";

test("MI-09 a line of a CSV file holds any text, and none of it is a formula", () => {
  expect(csvLine(["BB1", "=1+1", 'said "hi", twice', "-5", "@x", ""])).toBe(
    '"BB1","\'=1+1","said ""hi"", twice","\'-5","\'@x",""\r\n',
  );
});
