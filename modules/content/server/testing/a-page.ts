import type { Kysely } from "kysely";
import { type Locale, locales } from "#kit/core/locale.ts";
import type { LanguageDraft, PageDraft } from "../pages/page-draft.ts";
import { savePage } from "../pages/save-page.ts";

/** A page of one text column whose text names its language, with the given changes. */
export const aPage = (word: string, changes: Partial<PageDraft> = {}): PageDraft => ({
  path: "/page/x",
  device: "pc",
  author: "Rani",
  contents: inEveryLanguage((locale) => ({ content: { columns: [htmlColumn(`${word} ${locale}`)] }, seo: {} })),
  ...changes,
});

/** A page of these columns in every language. */
export const pageOf = (...columns: unknown[]): PageDraft =>
  aPage("", { contents: inEveryLanguage(() => ({ content: { columns } })) });

export const htmlColumn = (html: string) => ({ id: "text", kind: "html", html });

export const inEveryLanguage = (make: (locale: Locale) => LanguageDraft): Record<Locale, LanguageDraft> =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, LanguageDraft>;

/** Saves and publishes; throws for an invalid page. */
export async function publish(db: Kysely<unknown>, draft: PageDraft): Promise<number> {
  const saved = await savePage(db, { ...draft, publish: true });
  if (!saved.ok) throw new Error(saved.error.sentence);
  return saved.value.version;
}
