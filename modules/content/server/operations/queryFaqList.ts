import * as v from "valibot";
import { asLocale } from "#kit/core/locale.ts";
import { query } from "#kit/graphql/operation.ts";
import { pageInfo, pageWindow } from "#kit/graphql/paging.ts";
import { articleKinds } from "../../contract/article.ts";
import { articleOnWire } from "../article-wire.ts";
import type { ContentDeps } from "../content-deps.ts";
import { listArticles } from "../store/articles.ts";

/** The wire's status of a published article. */
const publishedStatus = "1";

const input = v.object({
  input: v.object({
    navigationCode: v.picklist(articleKinds),
    status: v.nullish(v.pipe(v.string(), v.maxLength(10)), publishedStatus),
    locale: v.nullish(v.pipe(v.string(), v.maxLength(20))),
  }),
  pageInput: pageWindow(),
});

export const queryFaqList = ({ database, pictureVersion }: ContentDeps) =>
  query({
    access: "anyone",
    input,
    async run(context, { input: asked, pageInput: page }) {
      const locale = asLocale(asked.locale) ?? context.locale;
      const { articles, total } =
        asked.status === publishedStatus
          ? await listArticles(database.kysely, asked.navigationCode, locale, page)
          : { articles: [], total: 0 };
      return {
        items: articles.map((article) => articleOnWire(article, pictureVersion)),
        pageInfo: pageInfo(page, articles.length, total),
      };
    },
  });
