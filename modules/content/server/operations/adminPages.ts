import * as v from "valibot";
import { lastChangesOf } from "#kit/postgres/records/journal.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { pageFilterFields, pageSorts } from "../../contract/page/page-list-query.ts";
import type { ContentAdminDeps } from "../content-admin-deps.ts";
import { pageRecord } from "../page-record/page-record.ts";
import { findPages } from "../store/page-list.ts";

const pageSize = 50;

const input = v.object({
  input: v.object({
    ...pageFilterFields,
    sort: v.nullish(v.picklist(pageSorts), "changed"),
    isDescending: v.nullish(v.boolean(), true),
    page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)), 1),
  }),
});

/** Landing pages of every status, sorted by the last change by default; two statements. */
export const adminPages = (deps: ContentAdminDeps) =>
  staffQuery(deps, {
    permission: "content.edit",
    input,
    async run(_context, _staff, { input: { page, sort, isDescending, ...filter } }) {
      const db = deps.database.kysely;
      const window = { offset: (page - 1) * pageSize, limit: pageSize, sort, isDescending };
      const { pages, total } = await findPages(db, filter, window);
      const paths = pages.map(({ path }) => path);
      const changes = await lastChangesOf(db, pageRecord.name, paths);
      return {
        pages: pages.map(({ changedAt, ...row }) => {
          const last = changes.get(row.path);
          return { ...row, changedBy: last?.by ?? null, changedAt: (last?.at ?? changedAt).toISOString() };
        }),
        total,
        page,
        pageSize,
      };
    },
  });
