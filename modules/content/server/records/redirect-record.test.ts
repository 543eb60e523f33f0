import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { redirectsFrom } from "../store/redirects.ts";
import { redirectFixture } from "../testing/redirect-fixture.ts";

const { database } = await testDatabase();
const { problems, save } = await redirectFixture(database);
const targetOf = async (path: string) => (await redirectsFrom(database.kysely, [path])).get(path) ?? null;

test("a redirect is created, changed and deleted", async () => {
  expect(await save({ "/old": " /shoes.html?sort=NEWEST " })).toMatchObject({
    ok: true,
    value: { records: [{ id: "/old", version: 1, state: { to: "/shoes.html?sort=NEWEST" } }] },
  });
  expect(await targetOf("/old")).toBe("/shoes.html?sort=NEWEST");
  await save({ "/old": "https://club.example/x" });
  expect(await targetOf("/old")).toBe("https://club.example/x");
  await save({ "/old": null });
  expect(await targetOf("/old")).toBeNull();
});

test("paths are stored in canonical form, and targets are pages of the shop or https addresses", async () => {
  const form = " from";
  for (const path of ["old", "/Old", "/old/", "/", "//evil.example", "/old?x=1"])
    expect(await problems({ [path]: "/shoes.html" })).toEqual([`${path}${form}`]);
  for (const target of ["shoes.html", "//evil.example", "javascript:alert(1)", "http://x.example"])
    expect(await problems({ "/a": target })).toEqual(["/a to to"]);
  expect(await problems({ "/a": "/A/?x=1" })).toEqual(["/a to same"]);
});

test("a redirect to another redirect is refused, saved before or in the same save", async () => {
  expect(await problems({ "/one": "/two", "/two": "/three" })).toEqual(["/one to chain /three"]);
  expect(await problems({ "/one": "/two", "/two": "/one" })).toEqual(["/one to chain /one", "/two to chain /two"]);
  expect(await problems({ "/two": "/three" })).toBe("SAVED");
  expect(await problems({ "/one": "/Two?x=1" })).toEqual(["/one to chain /three"]);
  expect(await problems({ "/one": "/two", "/two": null })).toBe("SAVED");
});
