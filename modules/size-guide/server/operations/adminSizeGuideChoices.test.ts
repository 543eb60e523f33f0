import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { saveSizeMenu } from "../save-size-menu.ts";
import { sizeGuideAdminFixture } from "../testing/size-guide-admin-fixture.ts";
import { anEntry } from "../testing/size-guide-fixture.ts";

const { database } = await testDatabase();
const { call, people } = await sizeGuideAdminFixture(database);
await saveSizeMenu(database.kysely, [anEntry("WEAR", [anEntry("SHOES", [anEntry("RUN")])]), anEntry("HATS")]);

const choices = (headers?: object) =>
  call(
    "query adminSizeGuideChoices { adminSizeGuideChoices { categories { code name } brands { code name } } }",
    {},
    headers,
  );

test("a chart can be for every category of the menu and those of the catalogue the menu can hold, named with those above it, and for the shop's brands", async () => {
  expect(await choices()).toEqual({
    categories: [
      { code: "HATS", name: "hats" },
      { code: "CAPS", name: "hats › CAPS" },
      { code: "WEAR", name: "wear" },
      { code: "SHOES", name: "wear › shoes" },
      { code: "RUN", name: "wear › shoes › run" },
    ],
    brands: [{ code: "LKH", name: "Langkah" }],
  });
  expect(await choices(people.sari)).toBe("FORBIDDEN");
  expect(await choices({})).toBe("STAFF_ONLY");
});
