import type { BlogPageResult, StoryFields } from "./articles.graphql.gen.ts";
import { excerptOf } from "./plain-text.ts";

export type Story = {
  readonly code: string;
  readonly title: string;
  readonly image: string | null;
  readonly excerpt: string;
  readonly createTime: string;
};

/** A page of stories, and whether there are older ones. */
export type StoryPage = {
  readonly number: number;
  readonly stories: readonly Story[];
  readonly more: boolean;
  readonly total: number;
};

export const articlePath = (code: string): string => `/information/${code}`;

export const storyOf = (article: StoryFields): Story => ({
  code: article.articleCode,
  title: article.articleTitle,
  image: article.articleImage,
  excerpt: excerptOf(article.articleContent),
  createTime: article.createTime,
});

export const storyPageOf = (number: number, { queryFaqList: { items, pageInfo } }: BlogPageResult): StoryPage => ({
  number,
  stories: items.map(storyOf),
  more: pageInfo.hasNextPage,
  total: pageInfo.totalCount,
});

/** The page number of a query parameter; the first page for an invalid one. */
export function pageNumberOf(parameter: string | null): number {
  return parameter !== null && /^[1-9]\d{0,4}$/.test(parameter) ? Number(parameter) : 1;
}
