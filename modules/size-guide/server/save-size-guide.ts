import type { Kysely } from "kysely";
import * as v from "valibot";
import type { Texts } from "#kit/core/locale.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { invalidateTags } from "#kit/postgres/invalidate-tags.ts";
import { categoryExists, writeGuide } from "./store/charts.ts";

export type BadSizeGuide = { code: "BAD_SIZE_GUIDE"; where: string; problem: string };

/** A brand's size chart for one category, as HTML in every language. */
export type SizeGuideDraft = {
  readonly categoryCode: string;
  readonly brandCode: string;
  readonly brandName: string;
  readonly position: number;
  readonly charts: Texts;
};

/** Validates a chart, sanitizes its HTML and saves it. A failure contains the path of the invalid value. */
export async function saveSizeGuide(db: Kysely<unknown>, draft: SizeGuideDraft): Promise<Result<null, BadSizeGuide>> {
  const name = `${draft.categoryCode} ${draft.brandCode}`;
  // The HTML parser is loaded on demand: most processes only read charts.
  const { guideSchema } = await import("./guide-schema.ts");
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
  if (await writeGuide(db, checked.output)) await invalidateTags(db, ["size-guide"]);
  return ok(null);
}
