import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { Device } from "#kit/core/device.ts";
import type { Locale } from "#kit/core/locale.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { savePage } from "../pages/save-page.ts";
import { aPage, htmlColumn, inEveryLanguage, pageOf, publish } from "../testing/a-page.ts";
import { contentFixture } from "../testing/content-fixture.ts";

const { database } = await testDatabase();
const { ask } = contentFixture(database);

const page = (html: string) => ({ columns: [htmlColumn(html)] });

/** A page in every language, whose text names its language and device. */
const write = (path: string, device: Device) =>
  publish(
    database.kysely,
    aPage("", {
      path,
      device,
      contents: inEveryLanguage((locale) => ({
        content: page(`${device} ${locale}`),
        seo: { title: `${path} ${device} ${locale}` },
      })),
    }),
  );

beforeAll(async () => {
  for (const device of ["pc", "h5"] as const) await write("/page/full", device);
  await write("/page/home", "pc");
  await write("/page/only-pc", "pc");
  for (const device of ["pc", "h5"] as const) await write("/page/untranslated", device);
  // Editors cannot create this; a database filled by hand can contain it.
  await sql`delete from content.page where path = '/page/untranslated' and locale <> 'en-US'`.execute(database.kysely);
});

const document = `query getPageByUrl($pageUrl: String!, $deviceType: String!, $lang: String) {
  getPageByUrl(pageUrl: $pageUrl, deviceType: $deviceType, lang: $lang) {
    pageUrl deviceType lang pageContent seoInfo { title description image }
  }
}`;
const read = (pageUrl: string, deviceType: string, lang?: string | null, locale?: Locale) =>
  ask(document, { pageUrl, deviceType, lang }, locale);
const answer = (
  pageUrl: string,
  deviceType: Device,
  lang: Locale,
  stored = `${deviceType} ${lang}`,
  path = pageUrl,
) => ({
  data: {
    getPageByUrl: {
      pageUrl,
      deviceType,
      lang,
      pageContent: page(stored),
      seoInfo: { title: `${path} ${stored}`, description: null, image: null },
    },
  },
});

describe("OP-35 a page", () => {
  test.each([
    ["h5", "h5"],
    ["H5", "h5"],
    ["pc", "pc"],
    ["PC", "pc"],
  ] as const)("LP-02 is found for the device type %s", async (written, device) => {
    expect(await read("/page/full", written, "id-ID")).toEqual(answer("/page/full", device, "id-ID"));
  });

  test("is in the visitor's language when no language or an unknown one is requested", async () => {
    for (const lang of [undefined, null, "", "xx-XX"]) {
      expect(await read("/page/full", "pc", lang, "id-ID")).toEqual(answer("/page/full", "pc", "id-ID"));
    }
  });

  test("LP-01 at / is the home page", async () => {
    expect(await read("/", "pc", "en-US")).toEqual(answer("/", "pc", "en-US", "pc en-US", "/page/home"));
  });

  test("that does not exist is null without an error", async () => {
    expect(await read("/page/nowhere", "pc", "en-US")).toEqual({ data: { getPageByUrl: null } });
    expect(await read("/page/full%", "pc", "en-US")).toEqual({ data: { getPageByUrl: null } });
  });
});

test("GN-06 a page without a translation is returned in English, with its language", async () => {
  expect(await read("/page/untranslated", "h5", "zh-CN")).toEqual(answer("/page/untranslated", "h5", "en-US"));
  expect(await read("/page/untranslated", "pc", undefined, "vi-VN")).toEqual(
    answer("/page/untranslated", "pc", "en-US"),
  );
});

test("of one device is the fallback for the other, in the visitor's language", async () => {
  const found = answer("/page/only-pc", "h5", "id-ID", "pc id-ID");
  expect(await read("/page/only-pc", "h5", "id-ID")).toEqual(found);
});

