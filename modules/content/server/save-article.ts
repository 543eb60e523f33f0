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
 * Validates an article, sanitizes its HTML and saves it. A failure is a sentence with the path. A change invalidates the pages
 * that show the article or a list of articles; saving it unchanged does nothing.
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
  // The HTML parser is loaded on demand: most processes only read articles.
  const { cleanHtml } = await import("./html/clean-html.ts");
  const cleaned: Partial<Record<Locale, string>> = {};
  for (const locale of locales) {
    const { danger, html: text } = cleanHtml(html[locale]);
    if (danger !== null) return { locale, danger };
    cleaned[locale] = text;
  }
  return cleaned as Record<Locale, string>;
}
