import { type Kysely, sql } from "kysely";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import { invalidateTags } from "#kit/postgres/invalidate-tags.ts";
import type { Article, ArticleKind } from "../../contract/article.ts";
import type { ContentTables } from "./tables.ts";

/** An article in one language. */
export type ReadArticle = {
  /** Its address; the code unless staff have set another one. */
  code: string;
  kind: ArticleKind;
  topic: string;
  title: string;
  subtitle: string;
  html: string;
  image: string | null;
  createdAt: Date;
};

type Window = { offset: number; limit: number };

// A literal instead of a parameter, so that the partial index on published articles applies.
export const published = (db: Kysely<unknown>) =>
  db.withTables<ContentTables>().selectFrom("content.article").where(sql<boolean>`published`);

/** The slug of the article's URL. */
export const address = sql<string>`coalesce(address, code)`;

export const inLanguage = (locale: Locale) => {
  const text = (column: "titles" | "subtitles" | "contents") =>
    sql<string>`coalesce(${sql.ref(column)} ->> ${locale}, ${sql.ref(column)} ->> ${fallbackLocale})`;
  return [
    address.as("code"),
    sql<ArticleKind>`kind`.as("kind"),
    "topic",
    text("titles").as("title"),
    text("subtitles").as("subtitle"),
    text("contents").as("html"),
    "image",
    "created_at as createdAt",
  ] as const;
};

export const articlePage = (db: Kysely<unknown>, kind: ArticleKind, locale: Locale, { offset, limit }: Window) =>
  published(db)
    .where("kind", "=", kind)
    .select(inLanguage(locale))
    .orderBy("position")
    .orderBy("created_at", "desc")
    .orderBy("content.article.code")
    .offset(offset)
    .limit(limit);

export const articleCount = (db: Kysely<unknown>, kind: ArticleKind) =>
  published(db).where("kind", "=", kind).select(sql<number>`count(*)::int`.as("total"));

/** One page of the published articles of a kind, and their number: two statements. */
export async function listArticles(
  db: Kysely<unknown>,
  kind: ArticleKind,
  locale: Locale,
  window: Window,
): Promise<{ articles: ReadArticle[]; total: number }> {
  const articles = await articlePage(db, kind, locale, window).execute();
  const { total } = await articleCount(db, kind).executeTakeFirstOrThrow();
  return { articles, total };
}

/** The published article of this address, or null. */
export async function findArticle(db: Kysely<unknown>, code: string, locale: Locale): Promise<ReadArticle | null> {
  return (await published(db).select(inLanguage(locale)).where(address, "=", code).executeTakeFirst()) ?? null;
}

/** Saves an article and invalidates the pages that show it. Saving it unchanged does nothing. */
export async function writeArticle(db: Kysely<unknown>, article: Article): Promise<void> {
  const row = {
    code: article.code,
    kind: article.kind,
    published: article.published,
    topic: article.topic,
    position: article.position,
    titles: JSON.stringify(article.title),
    subtitles: JSON.stringify(article.subtitle),
    contents: JSON.stringify(article.html),
    image: article.image,
    created_at: new Date(article.createdAt),
  };
  const { code: _code, ...rest } = row;
  const names = Object.keys(rest) as (keyof typeof rest)[];
  const mine = sql.join(names.map((name) => sql.ref(`content.article.${name}`)));
  const given = sql.join(names.map((name) => sql.ref(`excluded.${name}`)));
  const written = await db
    .withTables<ContentTables>()
    .insertInto("content.article")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column("code")
        .doUpdateSet(({ ref }) => ({
          ...Object.fromEntries(names.map((name) => [name, ref(`excluded.${name}`)])),
          updated_at: sql<Date>`now()`,
        }))
        .where(sql<boolean>`(${mine}) is distinct from (${given})`),
    )
    .returning("code")
    .execute();
  if (written.length > 0) await invalidateTags(db, [`article:${article.code}`, `articles:${article.kind}`]);
}
