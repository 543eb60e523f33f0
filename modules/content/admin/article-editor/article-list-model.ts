import { type ArticleKind, articleKinds } from "../../contract/article.ts";

export const articlesPath = "/admin/articles";

export const articleTabs = ["all", ...articleKinds, "drafts"] as const;
export type ArticleTab = (typeof articleTabs)[number];

type Asked = { readonly tab: ArticleTab; readonly search: string; readonly page?: number };

/** The tab of an address; all articles for an unknown one. */
export const articleTab = (query: URLSearchParams): ArticleTab =>
  articleTabs.find((tab) => tab === query.get("tab")) ?? "all";

/** The operation's filter for a tab. */
export const askedOfTab = (tab: ArticleTab): { kind: ArticleKind | null; published: boolean | null } => ({
  kind: articleKinds.find((kind) => kind === tab) ?? null,
  published: tab === "drafts" ? false : null,
});

export function articleAddress({ tab, search, page = 1 }: Asked): string {
  const query = new URLSearchParams({
    ...(tab === "all" ? {} : { tab }),
    ...(search === "" ? {} : { search }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return query.size > 0 ? `${articlesPath}?${query}` : articlesPath;
}
