import type { PoolClient } from "pg";
import type { Database } from "#kit/postgres/connect.ts";
import { copyRows } from "#kit/postgres/copy-rows.ts";
import type { RegionDraft } from "../region-names.ts";

/** Loads a version of the list into the table, once for any number of processes that start together. */
export async function replaceRegions(
  database: Database,
  version: string,
  read: () => Promise<readonly RegionDraft[]>,
): Promise<void> {
  if ((await storedVersion(database)) === version) return;
  const drafts = await read();
  const client = await database.pool.connect();
  try {
    await client.query("begin");
    // Other processes wait for the lock while the table is filled, longer than the default timeout.
    await client.query("set local statement_timeout = 0");
    await client.query("select pg_advisory_xact_lock(hashtext('address_book.region'))");
    const { rows } = await client.query("select from address_book.region_edition where edition = $1", [version]);
    if (rows.length === 0) await copyRegions(client, version, drafts);
    await client.query("commit");
  } catch (problem) {
    await client.query("rollback");
    throw problem;
  } finally {
    client.release();
  }
}

async function storedVersion(database: Database): Promise<string | null> {
  const { rows } = await database.pool.query<{ edition: string }>("select edition from address_book.region_edition");
  return rows[0]?.edition ?? null;
}

async function copyRegions(client: PoolClient, version: string, drafts: readonly RegionDraft[]): Promise<void> {
  await client.query("create temporary table listed (like address_book.region) on commit drop");
  await copyRows(
    client,
    "listed (code, parent_code, level, name, words)",
    drafts.map(({ code, parentCode, level, name, words }) => [code, parentCode, level, name, words]),
  );
  // Updating the index row by row takes twenty times as long as building it at the end.
  await client.query("drop index if exists address_book.region_words");
  await client.query(`
    insert into address_book.region as stored select * from listed order by level
    on conflict (code) do update set parent_code = excluded.parent_code, name = excluded.name, words = excluded.words
    where (stored.parent_code, stored.name, stored.words) is distinct from (excluded.parent_code, excluded.name, excluded.words)`);
  await client.query(
    `insert into address_book.region_edition (edition) values ($1)
    on conflict (singleton) do update set edition = excluded.edition`,
    [version],
  );
  await client.query("create index region_words on address_book.region using gin (words gin_trgm_ops) where level = 3");
  await client.query("analyze address_book.region");
}
