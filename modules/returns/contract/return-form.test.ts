import { safeParse } from "valibot";
import { expect, test } from "vitest";
import { logisticsSchema } from "./return-form.ts";

test.each([
  ["", false],
  [" \n ", false],
  ["J", true],
  ["J".repeat(60), true],
  ["J".repeat(61), false],
])("1D-02 a courier's name has 1 to 60 letters once it is tidied: %j", (companyName, isGood) => {
  const { issues = [] } = safeParse(logisticsSchema, { companyName, expressCode: "JNE12345" });
  expect(issues.length === 0).toBe(isGood);
});
