import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { saveArticle } from "./save-article.ts";
import { anArticle, textsOf } from "./testing/an-article.ts";

const { database } = await testDatabase();
const save = (changes: object) => saveArticle(database.kysely, anArticle(changes));
const rows = async () =>
  (
    await sql<{ code: string; contents: object; xmin: string }>`
      select code, contents, xmin::text from content.article order by code`.execute(database.kysely)
  ).rows;

beforeEach(async () => {
  await sql`delete from content.article`.execute(database.kysely);
});

describe("an invalid article is refused with a message that names the path, and nothing is saved", () => {
  const { "vi-VN": _left, ...threeLanguages } = textsOf("Title");
  const cases: readonly [string, object, string][] = [
    ["a missing language", { title: threeLanguages }, "title.vi-VN: the Vietnamese text is missing (vi-VN)"],
    [
      "an empty text in one language",
      { html: { ...textsOf("x"), "zh-CN": " " } },
      "html.zh-CN: the Chinese text is missing (zh-CN)",
    ],
    [
      "a script in one language",
      { html: { ...textsOf("x"), "id-ID": "<script>1</script>" } },
      "html.id-ID: holds a <script>, which pages may not carry",
    ],
    [
      "a picture of another site",
      { image: "https://x.example/a.webp" },
      "image: must be a path of this shop, beginning with one slash",
    ],
    ["an invalid time", { createdAt: "soon" }, "createdAt: must be a moment such as 2026-11-15T10:00:00Z"],
    ["a topic with spaces", { topic: "two words" }, "topic: must be words joined by hyphens"],
  ];
  test.each(cases)("%s", async (_title, changes, problem) => {
    const sentence = `article first-castle ${problem}`;
    expect(await save(changes)).toEqual({ ok: false, error: { code: "BAD_ARTICLE", sentence } });
    expect(await rows()).toEqual([]);
  });

  test("an invalid code", async () => {
    const sentence = "article First Castle code: must be words joined by hyphens";
    expect(await save({ code: "First Castle" })).toEqual({ ok: false, error: { code: "BAD_ARTICLE", sentence } });
  });
});

test("its HTML is sanitized in every language", async () => {
  expect(await save({ html: textsOf('<p class="x">a</p>') })).toEqual({ ok: true, value: null });
  expect((await rows())[0]?.contents).toEqual(textsOf("<p>a</p>"));
});

test("saving an unchanged article writes nothing, a changed text does", async () => {
  await save({});
  const [before] = await rows();
  await save({});
  expect(await rows()).toEqual([before]);
  await save({ title: textsOf("Other") });
  expect((await rows())[0]?.xmin).not.toBe(before?.xmin);
});
