import type pg from "pg";
import { withMigrationLock } from "./migrate.ts";

/** Tables the application may do less with than read, add, change and delete rows. Named as `schema.table`. */
export type NarrowTables = {
  /** It may read them and add to them. */
  readonly appendOnly: readonly string[];
  /** It may read them. */
  readonly readOnly: readonly string[];
};

const narrowByDefault = ["kit.migration", "graphile_worker.migrations"];

/** Every schema of the shop: whatever PostgreSQL did not bring itself. */
const ownSchemas = "nspname !~ '^pg_' and nspname not in ('information_schema', 'public')";

/**
 * Lets the role the application connects as use the tables of the role that migrates them, and nothing more: it may read and write
 * rows, but neither change nor drop, empty or create tables (ASVS 13.2.2, ADR 0076). `owner` is connected as the role that migrates.
 * Repeated after every migration, since a new table is nobody's but its owner's.
 */
export async function grantToApplication(owner: pg.Pool, role: string, narrow: NarrowTables): Promise<void> {
  await withMigrationLock(owner, async (client) => {
    const { rows } = await client.query<{ statement: string }>(grants, [
      role,
      narrow.appendOnly,
      [...narrowByDefault, ...narrow.readOnly],
    ]);
    await client.query("begin");
    try {
      for (const { statement } of rows) await client.query(statement);
      await client.query("commit");
    } catch (problem) {
      await client.query("rollback");
      throw problem;
    }
  });
}

// A role that owns the tables itself needs no rights, and must not take its own away. Tables of a third role, such as an audit that
// was given away (ADR 0068), are left as they are.
const grants = `
  with own as (
    select c.oid, c.relkind, c.relrowsecurity, format('%I.%I', nspname, relname) as name, nspname || '.' || relname as bare
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where ${ownSchemas} and relkind in ('r', 'p', 'v', 'm', 'S') and pg_has_role(relowner, 'usage')
  )
  select statement from (
    select 1 as step, format('grant usage on schema %I to %I', nspname, $1::text) as statement
    from pg_namespace where ${ownSchemas} and pg_has_role(nspowner, 'usage')
    union all
    select 2, format('grant usage, select on sequence %s to %I', name, $1::text) from own where relkind = 'S'
    union all
    select 2, format('revoke all on %s from %I', name, $1::text) from own where relkind <> 'S'
    union all
    select 3, format('grant %s on %s to %I', case
      when bare = any($3::text[]) then 'select'
      when bare = any($2::text[]) then 'select, insert'
      else 'select, insert, update, delete' end, name, $1::text)
    from own where relkind <> 'S'
    union all
    -- The job queue's tables show their rows to their owner alone, unless a policy says otherwise.
    select 4, format('drop policy if exists application on %s', name) from own where relrowsecurity
    union all
    select 5, format('create policy application on %s to %I using (true) with check (true)', name, $1::text)
    from own where relrowsecurity
  ) as steps
  where $1::text <> current_user
  order by step`;

/** Whether the role of this connection may read every table of the shop, as it may after `grantToApplication`. */
export async function hasGrants(application: pg.Pool): Promise<boolean> {
  const { rows } = await application.query<{ complete: boolean }>(`
    select not exists (
      select from pg_class c join pg_namespace n on n.oid = relnamespace
      where ${ownSchemas} and relkind in ('r', 'p')
        and not (has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select'))
    ) as complete`);
  return rows[0]?.complete ?? false;
}
