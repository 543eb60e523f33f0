import fc from "fast-check";
import { expect, test } from "vitest";
import { slugOf } from "./slug-of.ts";

test("a name becomes lowercase letters, digits and single hyphens", () => {
  expect(slugOf("Sepatu Lari Ünique!")).toBe("sepatu-lari-unique");
  expect(slugOf("  Đồ chơi & Xếp hình ")).toBe("do-choi-xep-hinh");
  expect(slugOf("积木")).toBe("");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/.test(slugOf(name))),
  );
});
