import { expect, test } from "vitest";
import { monogram } from "./monogram.ts";

test.each([
  ["Siti Nurhaliza", "SN"],
  ["Budi", "B"],
  ["  Nguyễn   Thị  Ánh ", "NÁ"],
  ["王小明", "王"],
  ["😀 Smile", "😀S"],
  ["", ""],
])("the monogram of %j is %j", (name, initials) => {
  expect(monogram(name)).toBe(initials);
});
