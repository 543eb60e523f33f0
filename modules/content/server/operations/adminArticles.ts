import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import { articleKinds } from "../../contract/article.ts";
import type { ContentAdminDeps } from "../content-admin-deps.ts";
import { findArticlePage } from "../store/admin-articles.ts";

const pageSize = 50;

const input = v.object({
  search: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(80)), ""),
  kind: v.nullish(v.picklist(articleKinds), null),
  published: v.nullish(v.boolean(), null),
  page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
});

/** Blog stories and FAQ entries, drafts included, most recently changed first. */
export const adminArticles = (deps: ContentAdminDeps) =>
  staffQuery(deps, {
    permission: "content.edit",
    input,
    async run({ locale }, _staff, { page, ...filter }) {
      const window = { offset: (page - 1) * pageSize, limit: pageSize, locale };
      const { articles, total } = await findArticlePage(deps.database.kysely, filter, window);
      const rows = articles.map(({ createdAt, updatedAt, ...row }) => ({
        ...row,
        createdAt: createdAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
      }));
      return { articles: rows, total, page, pageSize };
    },
  });
