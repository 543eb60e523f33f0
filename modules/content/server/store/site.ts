import { type Kysely, sql } from "kysely";
import { invalidateTags } from "#kit/postgres/invalidate-tags.ts";
import type { QueryFragment } from "#kit/postgres/query-fragment.ts";
import type { NavigationDraft, Placement } from "../../contract/navigation.ts";
import type { Announcement, SiteInfo } from "../../contract/site-info.ts";
import type { ContentTables } from "./tables.ts";

export type Shell = {
  navigation: Record<Placement, readonly NavigationDraft[]>;
  site: SiteInfo | null;
  /** Null while none is shown. */
  announcement: Announcement | null;
};

/** The data of the shell; `site` is null in an empty database. */
export const shellPart: QueryFragment<Shell> = {
  sql: sql`jsonb_build_object(
    'navigation', (select jsonb_object_agg(placement, entries) from content.navigation),
    'site', (select info from content.site),
    'announcement', (select jsonb_build_object('text', texts, 'url', url) from content.announcement where is_shown))`,
  read(found) {
    const { navigation, ...others } = found as Omit<Shell, "navigation"> & {
      navigation: Partial<Shell["navigation"]> | null;
    };
    return { navigation: { top: [], header: [], footer: [], ...navigation }, ...others };
  },
};

/** The site info; null in an empty database. */
export async function readSiteInfo(db: Kysely<unknown>): Promise<SiteInfo | null> {
  const site = await db.withTables<ContentTables>().selectFrom("content.site").select("info").executeTakeFirst();
  return (site?.info as SiteInfo | undefined) ?? null;
}

export async function writeNavigation(
  db: Kysely<unknown>,
  placement: Placement,
  entries: readonly NavigationDraft[],
): Promise<void> {
  const written = await db
    .withTables<ContentTables>()
    .insertInto("content.navigation")
    .values({ placement, entries: JSON.stringify(entries) })
    .onConflict((conflict) =>
      conflict
        .column("placement")
        .doUpdateSet(({ ref }) => ({ entries: ref("excluded.entries") }))
        .where(({ eb, ref }) => eb("content.navigation.entries", "is distinct from", ref("excluded.entries"))),
    )
    .returning("placement")
    .execute();
  if (written.length > 0) await invalidateTags(db, ["navigation"]);
}

export async function writeSiteInfo(db: Kysely<unknown>, info: SiteInfo): Promise<void> {
  const written = await db
    .withTables<ContentTables>()
    .insertInto("content.site")
    .values({ info: JSON.stringify(info) })
    .onConflict((conflict) =>
      conflict
        .column("singleton")
        .doUpdateSet(({ ref }) => ({ info: ref("excluded.info") }))
        .where(({ eb, ref }) => eb("content.site.info", "is distinct from", ref("excluded.info"))),
    )
    .returning("singleton")
    .execute();
  if (written.length > 0) await invalidateTags(db, ["navigation"]);
}
