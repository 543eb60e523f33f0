import { sql } from "kysely";
import { expect, test } from "vitest";
import { locales } from "#kit/core/locale.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { products } from "../data/catalogue/products.ts";
import { type SizeRun, sizeRuns } from "../data/catalogue/sizes.ts";
import { sizeGuides } from "../data/size-guides/size-guides.ts";
import { seedSizeGuides } from "./seed-size-guides.ts";

const { database } = await testDatabase();
const seed = () => inTransaction(database, seedSizeGuides);
const rows = async () =>
  (await sql`select *, xmin::text from size_guide.chart order by 1, 2, 3`.execute(database.kysely)).rows;

test("every chart of the demo shop is stored unchanged in four languages", async () => {
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

test("seeding the size guide again changes nothing", async () => {
  await seed();
  const before = await rows();
  await seed();
  expect(await rows()).toEqual(before);
});

const worn: ReadonlySet<string> = new Set<SizeRun>([
  "clothing",
  "clothingWide",
  "children",
  "shoes",
  "shoesWomen",
  "shoesChildren",
  "slides",
  "socks",
  "caps",
  "helmets",
  "gloves",
]);

test("every size of clothing and shoes is in the chart its page links to", () => {
  for (const { code, brand, category, sizes } of products) {
    if (sizes === undefined || !worn.has(sizes)) continue;
    const guide = sizeGuides.find((it) => it.categoryCode === category && it.brandCode === brand);
    const printed = [...(guide?.charts["en-US"] ?? "").matchAll(/<th scope="row">([^<]+)</g)].map((match) => match[1]);
    expect(printed, code).toEqual(expect.arrayContaining([...sizeRuns[sizes]]));
  }
});
