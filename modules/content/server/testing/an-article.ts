import type { Texts } from "#kit/core/locale.ts";
import type { ArticleDraft } from "../../contract/article.ts";

/** A text that names its language. */
export const textsOf = (word: string): Texts => ({
  "en-US": `${word} en`,
  "id-ID": `${word} id`,
  "vi-VN": `${word} vi`,
  "zh-CN": `${word} zh`,
});

/** A published story with the given changes. */
export const anArticle = (changes: Partial<ArticleDraft> = {}): ArticleDraft => ({
  code: "first-castle",
  kind: "Blog",
  topic: "building",
  createdAt: "2026-11-01T03:00:00Z",
  image: "/pictures/castle.webp",
  title: textsOf("Title"),
  subtitle: textsOf("Subtitle"),
  html: textsOf("<p>Text</p>"),
  ...changes,
});
