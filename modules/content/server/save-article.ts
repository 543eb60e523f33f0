import type { Kysely } from "kysely";
import * as v from "valibot";
import { type Locale, locales } from "#kit/core/locale.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { type Article, type ArticleDraft, articleSchema } from "../contract/article.ts";
import { writeArticle } from "./store/articles.ts";

type BadArticle = { code: "BAD_ARTICLE"; sentence: string };

const refused = (code: string, where: string, problem: string) =>
  fail({ code: "BAD_ARTICLE", sentence: `article ${code} ${where}: ${problem}` });

/**
 * Checks an article, cleans its HTML and writes it. What is wrong is told in a sentence that says where.
 * Writing the same again changes nothing; a change clears the pages that show the article or a list of them.
 */
export async function saveArticle(db: Kysely<unknown>, draft: ArticleDraft): Promise<Result<null, BadArticle>> {
  const checked = v.safeParse(articleSchema, draft);
  if (!checked.success) {
    const issue = checked.issues[0];
    return refused(String(draft?.code), v.getDotPath(issue) ?? "", issue.message);
  }
  const html = await cleanedIn(checked.output);
  if ("danger" in html) return refused(draft.code, `html.${html.locale}`, html.danger);
  await writeArticle(db, { ...checked.output, html });
  return ok(null);
}

async function cleanedIn({ html }: Article): Promise<Record<Locale, string> | { locale: Locale; danger: string }> {
  // What parses HTML is loaded by whoever writes, not by every process that reads.
  const { cleanHtml } = await import("./html/clean-html.ts");
  const cleaned: Partial<Record<Locale, string>> = {};
  for (const locale of locales) {
    const { danger, html: text } = cleanHtml(html[locale]);
    if (danger !== null) return { locale, danger };
    cleaned[locale] = text;
  }
  return cleaned as Record<Locale, string>;
}
