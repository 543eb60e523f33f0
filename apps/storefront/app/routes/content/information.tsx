import { data, type RouterContextProvider } from "react-router";
import { articleModel, topicsOf } from "#modules/content/web/articles/article-model.ts";
import { ArticlePage } from "#modules/content/web/articles/article-page.tsx";
import { ArticleDetailDocument, QuestionsDocument } from "#modules/content/web/articles/articles.graphql.gen.ts";
import { QuestionsPage } from "#modules/content/web/articles/questions-page.tsx";
import { articlePath } from "#modules/content/web/articles/story.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { cachedPage } from "../../request/page-policy.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/information.ts";

export const handle = cachedPage();

/** A story, or a question among all the others (D-64). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, locale, origin, tag } = servicesOf(context);
  tag(`article:${params.id}`);
  const answer = await api(ArticleDetailDocument, { articleCode: params.id, locale }).catch(() => null);
  if (!answer) throw data(null, { status: 503 });
  const { queryArticleDetail: article, queryArticlesBeside: beside } = answer;
  if (!article) throw data(null, { status: 404 });
  const seo = { title: article.articleTitle, description: article.articleSubTitle };
  if (article.navigationCode === "FAQ") {
    return {
      kind: "question" as const,
      seo,
      topics: await loadTopics(context, article.articleCode),
      chosen: params.id,
    };
  }
  // Its neighbours and the others like it are shown too.
  tag("articles:Blog");
  const address = origin + articlePath(article.articleCode);
  return { kind: "story" as const, seo, article: articleModel(article, beside), address };
}

async function loadTopics(context: Readonly<RouterContextProvider>, chosen: string) {
  const { api, locale, tag } = servicesOf(context);
  tag("articles:FAQ");
  const answer = await api(QuestionsDocument, { locale }).catch(() => null);
  if (!answer) throw data(null, { status: 503 });
  return topicsOf(answer, chosen);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function Information({ loaderData: page }: Route.ComponentProps) {
  if (page.kind === "question") return <QuestionsPage topics={page.topics} chosen={page.chosen} />;
  return <ArticlePage article={page.article} address={page.address} />;
}
