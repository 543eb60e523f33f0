import { useCallback } from "react";
import { data, useLocation } from "react-router";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { BlogPageDocument } from "#modules/content/web/articles/articles.graphql.gen.ts";
import { BlogPage } from "#modules/content/web/articles/blog-page.tsx";
import { pageNumberOf, storyPageOf } from "#modules/content/web/articles/story.ts";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { cachedPage } from "../../request/page-policy.ts";
import { unlessMissing } from "../../request/unless-missing.server.ts";
import { useApi } from "../../session/session-provider.tsx";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/blog.ts";

export const handle = cachedPage("page");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, locale, tag } = servicesOf(context);
  tag("articles:Blog");
  const number = pageNumberOf(new URL(request.url).searchParams.get("page"));
  const reply = await api(BlogPageDocument, { locale, pageNum: number }).catch(unlessMissing());
  if (!reply) throw data(null, { status: 503 });
  const page = storyPageOf(number, reply);
  if (number > 1 && page.stories.length === 0) throw data(null, { status: 404 });
  const t = textOnServer("articles", locale);
  const query = number > 1 ? `page=${number}` : "";
  return { page, seo: { title: t("blogTitle"), description: t("blogIntro"), query } };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function Blog({ loaderData }: Route.ComponentProps) {
  const api = useApi();
  const locale = useLocale();
  const { key } = useLocation();
  const load = useCallback(
    async (pageNum: number) => storyPageOf(pageNum, await api(BlogPageDocument, { locale, pageNum })),
    [api, locale],
  );
  return <BlogPage first={loaderData.page} load={load} place={`${locale} ${key}`} />;
}
