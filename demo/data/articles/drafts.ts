import type { Texts } from "#kit/core/locale.ts";
import type { ArticleDraft } from "#modules/content/contract/article.ts";
import type { BlogCode } from "./blog-codes.ts";

/** What an article says, in the shop's four languages. */
export type Words = { readonly title: Texts; readonly subtitle: Texts; readonly html: Texts };

/** Stories and answers go out at nine in the morning in Jakarta. */
const morningOf = (day: string) => `${day}T02:00:00Z`;

/** A story of the blog; its picture bears its code. */
export const story = (code: BlogCode, topic: string, day: string, words: Words): ArticleDraft => ({
  code,
  kind: "Blog",
  topic,
  createdAt: morningOf(day),
  image: `/pictures/blog/${code}.webp`,
  ...words,
});

/** An answered question; its subtitle is the short answer. */
export const answer = (code: string, topic: string, day: string, words: Words): ArticleDraft => ({
  code,
  kind: "FAQ",
  topic,
  createdAt: morningOf(day),
  image: null,
  ...words,
});
