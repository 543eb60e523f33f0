import { articleTab, askedOfTab } from "#modules/content/admin/article-editor/article-list-model.ts";
import { AdminArticlesDocument } from "#modules/content/admin/article-editor/articles.graphql.gen.ts";
import { ArticlesPage } from "#modules/content/admin/article-editor/articles-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import { listQuery } from "../request/list-query.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const asked = listQuery(facts.request, 80);
  const tab = articleTab(new URL(facts.request.url).searchParams);
  const { adminArticles } = await adminCall(facts, ({ api }) =>
    api(AdminArticlesDocument, { ...asked, ...askedOfTab(tab) }),
  );
  return { ...adminArticles, search: asked.search, tab, ...adminPage(facts.context, "articles") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Articles({ loaderData: { title: _title, ...page } }: PageProps<typeof loader>) {
  return <ArticlesPage {...page} />;
}
