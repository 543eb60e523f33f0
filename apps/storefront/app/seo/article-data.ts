import { organizationId } from "./organization-data.ts";
import { absolute, plainText, type StructuredData } from "./structured-data.ts";

export type ArticleFacts = {
  readonly origin: string;
  readonly path: string;
  readonly title: string;
  readonly subTitle: string;
  readonly image: string | null;
  /** ISO 8601. */
  readonly written: string;
  readonly changed?: string;
  readonly language: string;
};

/** A blog article. */
export const articleData = (facts: ArticleFacts): StructuredData => ({
  "@type": "Article",
  "@id": `${facts.origin}${facts.path}#article`,
  mainEntityOfPage: facts.origin + facts.path,
  headline: plainText(facts.title, 110),
  description: plainText(facts.subTitle, 300) || undefined,
  image: facts.image ? [absolute(facts.origin, facts.image)] : undefined,
  datePublished: facts.written,
  dateModified: facts.changed ?? facts.written,
  inLanguage: facts.language,
  author: { "@type": "Organization", "@id": organizationId(facts.origin) },
  publisher: { "@type": "Organization", "@id": organizationId(facts.origin) },
});
