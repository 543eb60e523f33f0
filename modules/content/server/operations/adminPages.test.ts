import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aPage, publish as publishByCode } from "../testing/a-page.ts";
import { pageFixture, textColumn } from "../testing/page-fixture.ts";

const { database } = await testDatabase();
const { save, publish, outcome, call, people, staff, versionOf } = await pageFixture(database);

const inDays = (days: number) => new Date(staff.clock.now().getTime() + days * 86_400_000).toISOString();
const list = (input: object, headers?: object) =>
  call(
    `query adminPages($input: AdminPagesInput!) { adminPages(input: $input) {
      total pages { path name standing isLive devices changedBy } } }`,
    { input },
    headers,
  );

test("pages of every status are listed with their last editor; archived ones only with their filter", async () => {
  await publishByCode(database.kysely, aPage("code", { path: "/page/code" }));
  for (const name of ["draft", "live", "changed", "planned", "gone"])
    await save(`/page/${name}`, { name, "pc/a": textColumn(name) });
  for (const name of ["live", "changed", "gone"]) await publish(`/page/${name}`);
  await save("/page/changed", { "pc/a/html/en-US": "other" }, await versionOf("/page/changed"), "Budi");
  await publish("/page/planned", { publishAt: inDays(1) });
  await outcome("adminWithdrawPage", { path: "/page/gone", what: "archive" });
  const found = await list({ sort: "path", isDescending: false });
  expect(found).toEqual({
    total: 5,
    pages: [
      row("changed", "CHANGED", true, "Budi"),
      { ...row("code", "PUBLISHED", true, null), name: "/page/code" },
      row("draft", "DRAFT", false, "Maya"),
      row("live", "PUBLISHED", true),
      row("planned", "SCHEDULED", false),
    ],
  });
  expect((await list({ states: ["ARCHIVED"] })).pages).toEqual([row("gone", "ARCHIVED", false)]);
  expect((await list({ search: "LANN" })).pages).toEqual([row("planned", "SCHEDULED", false)]);
  expect((await list({ search: "%" })).pages).toEqual([]);
});

test("a draft changed back to its published content counts as published", async () => {
  await save("/page/back", { name: "back", "pc/a": textColumn("back") });
  await publish("/page/back");
  await save("/page/back", { name: "forth" }, await versionOf("/page/back"));
  await save("/page/back", { name: "back" }, await versionOf("/page/back"));
  expect((await list({ search: "/page/back" })).pages).toMatchObject([{ standing: "PUBLISHED" }]);
});

test("callers without the permission and unknown statuses are refused", async () => {
  expect(await list({}, people.sari)).toBe("FORBIDDEN");
  expect(await list({ states: ["LOST"] })).toBe("INVALID_INPUT");
});

const row = (
  name: string,
  standing: string,
  isLive: boolean,
  changedBy: string | null = "Name of maya@pages.test",
) => ({
  path: `/page/${name}`,
  name,
  standing,
  isLive,
  devices: ["pc"],
  changedBy,
});
