import type { Kysely } from "kysely";
import { saveArticle } from "#modules/content/server/index.ts";
import { blog, faq } from "../data/articles/articles.ts";

/** Seeds the demo shop's stories and answered questions. Idempotent. */
export async function seedArticles(db: Kysely<unknown>): Promise<void> {
  for (const draft of [...blog, ...faq]) {
    const saved = await saveArticle(db, draft);
    if (!saved.ok) throw new Error(`the demo ${saved.error.sentence}`);
  }
}
