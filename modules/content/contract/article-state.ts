import type { Locale } from "#kit/core/locale.ts";
import type { ArticleKind } from "./article.ts";

type PartialTexts = Readonly<Partial<Record<Locale, string>>>;

/** The editable state of an article; the record's id is its code. Only kind and date are required in a draft. */
export type ArticleState = {
  readonly kind: ArticleKind;
  /** Absent for a draft. */
  readonly published?: true;
  /** The last segment of /information/{address}; defaults to the code. */
  readonly address?: string;
  readonly topic?: string;
  readonly position?: number;
  /** The displayed date, as 2026-11-15T10:00:00Z. */
  readonly createdAt: string;
  readonly image?: string;
  readonly title?: PartialTexts;
  readonly subtitle?: PartialTexts;
  readonly html?: PartialTexts;
};

export const articleTexts = ["title", "subtitle", "html"] as const;

/** Maximum length of each field, in characters. */
export const longestArticleText = { title: 160, subtitle: 400, html: 60_000 } as const;

export const isArticleSlug = (text: unknown): text is string =>
  typeof text === "string" && text.length <= 80 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

/** The fields missing before an article can be published, as paths. */
export function missingInArticle(state: Partial<ArticleState>, locales: readonly Locale[]): string[] {
  const texts = articleTexts.flatMap((field) =>
    locales.filter((locale) => state[field]?.[locale] === undefined).map((locale) => `${field}/${locale}`),
  );
  return [...(state.topic === undefined ? ["topic"] : []), ...texts];
}
