import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { saveSizeGuide } from "../save-size-guide.ts";
import { saveSizeMenu } from "../save-size-menu.ts";
import { sizeGuideAdminFixture } from "../testing/size-guide-admin-fixture.ts";
import { aGuide, anEntry } from "../testing/size-guide-fixture.ts";

const { database } = await testDatabase();
const db = database.kysely;
const { call, people } = await sizeGuideAdminFixture(database);
await saveSizeMenu(db, [anEntry("WEAR", [anEntry("RUN")]), anEntry("HATS")]);
await saveSizeGuide(db, aGuide({ position: 2 }));
await saveSizeGuide(db, aGuide({ brandCode: "ZZZ", brandName: "Zebra 100%", position: 1 }));
await saveSizeGuide(db, aGuide({ categoryCode: "HATS" }));
await sql`delete from size_guide.chart where category_code = 'HATS' and locale in ('vi-VN', 'zh-CN')`.execute(db);
await sql`update size_guide.chart set updated_at = '2026-11-01T00:00:00Z'`.execute(db);

const guides = (variables: object = {}, headers?: object) =>
  call(
    `query adminSizeGuides($search: String, $page: Int) { adminSizeGuides(search: $search, page: $page) {
      total page guides { code categoryName brandName missing updatedAt } } }`,
    variables,
    headers,
  );
const codes = async (search: string) => (await guides({ search })).guides.map(({ code }: { code: string }) => code);

test("charts are listed in the order of the menu with the languages that have none", async () => {
  const updatedAt = "2026-11-01T00:00:00.000Z";
  expect(await guides()).toEqual({
    total: 3,
    page: 1,
    guides: [
      { code: "HATS-LKH", categoryName: "hats", brandName: "Langkah", missing: ["vi-VN", "zh-CN"], updatedAt },
      { code: "RUN-ZZZ", categoryName: "run", brandName: "Zebra 100%", missing: [], updatedAt },
      { code: "RUN-LKH", categoryName: "run", brandName: "Langkah", missing: [], updatedAt },
    ],
  });
});

test("a search matches code, brand and category in any language, and takes its signs literally", async () => {
  expect(await codes("100%")).toEqual(["RUN-ZZZ"]);
  expect(await codes("hats vi")).toEqual(["HATS-LKH"]);
  expect(await codes("run-l")).toEqual(["RUN-LKH"]);
  expect(await codes("_")).toEqual([]);
  expect((await guides({ page: 2 })).guides).toEqual([]);
});

test("staff without the permission are refused, and so is a page that cannot be", async () => {
  expect(await guides({}, people.sari)).toBe("FORBIDDEN");
  expect(await guides({}, {})).toBe("STAFF_ONLY");
  expect(await guides({ page: 0 })).toBe("INVALID_INPUT");
});
