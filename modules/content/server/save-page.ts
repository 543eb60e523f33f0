import type { Kysely } from "kysely";
import sanitizeHtml from "sanitize-html";
import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { type PageContent, pageContentSchema } from "../contract/page-columns.ts";
import { type StoredPage, writePage } from "./store/pages.ts";

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, "h1", "h2", "img"],
  allowedAttributes: { a: ["href", "target", "rel"], img: ["src", "alt", "width", "height"], "*": ["id"] },
  allowedSchemes: ["https", "mailto", "tel"],
};

type BadPage = { code: "BAD_PAGE"; where: string; problem: string };

/** Checks a page's columns, cleans their HTML and writes the page. What is wrong is told with the place it stands at. */
export async function savePage(
  db: Kysely<unknown>,
  page: Omit<StoredPage, "content"> & { content: unknown },
): Promise<Result<null, BadPage>> {
  const checked = v.safeParse(pageContentSchema, page.content);
  if (!checked.success) {
    const issue = checked.issues[0];
    return fail({
      code: "BAD_PAGE",
      where: `${page.path} ${v.getDotPath(issue) ?? ""}`.trim(),
      problem: issue.message,
    });
  }
  await writePage(db, { ...page, content: cleaned(checked.output) });
  return ok(null);
}

function cleaned(content: PageContent): PageContent {
  return {
    columns: content.columns.map((column) =>
      column.kind === "html" ? { ...column, html: sanitizeHtml(column.html, allowed) } : column,
    ),
  };
}
