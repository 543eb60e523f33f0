import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chooseSizeGuide, sizeGuideParameter } from "./choose-size-guide.ts";
import type { SizeGuideCategory } from "./size-guide-menu.ts";

const brand = (code: string) => ({ brandCode: code, brandName: `Brand ${code}` });
const category = (
  code: string,
  brands: readonly string[] = [],
  below: readonly SizeGuideCategory[] = [],
): SizeGuideCategory => ({
  categoryCode: code,
  categoryName: code.toLowerCase(),
  categoryList: below,
  sizeGuideBrandObjects: brands.map(brand),
});
const chart = (categoryCode: string, brandCode: string) => ({ categoryCode, ...brand(brandCode) });

const menu = [
  category("HATS", ["TOP"]),
  category("WEAR", ["A"], [category("SHOES", ["B"], [category("RUN", ["C", "D"]), category("COURT", ["E"])])]),
  category("TRAINING", [], [category("GLOVES", ["F"])]),
];

describe("SG-02 without a usable path parameter", () => {
  test.each([
    ["none at all", undefined],
    ["null", null],
    ["an empty one", ""],
    ["one without a hyphen", "RUN"],
  ])("%s chooses the first brand of the deepest category", (_title, parameter) => {
    expect(chooseSizeGuide(menu, parameter)).toEqual(chart("RUN", "C"));
  });

  test("an unknown category does the same", () => {
    expect(chooseSizeGuide(menu, "NOWHERE-D-x")).toEqual(chart("RUN", "C"));
  });

  test("a menu of two levels gives its second level, one of a single level its top", () => {
    const two = [category("TOP", ["A"]), category("OTHER", ["B"], [category("BELOW", ["C"])])];
    expect(chooseSizeGuide(two, undefined)).toEqual(chart("BELOW", "C"));
    expect(chooseSizeGuide([category("TOP", ["A"]), category("NEXT", ["B"])], undefined)).toEqual(chart("TOP", "A"));
  });

  test("a deeper category without brands is passed over", () => {
    const bare = [category("TOP", ["A"], [category("MIDDLE", ["B"], [category("DEEP"), category("ALSO")])])];
    expect(chooseSizeGuide(bare, undefined)).toEqual(chart("MIDDLE", "B"));
    expect(chooseSizeGuide([category("TOP", ["A"], [category("MIDDLE")])], "x")).toEqual(chart("TOP", "A"));
  });
});

describe("with a path parameter", () => {
  test("the two codes decide, the name is ignored", () => {
    for (const rest of ["", "-", "-Brand%20D", "-another brand", "-with-more-hyphens"]) {
      expect(chooseSizeGuide(menu, `RUN-D${rest}`)).toEqual(chart("RUN", "D"));
    }
  });

  test("a brand without a chart in the category falls back to the first one", () => {
    expect(chooseSizeGuide(menu, "RUN-E-x")).toEqual(chart("RUN", "C"));
    expect(chooseSizeGuide(menu, "RUN--")).toEqual(chart("RUN", "C"));
  });

  test("a category without charts falls back to its descendants", () => {
    expect(chooseSizeGuide(menu, "TRAINING-F-x")).toEqual(chart("GLOVES", "F"));
    expect(chooseSizeGuide(menu, "TRAINING-Z-x")).toEqual(chart("GLOVES", "F"));
    expect(chooseSizeGuide(menu, "SHOES-E-x")).toEqual(chart("COURT", "E"));
  });

  test("a known category with nothing in it or below it falls back to the whole menu", () => {
    expect(chooseSizeGuide([...menu, category("EMPTY")], "EMPTY-A-x")).toEqual(chart("RUN", "C"));
  });
});

test("SG-05 an empty menu, and one without a single brand, choose nothing", () => {
  expect(chooseSizeGuide([], "RUN-C-x")).toBeNull();
  expect(chooseSizeGuide([category("WEAR", [], [category("SHOES")])], undefined)).toBeNull();
});

const code = fc.stringMatching(/^[A-Z0-9_]{1,6}$/);
const menus = fc.uniqueArray(code, { minLength: 1, maxLength: 12 }).chain((codes) =>
  fc
    .array(fc.tuple(fc.integer({ min: 0, max: 2 }), fc.uniqueArray(code, { maxLength: 3 })), {
      minLength: codes.length,
      maxLength: codes.length,
    })
    .map((shapes) =>
      build(codes.map((name, index) => ({ name, level: shapes[index]?.[0] ?? 0, brands: shapes[index]?.[1] ?? [] }))),
    ),
);

type Flat = { name: string; level: number; brands: readonly string[] };

/** Reads a list with indents as a tree; an entry that is indented too far hangs under the one before it. */
function build(entries: readonly Flat[], level = 0): SizeGuideCategory[] {
  const tree: SizeGuideCategory[] = [];
  for (let at = 0; at < entries.length; ) {
    let end = at + 1;
    while (end < entries.length && (entries[end]?.level ?? 0) > level) end += 1;
    const [head, ...rest] = entries.slice(at, end);
    if (head) tree.push(category(head.name, head.brands, level < 2 ? build(rest, level + 1) : []));
    at = end;
  }
  return tree;
}

const charts = (tree: readonly SizeGuideCategory[]): string[] =>
  tree.flatMap((entry) => [
    ...entry.sizeGuideBrandObjects.map((each) => sizeGuideParameter({ categoryCode: entry.categoryCode, ...each })),
    ...charts(entry.categoryList),
  ]);

test("the URL of every chart selects that chart, in any menu", () => {
  fc.assert(
    fc.property(menus, (tree) => {
      for (const parameter of charts(tree)) {
        const found = chooseSizeGuide(tree, parameter);
        expect(found && sizeGuideParameter(found)).toBe(parameter);
      }
    }),
  );
});

test("any parameter selects a chart of the menu, or nothing when there is none", () => {
  fc.assert(
    fc.property(menus, fc.option(fc.string()), (tree, parameter) => {
      const found = chooseSizeGuide(tree, parameter);
      const known = charts(tree);
      if (known.length === 0) expect(found).toBeNull();
      else expect(known).toContain(found && sizeGuideParameter(found));
    }),
  );
});
