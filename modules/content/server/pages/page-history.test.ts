import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { invalidationChannel } from "#kit/postgres/invalidate-tags.ts";
import { notify } from "#kit/postgres/notify.ts";
import { readFragment } from "#kit/postgres/query-fragment.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { listVersions } from "../store/page-versions.ts";
import { findNewestPages, pagesFor } from "../store/pages.ts";
import { aPage, publish } from "../testing/a-page.ts";
import { publishVersion, restoreVersion } from "./page-history.ts";
import { saveDraft } from "./save-page.ts";

const { database } = await testDatabase();
const db = database.kysely;
const place = { path: "/page/x", device: "pc" } as const;
const key = { ...place, locale: "vi-VN" } as const;

beforeEach(async () => {
  await sql`truncate content.page, content.page_version`.execute(db);
});

const htmlOf = ([page]: Awaited<ReturnType<typeof findNewestPages>>) =>
  (page?.content.columns[0] as { html: string } | undefined)?.html;
const shown = async () => htmlOf(await readFragment(db, pagesFor([key])));
const newest = async () => htmlOf(await findNewestPages(db, [key]));
const published = async () =>
  (await listVersions(db, place)).flatMap(({ version, publishedAt }) => (publishedAt ? [version] : []));

describe("a draft", () => {
  test("is the newest version, and not public until it is published", async () => {
    await publish(db, aPage("one"));
    await saveDraft(db, aPage("two"));
    expect([await shown(), await newest()]).toEqual(["one vi-VN", "two vi-VN"]);
    expect(await publishVersion(db, place, 2)).toEqual({ ok: true, value: null });
    expect([await shown(), await newest()]).toEqual(["two vi-VN", "two vi-VN"]);
    expect(await published()).toEqual([2, 1]);
  });

  test("for the other device is the preview fallback of a device without a draft", async () => {
    await saveDraft(db, aPage("phone", { device: "h5" }));
    await saveDraft(db, aPage("phone again", { device: "h5" }));
    expect(await newest()).toBe("phone again vi-VN");
    await saveDraft(db, aPage("desktop"));
    expect(await newest()).toBe("desktop vi-VN");
  });

  test("older than the published version is not published; restoring it is", async () => {
    await saveDraft(db, aPage("one"));
    await publish(db, aPage("two"));
    expect(await publishVersion(db, place, 1)).toEqual({ ok: false, error: { code: "OUTDATED", published: 2 } });
    expect(await shown()).toBe("two vi-VN");
  });
});

describe("an old version", () => {
  test("is restored as a new version, and the versions in between stay", async () => {
    await publish(db, aPage("one"));
    await publish(db, aPage("two"));
    expect(await restoreVersion(db, place, 1, "Budi")).toEqual({ ok: true, value: { version: 3 } });
    expect([await shown(), await newest()]).toEqual(["one vi-VN", "one vi-VN"]);
    const [latest] = await listVersions(db, place);
    expect(latest).toMatchObject({ version: 3, author: "Budi", publishedAt: expect.any(Date) });
    expect(await published()).toEqual([3, 2, 1]);
  });

  test("that is the newest already adds no version", async () => {
    await publish(db, aPage("one"));
    expect(await restoreVersion(db, place, 1, "Budi")).toEqual({ ok: true, value: { version: 1 } });
    expect(await published()).toEqual([1]);
  });
});

test("an unknown version is neither published nor restored", async () => {
  await publish(db, aPage("one"));
  expect(await publishVersion(db, place, 2)).toEqual({ ok: false, error: { code: "NO_SUCH_VERSION" } });
  expect(await restoreVersion(db, place, 2, "Budi")).toEqual({ ok: false, error: { code: "NO_SUCH_VERSION" } });
  expect(await restoreVersion(db, { ...place, path: "/page/y" }, 1, "Budi")).toEqual({
    ok: false,
    error: { code: "NO_SUCH_VERSION" },
  });
});

test("cached pages are invalidated when a version is published, and only then", async () => {
  const client = await database.pool.connect();
  const received: string[] = [];
  client.on("notification", ({ payload }) => received.push(payload ?? ""));
  await client.query(`listen ${invalidationChannel}`);
  await saveDraft(db, aPage("one"));
  await publishVersion(db, place, 1);
  await expect.poll(() => received).toEqual(['["page:/page/x","pages"]']);
  await publish(db, aPage("one"));
  await saveDraft(db, aPage("three"));
  await publish(db, aPage("two"));
  await restoreVersion(db, place, 1, "Budi");
  // Notifications arrive in the order of their transactions, so an unexpected one would be among these.
  await notify(db, invalidationChannel, "the end");
  await expect.poll(() => received.at(-1)).toBe("the end");
  expect(received).toEqual([
    '["page:/page/x","pages"]',
    '["page:/page/x","pages"]',
    '["page:/page/x","pages"]',
    "the end",
  ]);
  client.release(true);
});
