import * as v from "valibot";
import { expect, test } from "vitest";
import { adjustPointsSchema } from "./points-forms.ts";

const read = (points: unknown) => {
  const result = v.safeParse(adjustPointsSchema, { code: "U1", points, reason: "Late", key: crypto.randomUUID() });
  return result.success ? result.output.points : "refused";
};

test.each([
  ["100", 100],
  ["-50", -50],
  ["−50", -50],
  ["+7", 7],
  [" 1,000 ", 1000],
  ["1.000", 1000],
  ["12 500", 12_500],
  ["-1,000,000", -1_000_000],
  [25, 25],
])("MU-03 %j is read as %i points", (typed, points) => expect(read(typed)).toBe(points));

test.each(["", "0", "1.5", "10,5", "100.00", "1e3", "0x64", "1 2", "1,00", "1,000,001", "--5", "1000,000", 1.5])(
  "MU-03 %j is no whole number of points and is refused, not read as another",
  (typed) => expect(read(typed)).toBe("refused"),
);
