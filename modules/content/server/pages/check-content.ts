import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { type PageColumn, type PageContent, pageContentSchema } from "../../contract/page-columns.ts";
import { cleanHtml } from "../html/clean-html.ts";
import { type ContentProblem, contentProblem } from "./content-problem.ts";

type BadContent = ContentProblem & { code: "BAD_CONTENT" };

const refused = (at: string, problem: string) => fail({ code: "BAD_CONTENT", at, problem });

/** Validates a page's columns and sanitizes their HTML; a failure contains the path of the invalid value. */
export function checkContent(content: unknown): Result<PageContent, BadContent> {
  const checked = v.safeParse(pageContentSchema, content);
  if (!checked.success) return fail({ code: "BAD_CONTENT", ...contentProblem(checked.issues[0]) });
  const columns: PageColumn[] = [];
  const places = new Map<string, number>();
  for (const [place, column] of checked.output.columns.entries()) {
    const earlier = places.get(column.id);
    if (earlier !== undefined) return refused(`columns[${place}].id`, `"${column.id}" is already columns[${earlier}]`);
    places.set(column.id, place);
    if (column.kind !== "html") {
      columns.push(column);
      continue;
    }
    const { danger, html } = cleanHtml(column.html);
    if (danger !== null) return refused(`columns[${place}].html`, danger);
    columns.push({ ...column, html });
  }
  return ok({ columns });
}
