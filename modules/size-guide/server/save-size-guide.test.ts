import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { type SizeGuideDraft, saveSizeGuide } from "./save-size-guide.ts";
import { type SizeMenuDraft, saveSizeMenu } from "./save-size-menu.ts";
import { findChart } from "./store/charts.ts";
import { aGuide, anEntry, table } from "./testing/size-guide-fixture.ts";

const { database } = await testDatabase();
const db = database.kysely;
const bad = (where: string, word: string) => ({
  ok: false,
  error: { code: "BAD_SIZE_GUIDE", where, problem: expect.stringContaining(word) },
});

beforeAll(() => saveSizeMenu(db, [anEntry("RUN")]));

describe("an invalid chart is refused with the path of the invalid value", () => {
  const cases: readonly [string, Partial<SizeGuideDraft>, string, string][] = [
    ["a brand code with a hyphen", { brandCode: "L-K" }, "RUN L-K brandCode", "no hyphen"],
    ["a category the menu does not have", { categoryCode: "XXX" }, "XXX LKH categoryCode", "no such category"],
    [
      "a language without a table",
      { charts: { ...aGuide().charts, "vi-VN": "<p>soon</p>" } },
      "RUN LKH charts.vi-VN",
      "no table",
    ],
    [
      "a table that only a script holds",
      { charts: { ...aGuide().charts, "en-US": `<script>${table("x")}</script>` } },
      "RUN LKH charts.en-US",
      "no table",
    ],
  ];
  test.each(cases)("%s", async (_title, changes, where, word) => {
    expect(await saveSizeGuide(db, aGuide(changes))).toEqual(bad(where, word));
    expect(await findChart(db, { categoryCode: "RUN", brandCode: "LKH" }, "en-US")).toBeNull();
  });
});

describe("an invalid menu is refused", () => {
  const cases: readonly [string, SizeMenuDraft[], string, string][] = [
    ["a fourth level", [anEntry("A1", [anEntry("A2", [anEntry("A3", [anEntry("A4")])])])], "menu A4", "3 levels"],
    ["a code with a hyphen", [anEntry("A-B")], "menu A-B", "no hyphen"],
    ["the same code twice", [anEntry("A1", [anEntry("A1")])], "menu A1", "twice"],
    [
      "a missing translation",
      [{ code: "A1", names: { ...anEntry("A1").names, "zh-CN": " " } }],
      "menu A1",
      "no name in zh-CN",
    ],
  ];
  test.each(cases)("%s", async (_title, menu, where, word) => {
    expect(await saveSizeMenu(db, menu)).toEqual(bad(where, word));
    const { rows } = await sql<{ code: string }>`select code from size_guide.category`.execute(db);
    expect(rows).toEqual([{ code: "RUN" }]);
  });
});

test("a chart is sanitized before it is stored", async () => {
  const charts = { ...aGuide().charts, "en-US": `${table("1")}<script>alert(1)</script><p onclick="x">a</p>` };
  expect(await saveSizeGuide(db, aGuide({ charts }))).toEqual({ ok: true, value: null });
  const found = await findChart(db, { categoryCode: "RUN", brandCode: "LKH" }, "en-US");
  expect(found?.html).toBe(`${table("1")}<p>a</p>`);
});

test("saving an unchanged chart updates no row, another text does", async () => {
  const versions = async () =>
    (
      await sql`select xmin::text from size_guide.chart union all select xmin::text from size_guide.guide
        union all select xmin::text from size_guide.brand union all select xmin::text from size_guide.category`.execute(
        db,
      )
    ).rows;
  await saveSizeGuide(db, aGuide());
  const before = await versions();
  await saveSizeMenu(db, [anEntry("RUN")]);
  await saveSizeGuide(db, aGuide());
  expect(await versions()).toEqual(before);
  await saveSizeGuide(db, aGuide({ charts: { ...aGuide().charts, "en-US": table("new") } }));
  expect(await versions()).not.toEqual(before);
});
