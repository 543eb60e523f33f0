import { expect, test } from "vitest";
import { sizeGuidePath } from "./size-guide-path.ts";

const own = { category: "RUN", brandCode: "KWR", brandName: "Kawan Rimba" };

test("MP-07 a chosen size chart takes the place of the one of category and brand, or hides it", () => {
  expect(sizeGuidePath(null, own)).toBe("/size-guide/RUN-KWR-Kawan%20Rimba");
  expect(sizeGuidePath("HATS-KWR", own)).toBe("/size-guide/HATS-KWR-Kawan%20Rimba");
  // The name of another brand is not known here; codes alone decide.
  expect(sizeGuidePath("HATS-LKH", own)).toBe("/size-guide/HATS-LKH-");
  expect(sizeGuidePath("none", own)).toBeNull();
  expect(sizeGuidePath(null, { ...own, category: undefined })).toBeNull();
});
