import { type Kysely, sql } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import type { ArticleKind } from "../../contract/article.ts";
import { address, inLanguage, published, type ReadArticle } from "./articles.ts";

const mostRelated = 3;

type Anchor = { code: string; kind: ArticleKind; topic: string; position: number; createdAt: Date };

export type ArticlesBeside = {
  before: ReadArticle | null;
  after: ReadArticle | null;
  related: readonly ReadArticle[];
};

/** The sort key of an article in its list; null when it is not published. */
export async function findAnchor(db: Kysely<unknown>, code: string): Promise<Anchor | null> {
  const anchor = await published(db)
    .select(["code", sql<ArticleKind>`kind`.as("kind"), "topic", "position", "created_at as createdAt"])
    .where(address, "=", code)
    .executeTakeFirst();
  return anchor ?? null;
}

/** The list is sorted by position, newest, code; its index is scanned from the anchor in both directions. */
export const neighbour = (db: Kysely<unknown>, anchor: Anchor, direction: "up" | "down", locale: Locale) => {
  const { code, kind, position, createdAt } = anchor;
  const down = direction === "down";
  // The first condition uses the index; the second excludes rows on the wrong side of the anchor.
  const beyond = down
    ? sql<boolean>`position >= ${position} and (position > ${position} or created_at < ${createdAt}
        or (created_at = ${createdAt} and code > ${code}))`
    : sql<boolean>`position <= ${position} and (position < ${position} or created_at > ${createdAt}
        or (created_at = ${createdAt} and code < ${code}))`;
  return published(db)
    .where("kind", "=", kind)
    .where(beyond)
    .select(inLanguage(locale))
    .orderBy("position", down ? "asc" : "desc")
    .orderBy("created_at", down ? "desc" : "asc")
    .orderBy("content.article.code", down ? "asc" : "desc")
    .limit(1);
};

const others = (db: Kysely<unknown>, { code, kind, topic }: Anchor, locale: Locale) =>
  published(db)
    .where("kind", "=", kind)
    .where("code", "<>", code)
    .select(inLanguage(locale))
    .orderBy(sql`topic = ${topic}`, "desc")
    .orderBy("position")
    .orderBy("created_at", "desc")
    .orderBy("content.article.code")
    .limit(mostRelated);

/** The neighbours of an article in its list, and related articles: four statements for any number of articles. */
export async function articlesBeside(
  db: Kysely<unknown>,
  code: string,
  locale: Locale,
): Promise<ArticlesBeside | null> {
  const anchor = await findAnchor(db, code);
  if (!anchor) return null;
  const before = await neighbour(db, anchor, "up", locale).executeTakeFirst();
  const after = await neighbour(db, anchor, "down", locale).executeTakeFirst();
  const related = await others(db, anchor, locale).execute();
  return { before: before ?? null, after: after ?? null, related };
}
