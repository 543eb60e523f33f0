import { type Kysely, sql } from "kysely";
import { clearPages } from "#kit/http/page-cache/clear-pages.ts";
import type { NavigationDraft, Placement } from "../../contract/navigation.ts";
import type { SiteInfo } from "../../contract/site-info.ts";

export type Shell = { navigation: Record<Placement, readonly NavigationDraft[]>; site: SiteInfo };

/** Everything the shell shows, in one statement. */
export async function readShell(db: Kysely<unknown>): Promise<Shell> {
  const { rows } = await sql<{ navigation: Partial<Shell["navigation"]> | null; site: SiteInfo | null }>`
    select (select jsonb_object_agg(placement, entries) from content.navigation) as navigation,
           (select info from content.site) as site`.execute(db);
  const row = rows[0];
  if (!row?.site) throw new Error("the shop has no site info: run the seed");
  return { navigation: { top: [], header: [], footer: [], ...row.navigation }, site: row.site };
}

/** The facts about the shop, or null in a database nobody has filled yet. */
export async function readSiteInfo(db: Kysely<unknown>): Promise<SiteInfo | null> {
  const { rows } = await sql<{ info: SiteInfo }>`select info from content.site`.execute(db);
  return rows[0]?.info ?? null;
}

export async function writeNavigation(
  db: Kysely<unknown>,
  placement: Placement,
  entries: readonly NavigationDraft[],
): Promise<void> {
  const { rows } = await sql`
    insert into content.navigation (placement, entries) values (${placement}, ${JSON.stringify(entries)})
    on conflict (placement) do update set entries = excluded.entries
      where content.navigation.entries is distinct from excluded.entries
    returning placement`.execute(db);
  if (rows.length > 0) await clearPages(db, ["navigation"]);
}

export async function writeSiteInfo(db: Kysely<unknown>, info: SiteInfo): Promise<void> {
  const { rows } = await sql`
    insert into content.site (info) values (${JSON.stringify(info)})
    on conflict (singleton) do update set info = excluded.info where content.site.info is distinct from excluded.info
    returning singleton`.execute(db);
  if (rows.length > 0) await clearPages(db, ["navigation"]);
}
