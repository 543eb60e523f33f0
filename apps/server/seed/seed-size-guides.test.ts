import { sql } from "kysely";
import { expect, test } from "vitest";
import { locales } from "#kit/core/locale.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { sizeRuns } from "./data/catalogue/sizes.ts";
import { sizeGuides } from "./data/size-guides/size-guides.ts";
import { seedSizeGuides } from "./seed-size-guides.ts";

const { database } = await testDatabase();
const seed = () => inTransaction(database, seedSizeGuides);
const rows = async () =>
  (await sql`select *, xmin::text from size_guide.chart order by 1, 2, 3`.execute(database.kysely)).rows;

test("every chart of the demo shop is kept in four languages, exactly as it was written", async () => {
  await seed();
  const stored = (await rows()) as { category_code: string; brand_code: string; locale: string; html: string }[];
  expect(stored).toHaveLength(sizeGuides.length * locales.length);
  for (const { categoryCode, brandCode, charts } of sizeGuides) {
    for (const locale of locales) {
      const found = stored.find(
        (row) => row.category_code === categoryCode && row.brand_code === brandCode && row.locale === locale,
      );
      expect(found?.html).toBe(charts[locale]);
    }
  }
});

test("filling the size guide again changes nothing", async () => {
  await seed();
  const before = await rows();
  await seed();
  expect(await rows()).toEqual(before);
});

test.each([
  ["RUNNINGSHOES", [...sizeRuns.shoes, ...sizeRuns.shoesWomen, ...sizeRuns.shoesChildren]],
  ["COURTSHOES", [...sizeRuns.shoes, ...sizeRuns.shoesWomen]],
  ["SANDALS", sizeRuns.slides],
  ["TOPS", [...sizeRuns.clothingWide, ...sizeRuns.children]],
  ["BOTTOMS", sizeRuns.clothingWide],
  ["JACKETS", sizeRuns.clothingWide],
  ["CAPS", sizeRuns.caps],
  ["SOCKS", sizeRuns.socks],
  ["CARDIO", sizeRuns.gloves],
  ["HELMETS", sizeRuns.helmets],
])("the charts of %s explain every size that is sold there", (categoryCode, sizes) => {
  for (const guide of sizeGuides.filter((candidate) => candidate.categoryCode === categoryCode)) {
    const printed = [...guide.charts["en-US"].matchAll(/<th scope="row">([^<]+)</g)].map((match) => match[1]);
    expect(printed).toEqual(expect.arrayContaining([...sizes]));
  }
});
