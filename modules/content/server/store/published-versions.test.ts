import { sql } from "kysely";
import { expect, test } from "vitest";
import { locales } from "#kit/core/locale.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { savePage } from "../pages/save-page.ts";
import { publishedContents, publishedVersions } from "./published-versions.ts";

const { database } = await testDatabase();
const db = database.kysely;
const save = (path: string, text: string, publish = true) => {
  const content = { columns: [{ id: "a", kind: "html", html: `<p>${text}</p>` }] };
  const contents = Object.fromEntries(locales.map((locale) => [locale, { content }]));
  return savePage(db, { path, device: "pc", author: "Maya", contents, publish });
};

test("every version that was in the shop is listed with its text, drafts are not", async () => {
  for (const [text, publish] of [
    ["one", true],
    ["two", false],
    ["three", true],
  ] as const)
    expect(await save("/page/terms", text, publish)).toMatchObject({ ok: true });
  const versions = await publishedVersions(db, ["/page/terms", "/page/none"]);
  expect(versions.map(({ device, version, author }) => [device, version, author])).toEqual([
    ["pc", 3, "Maya"],
    ["pc", 1, "Maya"],
  ]);
  const place = { path: "/page/terms", device: "pc" } as const;
  const first = await publishedContents(db, { ...place, version: 1 });
  expect(first?.["vi-VN"].content.columns).toMatchObject([{ html: "<p>one</p>" }]);
  expect(await publishedContents(db, { ...place, version: 2 })).toBeNull();
  expect(await publishedContents(db, { ...place, device: "h5", version: 1 })).toBeNull();
});

test("a version that was published is neither changed nor deleted; a draft may be, and is published once", async () => {
  await save("/page/kept", "one");
  await save("/page/kept", "two", false);
  const of = (version: number) => sql`path = '/page/kept' and version = ${version}`;
  for (const statement of [
    sql`update content.page_version set contents = '{}' where ${of(1)}`,
    sql`update content.page_version set published_at = now() - interval '1 year' where ${of(1)}`,
    sql`delete from content.page_version where ${of(1)}`,
  ])
    await expect(statement.execute(db)).rejects.toThrow("version 1 of /page/kept was published");
  await sql`update content.page_version set author = 'Budi' where ${of(2)}`.execute(db);
  expect(await save("/page/kept", "two")).toMatchObject({ ok: true, value: { version: 2 } });
  await expect(sql`delete from content.page_version where ${of(2)}`.execute(db)).rejects.toThrow("was published");
  expect(await publishedVersions(db, ["/page/kept"])).toHaveLength(2);
});