test("pictures of every kind of column carry the version of their content", async () => {
  const columns = [
    {
      id: "b",
      kind: "banner",
      style: "wide",
      items: [{ image: "/pictures/hero.webp" }, { image: "/elsewhere.webp" }, { title: "words alone" }],
    },
    { id: "s", kind: "slider", title: "S", items: [{ image: "/pictures/a.webp", alt: "A" }] },
    { id: "v", kind: "video", title: "V", src: "/films/v.mp4", poster: "/pictures/v.webp" },
    { id: "h", kind: "html", html: '<img src="/pictures/h.webp" alt="" loading="lazy" />' },
    { id: "t", kind: "tiers", activityCode: "PWP1" },
  ];
  await publish(database.kysely, { ...pageOf(...columns), path: "/page/pictures" });
  const found = (await read("/page/pictures", "pc", "en-US")) as { data: { getPageByUrl: { pageContent: object } } };
  const [banner, , , , tiers] = columns;
  expect(found.data.getPageByUrl.pageContent).toEqual({
    columns: [
      {
        ...banner,
        items: [{ image: "/pictures/hero.webp?v=v1" }, { image: "/elsewhere.webp" }, { title: "words alone" }],
      },
      { ...columns[1], items: [{ image: "/pictures/a.webp?v=v1", alt: "A" }] },
      { ...columns[2], poster: "/pictures/v.webp?v=v1" },
      { ...columns[3], html: '<img src="/img/w800/pictures/h.webp?v=v1" alt="" loading="lazy" />' },
      tiers,
    ],
  });
});

test.each([
  ["an unknown device type", "/page/full", "watch"],
  ["a path that does not begin with a slash", "page/full", "pc"],
  ["a path that is too long", `/${"x".repeat(300)}`, "pc"],
])("%s is refused with status 400", async (_title, pageUrl, deviceType) => {
  expect(await read(pageUrl, deviceType)).toMatchObject({
    data: { getPageByUrl: null },
    errors: [{ extensions: { code: "INVALID_INPUT", statusCode: 400 } }],
  });
});

test("a page takes one statement, found or not, translated or not", async () => {
  const counter = countQueries(database);
  for (const [path, lang] of [
    ["/page/full", "id-ID"],
    ["/page/untranslated", "zh-CN"],
    ["/page/nowhere", "en-US"],
  ] as const) {
    counter.reset();
    await read(path, "pc", lang);
    expect(counter.statements).toHaveLength(1);
  }
  counter.stop();
});

describe("LP-03 a preview", () => {
  const document = `query getPageByUrl($pageUrl: String!, $preview: Boolean) {
    getPageByUrl(pageUrl: $pageUrl, deviceType: "pc", lang: "id-ID", preview: $preview) { pageContent }
  }`;
  const seen = async (pageUrl: string, preview: boolean | null, isStaff: boolean) => {
    const reply = (await ask(document, { pageUrl, preview }, "en-US", isStaff)) as {
      data: { getPageByUrl: { pageContent: { columns: { html: string }[] } } | null };
    };
    return reply.data.getPageByUrl?.pageContent.columns[0]?.html ?? null;
  };

  beforeAll(async () => {
    await publish(database.kysely, aPage("published", { path: "/page/drafted" }));
    await savePage(database.kysely, { ...aPage("draft", { path: "/page/drafted" }), publish: false });
    await savePage(database.kysely, { ...aPage("first draft", { path: "/page/unseen" }), publish: false });
  });

  test("is the newest version for staff, also of an unpublished page", async () => {
    expect(await seen("/page/drafted", true, true)).toBe("draft id-ID");
    expect(await seen("/page/unseen", true, true)).toBe("first draft id-ID");
  });

  test("is ignored for other callers: they get the published page", async () => {
    expect(await seen("/page/drafted", true, false)).toBe("published id-ID");
    expect(await seen("/page/unseen", true, false)).toBeNull();
  });

  test("must be requested: otherwise staff get the published page", async () => {
    expect(await seen("/page/drafted", false, true)).toBe("published id-ID");
    expect(await seen("/page/drafted", null, true)).toBe("published id-ID");
  });

  test("of a page without a history is the page itself", async () => {
    await sql`insert into content.page (path, device, locale, content)
      values ('/page/by-hand', 'pc', 'id-ID', ${JSON.stringify(page("by hand"))})`.execute(database.kysely);
    expect(await seen("/page/by-hand", true, true)).toBe("by hand");
    expect(await seen("/page/nowhere", true, true)).toBeNull();
  });
});
