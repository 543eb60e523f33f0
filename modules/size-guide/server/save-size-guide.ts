import type { Kysely } from "kysely";
import * as v from "valibot";
import type { Locale, Texts } from "#kit/core/locale.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { clearPages } from "#kit/http/page-cache/clear-pages.ts";
import { cleanChart } from "./clean-chart.ts";
import { categoryExists, writeGuide } from "./store/charts.ts";

export type BadSizeGuide = { code: "BAD_SIZE_GUIDE"; where: string; problem: string };

export const codeSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Z0-9_]{2,40}$/, "a code has 2 to 40 capital letters, digits or underscores and no hyphen"),
);

const chart = v.pipe(
  v.string(),
  v.transform(cleanChart),
  v.check((html) => html.includes("<td"), "there is no table in this language"),
);

const charts = v.object({ "en-US": chart, "id-ID": chart, "vi-VN": chart, "zh-CN": chart } satisfies Record<
  Locale,
  unknown
>);

const guideSchema = v.strictObject({
  categoryCode: codeSchema,
  brandCode: codeSchema,
  brandName: v.pipe(v.string(), v.nonEmpty()),
  position: v.pipe(v.number(), v.integer(), v.minValue(0)),
  charts,
});

/** What a brand's sizes are in one category, with the chart as HTML in every language. */
export type SizeGuideDraft = {
  readonly categoryCode: string;
  readonly brandCode: string;
  readonly brandName: string;
  readonly position: number;
  readonly charts: Texts;
};

/** Checks a chart, cleans its HTML and writes it. What is wrong is told with the place it stands at. */
export async function saveSizeGuide(db: Kysely<unknown>, draft: SizeGuideDraft): Promise<Result<null, BadSizeGuide>> {
  const name = `${draft.categoryCode} ${draft.brandCode}`;
  const checked = v.safeParse(guideSchema, draft);
  if (!checked.success) {
    const [issue] = checked.issues;
    return fail({
      code: "BAD_SIZE_GUIDE",
      where: `${name} ${v.getDotPath(issue) ?? ""}`.trim(),
      problem: issue.message,
    });
  }
  if (!(await categoryExists(db, draft.categoryCode))) {
    return fail({ code: "BAD_SIZE_GUIDE", where: `${name} categoryCode`, problem: "the menu has no such category" });
  }
  if (await writeGuide(db, checked.output)) await clearPages(db, ["size-guide"]);
  return ok(null);
}
