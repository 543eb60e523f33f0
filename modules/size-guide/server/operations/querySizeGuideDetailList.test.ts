import { beforeAll, expect, test } from "vitest";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { saveSizeGuide } from "../save-size-guide.ts";
import { saveSizeMenu } from "../save-size-menu.ts";
import { aGuide, anEntry, ownScope, sizeGuideFixture } from "../testing/size-guide-fixture.ts";

const { database } = await testDatabase();
const { ask } = sizeGuideFixture(database);

beforeAll(async () => {
  await saveSizeMenu(database.kysely, [
    anEntry("WEAR", [anEntry("SHOES", [anEntry("RUN"), anEntry("COURT")]), anEntry("BARE", [anEntry("NOTHING")])]),
    anEntry("HATS"),
  ]);
  await saveSizeGuide(database.kysely, aGuide({ brandCode: "SRT", brandName: "Serat", position: 2 }));
  await saveSizeGuide(database.kysely, aGuide({ position: 1 }));
  await saveSizeGuide(database.kysely, aGuide({ categoryCode: "HATS" }));
});

const document = `query querySizeGuideDetailList($input: SizeGuideListInput) {
  querySizeGuideDetailList(input: $input) {
    categoryList { ...Entry categoryList { ...Entry categoryList { ...Entry categoryList { categoryCode } } } }
  }
}
fragment Entry on SizeGuideCategory { categoryCode categoryName sizeGuideBrandObjects { brandCode brandName } }`;

const empty = { data: { querySizeGuideDetailList: { categoryList: [] } } };
const langkah = { brandCode: "LKH", brandName: "Langkah" };
const serat = { brandCode: "SRT", brandName: "Serat" };

test("OP-46 SG-01 SG-06 the menu has up to three levels with brands, in the visitor's language", async () => {
  expect(await ask(document, { input: {} }, "id-ID")).toEqual({
    data: {
      querySizeGuideDetailList: {
        categoryList: [
          {
            categoryCode: "WEAR",
            categoryName: "wear id",
            sizeGuideBrandObjects: [],
            categoryList: [
              {
                categoryCode: "SHOES",
                categoryName: "shoes id",
                sizeGuideBrandObjects: [],
                categoryList: [
                  {
                    categoryCode: "RUN",
                    categoryName: "run id",
                    sizeGuideBrandObjects: [langkah, serat],
                    categoryList: [],
                  },
                ],
              },
            ],
          },
          { categoryCode: "HATS", categoryName: "hats id", sizeGuideBrandObjects: [langkah], categoryList: [] },
        ],
      },
    },
  });
});

test("SG-07 the scope may be left out or named; another shop's has an empty menu", async () => {
  const whole = await ask(document);
  expect(whole).not.toEqual(empty);
  expect(await ask(document, { input: ownScope })).toEqual(whole);
  expect(await ask(document, { input: { tenantCode: null, siteCode: "S" } })).toEqual(whole);
  for (const name of Object.keys(ownScope)) {
    expect(await ask(document, { input: { ...ownScope, [name]: "X" } })).toEqual(empty);
  }
});

test("the whole menu costs one statement", async () => {
  const counter = countQueries(database);
  await ask(document);
  counter.stop();
  expect(counter.statements).toHaveLength(1);
});
