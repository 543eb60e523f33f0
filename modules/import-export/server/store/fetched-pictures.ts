import { type Kysely, sql } from "kysely";

export async function knownPictures(db: Kysely<unknown>, urls: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ url: string; path: string }>`
    select url, path from import_export.fetched_picture where url = any(${urls}::text[])`.execute(db);
  return new Map(rows.map(({ url, path }) => [url, path]));
}

export async function rememberPicture(db: Kysely<unknown>, url: string, path: string, at: Date): Promise<void> {
  await sql`
    insert into import_export.fetched_picture (url, path, fetched_at) values (${url}, ${path}, ${at})
    on conflict (url) do update set path = excluded.path, fetched_at = excluded.fetched_at`.execute(db);
}
