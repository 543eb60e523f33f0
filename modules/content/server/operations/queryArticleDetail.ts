import * as v from "valibot";
import { asLocale } from "#kit/core/locale.ts";
import { query } from "#kit/graphql/operation.ts";
import { articleOnWire } from "../article-wire.ts";
import type { ContentDeps } from "../content-deps.ts";
import { findArticle } from "../store/articles.ts";

const input = v.object({
  articleCode: v.pipe(v.string(), v.maxLength(80)),
  locale: v.nullish(v.pipe(v.string(), v.maxLength(20))),
});

export const queryArticleDetail = ({ database, pictureVersion }: ContentDeps) =>
  query({
    access: "anyone",
    input,
    async run(context, { articleCode, locale }) {
      const article = await findArticle(database.kysely, articleCode, asLocale(locale) ?? context.locale);
      return article && articleOnWire(article, pictureVersion);
    },
  });
