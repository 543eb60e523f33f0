import { type Kysely, type RawBuilder, sql } from "kysely";
import { fallbackLocale } from "#kit/core/locale.ts";
import type { PageWindow } from "#kit/graphql/paging.ts";
import type { PageStanding, pageSorts } from "../../contract/page/page-list-query.ts";

export type PageFilter = { readonly search: string; readonly states: readonly PageStanding[] };

export type PageRow = {
  readonly path: string;
  readonly name: string;
  readonly standing: PageStanding;
  /** Whether it is public now, independent of its schedule. */
  readonly isLive: boolean;
  readonly devices: readonly string[];
  readonly publishAt: string | null;
  readonly expiresAt: string | null;
  readonly changedAt: Date;
};

type PageListWindow = PageWindow & { readonly sort: (typeof pageSorts)[number]; readonly isDescending: boolean };

/** Pages with a draft, and those published by code and not edited yet. */
const pages = sql`(
  select coalesce(draft.path, stored.path) as path, draft.state, stored.path is not null as "isLive",
    coalesce(draft.state ->> 'name', stored.title, stored.path) as name,
    array_remove(array[
      case when draft.state ? 'pc' or (draft.path is null and stored.on_pc) then 'pc' end,
      case when draft.state ? 'h5' or (draft.path is null and stored.on_h5) then 'h5' end], null) as devices,
    draft.state -> 'live' ->> 'publishAt' as "publishAt", draft.state -> 'live' ->> 'expiresAt' as "expiresAt",
    greatest(draft.updated_at, stored.updated_at) as "changedAt",
    case
      when draft.state -> 'live' ? 'publishAt' then 'SCHEDULED'
      when stored.path is not null and draft.path is not null
        and draft.state - 'live' is distinct from draft.live_state then 'CHANGED'
      when stored.path is not null then 'PUBLISHED'
      when draft.state -> 'live' ? 'archivedAt' then 'ARCHIVED'
      when draft.state -> 'live' ? 'expiredAt' then 'EXPIRED'
      else 'DRAFT' end as standing
  from content.page_draft as draft
  full join (
    select path, max(updated_at) as updated_at, bool_or(device = 'pc') as on_pc, bool_or(device = 'h5') as on_h5,
      nullif(max(seo ->> 'title') filter (where locale = ${fallbackLocale}), '') as title
    from content.page group by path) as stored on stored.path = draft.path) as listed`;

function conditions({ search, states }: PageFilter): RawBuilder<unknown> {
  const all = [states.length > 0 ? sql`standing = any(${states}::text[])` : sql`standing <> 'ARCHIVED'`];
  if (search !== "") {
    const pattern = `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
    all.push(sql`(path ilike ${pattern} or name ilike ${pattern})`);
  }
  return sql.join(all, sql` and `);
}

const orders = { changed: sql`"changedAt"`, name: sql`lower(name)`, path: sql`path` };

/** One page of the list and the total; one statement. A shop has some hundred pages, so there is no index on names. */
export async function findPages(
  db: Kysely<unknown>,
  filter: PageFilter,
  { sort, isDescending, offset, limit }: PageListWindow,
): Promise<{ readonly pages: readonly PageRow[]; readonly total: number }> {
  const order = isDescending ? sql`${orders[sort]} desc` : orders[sort];
  const { rows } = await sql<PageRow & { total: number }>`
    with matching as materialized (select * from ${pages} where ${conditions(filter)})
    select path, name, standing, "isLive", devices, "publishAt", "expiresAt", "changedAt",
      (select count(*)::int from matching) as total
    from matching order by ${order}, path offset ${offset} limit ${limit}`.execute(db);
  return { pages: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}
