import { data, type RouterContextProvider } from "react-router";
import { imageUrl } from "#kit/images/image-url.ts";
import { cardModel } from "#modules/catalogue/web/card-model.ts";
import { packCards } from "#modules/catalogue/web/packed-cards.ts";
import { type ArticleModel, articleModel, topicsOf } from "#modules/content/web/articles/article-model.ts";
import { ArticlePage } from "#modules/content/web/articles/article-page.tsx";
import {
  ArticleDetailDocument,
  type ArticleDetailResult,
  QuestionsDocument,
} from "#modules/content/web/articles/articles.graphql.gen.ts";
import { QuestionsPage } from "#modules/content/web/articles/questions-page.tsx";
import { articlePath } from "#modules/content/web/articles/story.ts";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { cachedPage } from "../../request/page-policy.ts";
import { unlessMissing } from "../../request/unless-missing.server.ts";
import { articleData } from "../../seo/article-data.ts";
import { breadcrumbData } from "../../seo/breadcrumb-data.ts";
import { faqData } from "../../seo/faq-data.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/information.ts";
import { ArticleCards } from "./article-cards.tsx";

export const handle = cachedPage();

type Context = Readonly<RouterContextProvider>;

/** A blog article, or one question among the others (D-64). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, locale, tag } = servicesOf(context);
  tag(`article:${params.id}`);
  const reply = await api(ArticleDetailDocument, { articleCode: params.id, locale }).catch(unlessMissing());
  if (!reply) throw data(null, { status: 503 });
  const { queryArticleDetail: article, queryArticlesBeside: beside } = reply;
  if (!article) throw data(null, { status: 404 });
  if (article.navigationCode !== "FAQ")
    return storyPage(context, articleModel(article, beside), cardsIn(context, article));
  const seo = { title: article.articleTitle, description: article.articleSubTitle };
  return { kind: "question" as const, seo, topics: await loadTopics(context, params.id), chosen: params.id };
}

type Detail = NonNullable<ArticleDetailResult["queryArticleDetail"]>;

/** The cards of each block of products in the text, and tags of what they show. */
function cardsIn(context: Context, { articleProducts }: Detail): Readonly<Record<string, string>> {
  const { tag } = servicesOf(context);
  const blocks = articleProducts.map(({ columnId, productList }) => [columnId, productList.map(cardModel)] as const);
  for (const card of blocks.flatMap(([, cards]) => cards)) tag(`product:${card.code}`);
  if (blocks.length > 0) tag("promotions");
  return Object.fromEntries(blocks.map(([codes, cards]) => [codes, packCards(cards)]));
}

function storyPage(context: Context, article: ArticleModel, cards: Readonly<Record<string, string>>) {
  const { origin, locale, tag } = servicesOf(context);
  // Tags of the neighbouring and related articles, which are shown too.
  tag("articles:Blog");
  const t = textOnServer("articles", locale);
  const { title, subtitle, createTime } = article;
  const path = articlePath(article.code);
  const image = article.image === null ? null : imageUrl(article.image, 1280, "jpg");
  servicesOf(context).describe(
    articleData({ origin, path, title, subTitle: subtitle, image, written: createTime, language: locale }),
    breadcrumbData(origin, [
      { name: t("home"), path: "/" },
      { name: t("blogTitle"), path: "/blog" },
      { name: title, path },
    ]),
  );
  const seo = { title, description: subtitle, image: article.image, type: "article" as const };
  return { kind: "story" as const, seo, article, cards, address: origin + path };
}

async function loadTopics(context: Context, chosen: string) {
  const { api, locale, tag } = servicesOf(context);
  tag("articles:FAQ");
  const reply = await api(QuestionsDocument, { locale }).catch(() => null);
  if (!reply) throw data(null, { status: 503 });
  const topics = topicsOf(reply, chosen);
  const questions = topics.flatMap(({ questions }) => questions);
  servicesOf(context).describe(faqData(questions.map(({ title, html }) => ({ question: title, answer: html }))));
  return topics;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function Information({ loaderData: page }: Route.ComponentProps) {
  if (page.kind === "question") return <QuestionsPage topics={page.topics} chosen={page.chosen} />;
  return (
    <ArticlePage
      article={page.article}
      address={page.address}
      products={(codes) => <ArticleCards packed={page.cards[codes] ?? ""} />}
    />
  );
}
