import { type PictureVersion, versioned, withPicturesIn } from "./picture-versions.ts";
import type { ReadArticle } from "./store/articles.ts";

/** An article in the wire format (BL-07). */
export const articleOnWire = (article: ReadArticle, versionOf: PictureVersion) => ({
  articleCode: article.code,
  articleTitle: article.title,
  articleSubTitle: article.subtitle,
  articleImage: article.image === null ? null : versioned(article.image, versionOf),
  articleContent: withPicturesIn(article.html, versionOf),
  createTime: article.createdAt.toISOString(),
  navigationCode: article.kind,
  topic: article.topic,
});
