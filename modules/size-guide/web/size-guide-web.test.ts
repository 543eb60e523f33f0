import { expect, test } from "vitest";
import { sizeGuidePath } from "../contract/choose-size-guide.ts";
import { menuGroups } from "./menu-groups.ts";
import { withScrollingTables } from "./scrolling-tables.ts";

const category = (code: string, brands: string[], below: Category[] = []): Category => ({
  categoryCode: code,
  categoryName: code.toLowerCase(),
  categoryList: below,
  sizeGuideBrandObjects: brands.map((brand) => ({ brandCode: brand, brandName: `Brand ${brand}` })),
});
type Category = {
  categoryCode: string;
  categoryName: string;
  categoryList: Category[];
  sizeGuideBrandObjects: { brandCode: string; brandName: string }[];
};

test("SG-01 SG-04 a menu of three levels becomes groups of charts by category path", () => {
  const menu = [
    category("WEAR", [], [category("SHOES", ["A"], [category("RUN", ["B", "C"])])]),
    category("HATS", ["D"]),
  ];
  expect(menuGroups(menu).map(({ label, charts }) => [label, charts.map(({ parameter }) => parameter)])).toEqual([
    ["wear", ["SHOES-A-Brand%20A"]],
    ["wear › shoes", ["RUN-B-Brand%20B", "RUN-C-Brand%20C"]],
    ["hats", ["HATS-D-Brand%20D"]],
  ]);
});

test("RT-19 the URL of a chart is /size-guide/{categoryCode}-{brandCode}-{brandName}", () => {
  expect(sizeGuidePath({ categoryCode: "RUN", brandCode: "LKH", brandName: "Langkah & Co" })).toBe(
    "/size-guide/RUN-LKH-Langkah%20%26%20Co",
  );
});

test("every table gets a scrollable region named by its caption", () => {
  const html =
    '<h2>x</h2><table><caption>Adults &amp; "more"</caption><tbody></tbody></table><table><tbody></tbody></table>';
  expect(withScrollingTables(html, "Sizes & co")).toBe(
    '<h2>x</h2><div class="chart-frame" role="group" tabindex="0" aria-label="Adults &amp; &quot;more&quot;">' +
      '<table><caption>Adults &amp; "more"</caption><tbody></tbody></table></div>' +
      '<div class="chart-frame" role="group" tabindex="0" aria-label="Sizes &amp; co"><table><tbody></tbody></table></div>',
  );
});
