import { articleTab, askedOfTab } from "#modules/content/admin/article-editor/article-list-model.ts";
import { AdminArticlesDocument } from "#modules/content/admin/article-editor/articles.graphql.gen.ts";
import { readPages } from "#modules/content/admin/pages/list/page-list-model.ts";
import { AdminPagesDocument } from "#modules/content/admin/pages/pages.graphql.gen.ts";
import { askedSearch } from "../request/asked-lists.ts";
import { isBefore, listFile, pageAfterPage } from "./list-file.ts";

export const pagesFile = listFile({
  pages({ query, api }) {
    const { input } = readPages(query);
    return pageAfterPage(async (page) => {
      const { adminPages } = await api(AdminPagesDocument, { input: { ...input, page } });
      return { rows: adminPages.pages, hasMore: isBefore(adminPages) };
    });
  },
  columns: ({ t }) => [
    { head: t("path"), text: (row) => row.path },
    { head: t("name"), text: (row) => row.name },
    { head: t("state"), text: (row) => row.standing },
    { head: t("devices"), text: ({ devices }) => devices.join(", ") },
    { head: t("publish_at"), text: (row) => row.publishAt },
    { head: t("expires_at"), text: (row) => row.expiresAt },
    { head: t("changed_by"), text: (row) => row.changedBy },
    { head: t("changed"), text: (row) => row.changedAt },
  ],
});

export const articlesFile = listFile({
  pages: ({ query, api }) =>
    pageAfterPage(async (page) => {
      const asked = { search: askedSearch(query, 80), ...askedOfTab(articleTab(query)), page };
      const { adminArticles } = await api(AdminArticlesDocument, asked);
      return { rows: adminArticles.articles, hasMore: isBefore(adminArticles) };
    }),
  columns: ({ t }) => [
    { head: t("code"), text: (row) => row.code },
    { head: t("title"), text: (row) => row.title },
    { head: t("path"), text: ({ address }) => `/information/${address}` },
    { head: t("kind"), text: (row) => row.kind },
    { head: t("topic"), text: (row) => row.topic },
    { head: t("published"), text: (row) => t(row.published ? "yes" : "no") },
    { head: t("changed"), text: (row) => row.updatedAt },
  ],
});
