import type { ArticleDetailResult, QuestionsResult } from "./articles.graphql.gen.ts";
import { readingMinutes } from "./reading-minutes.ts";
import { type Story, storyOf } from "./story.ts";

export type ArticleLink = { readonly code: string; readonly title: string };

export type ArticleModel = {
  readonly code: string;
  readonly title: string;
  readonly subtitle: string;
  readonly image: string | null;
  readonly html: string;
  readonly createTime: string;
  readonly minutes: number;
  readonly newer: ArticleLink | null;
  readonly older: ArticleLink | null;
  readonly related: readonly Story[];
};

export type Question = {
  readonly code: string;
  readonly title: string;
  readonly shortAnswer: string;
  readonly html: string;
};

export type Topic = { readonly topic: string; readonly questions: readonly Question[] };

type Detail = NonNullable<ArticleDetailResult["queryArticleDetail"]>;
type Beside = ArticleDetailResult["queryArticlesBeside"];

const linkOf = (article: { articleCode: string; articleTitle: string } | null | undefined): ArticleLink | null =>
  article ? { code: article.articleCode, title: article.articleTitle } : null;

export const articleModel = (article: Detail, beside: Beside): ArticleModel => ({
  code: article.articleCode,
  title: article.articleTitle,
  subtitle: article.articleSubTitle,
  image: article.articleImage,
  html: article.articleContent,
  createTime: article.createTime,
  minutes: readingMinutes(article.articleContent),
  newer: linkOf(beside?.before),
  older: linkOf(beside?.after),
  related: (beside?.related ?? []).map(storyOf),
});

/** The questions by topic in the editors' order, starting with the selected question's topic. */
export function topicsOf({ queryFaqList: { items } }: QuestionsResult, chosen: string): Topic[] {
  const byTopic = Map.groupBy(items, ({ topic }) => topic);
  const first = items.find(({ articleCode }) => articleCode === chosen)?.topic;
  return [...byTopic]
    .map(([topic, articles]) => ({
      topic,
      questions: articles.map((article) => ({
        code: article.articleCode,
        title: article.articleTitle,
        shortAnswer: article.articleSubTitle,
        html: article.articleContent,
      })),
    }))
    .sort((one, other) => Number(other.topic === first) - Number(one.topic === first));
}
