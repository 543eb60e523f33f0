import * as v from "valibot";
import { asLocale } from "#kit/core/locale.ts";
import { query } from "#kit/graphql/operation.ts";
import { articleOnWire } from "../article-wire.ts";
import type { ContentDeps } from "../content-deps.ts";
import { articlesBeside } from "../store/articles-beside.ts";

const input = v.object({
  articleCode: v.pipe(v.string(), v.maxLength(80)),
  locale: v.nullish(v.pipe(v.string(), v.maxLength(20))),
});

export const queryArticlesBeside = ({ database, pictureVersion }: ContentDeps) =>
  query({
    access: "anyone",
    input,
    async run(context, { articleCode, locale }) {
      const found = await articlesBeside(database.kysely, articleCode, asLocale(locale) ?? context.locale);
      if (!found) return null;
      const { before, after, related } = found;
      return {
        before: before && articleOnWire(before, pictureVersion),
        after: after && articleOnWire(after, pictureVersion),
        related: related.map((article) => articleOnWire(article, pictureVersion)),
      };
    },
  });
