import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { locales } from "#kit/core/locale.ts";
import { readFragment } from "#kit/postgres/query-fragment.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { listVersions } from "../store/page-versions.ts";
import { pagesFor } from "../store/pages.ts";
import { aPage, htmlColumn, pageOf, publish } from "../testing/a-page.ts";
import { savePage } from "./save-page.ts";

const { database } = await testDatabase();
const db = database.kysely;
const place = { path: "/page/x", device: "pc" } as const;

beforeEach(async () => {
  await sql`truncate content.page, content.page_version`.execute(db);
});

/** The published page by language. */
async function shown(): Promise<unknown[]> {
  const pages = await readFragment(db, pagesFor(locales.map((locale) => ({ ...place, locale }))));
  return pages.map((page) => (page?.content.columns[0] as { html: string } | undefined)?.html);
}
const history = async () =>
  (await listVersions(db, place)).map(({ version, author, publishedAt }) => ({
    version,
    author,
    published: publishedAt !== null,
  }));
const inAll = (word: string) => locales.map((locale) => `${word} ${locale}`);

test("an invalid page is refused, and nothing is saved", async () => {
  const saved = await savePage(db, { ...pageOf({ id: "a", kind: "carousel" }), publish: true });
  expect(saved).toMatchObject({ ok: false, error: { code: "BAD_PAGE" } });
  expect([await history(), await shown()]).toEqual([[], [undefined, undefined, undefined, undefined]]);
});

test("a published page is public in every language and saved as a version", async () => {
  expect(await savePage(db, { ...aPage("one"), publish: true })).toEqual({
    ok: true,
    value: { version: 1, added: true },
  });
  expect(await shown()).toEqual(inAll("one"));
  expect(await history()).toEqual([{ version: 1, author: "Rani", published: true }]);
});

test("a draft is saved, and the published page stays public", async () => {
  await publish(db, aPage("one"));
  expect(await savePage(db, { ...aPage("two", { author: "Budi" }), publish: false })).toEqual({
    ok: true,
    value: { version: 2, added: true },
  });
  expect(await shown()).toEqual(inAll("one"));
  expect(await history()).toEqual([
    { version: 2, author: "Budi", published: false },
    { version: 1, author: "Rani", published: true },
  ]);
});

test("saving an unchanged page adds no version and updates no row, also for another author", async () => {
  const rows = async () => (await sql`select xmin::text, * from content.page order by locale`.execute(db)).rows;
  await publish(db, aPage("one"));
  const before = [await history(), await rows()];
  for (const publishAgain of [true, false]) {
    expect(await savePage(db, { ...aPage("one", { author: "Budi" }), publish: publishAgain })).toEqual({
      ok: true,
      value: { version: 1, added: false },
    });
  }
  expect([await history(), await rows()]).toEqual(before);
});

test("publishing the content of the newest draft publishes that draft", async () => {
  await publish(db, aPage("one"));
  await savePage(db, { ...aPage("two"), publish: false });
  expect(await publish(db, aPage("two"))).toBe(2);
  expect(await shown()).toEqual(inAll("two"));
  expect((await history()).map(({ published }) => published)).toEqual([true, true]);
});

test("HTML is sanitized before it is saved", async () => {
  await publish(db, pageOf(htmlColumn('<p style="color:red">a</p><form>b</form>')));
  expect(await shown()).toEqual(locales.map(() => "<p>a</p>b"));
});

test("each device has its own history", async () => {
  await publish(db, aPage("desktop"));
  await publish(db, aPage("phone", { device: "h5" }));
  expect(await history()).toHaveLength(1);
  expect(await listVersions(db, { ...place, device: "h5" })).toHaveLength(1);
});

test("parallel saves get different versions", async () => {
  const texts = ["a", "b", "c", "d", "e"];
  const saved = await Promise.all(texts.map((word) => publish(db, aPage(word))));
  expect([...saved].sort()).toEqual([1, 2, 3, 4, 5]);
  const last = texts[saved.indexOf(5)] ?? "";
  expect(await shown()).toEqual(inAll(last));
});

test("a page of a rolled back transaction is not saved", async () => {
  await publish(db, aPage("before"));
  const work = inTransaction(database, async (trx) => {
    await publish(trx, aPage("after"));
    throw new Error("changed my mind");
  });
  await expect(work).rejects.toThrow("changed my mind");
  expect(await shown()).toEqual(inAll("before"));
  expect(await history()).toHaveLength(1);
});
