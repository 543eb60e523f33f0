import type pg from "pg";
import { withMigrationLock } from "./migrate.ts";

/** Tables with fewer privileges than select, insert, update and delete. Named as `schema.table`. */
export type NarrowTables = {
  /** Select and insert only. */
  readonly appendOnly: readonly string[];
  /** Select only. */
  readonly readOnly: readonly string[];
};

const narrowByDefault = ["kit.migration", "graphile_worker.migrations"];

/** Every schema of the shop, without PostgreSQL's own. */
const ownSchemas = "nspname !~ '^pg_' and nspname not in ('information_schema', 'public')";

/**
 * Grants the application's role access to the tables of the migrating role, and nothing more: it may read and write rows, but
 * neither alter, drop, truncate nor create tables (ASVS 13.2.2, ADR 0076). `owner` is connected as the migrating role. Repeated
 * after every migration, since a new table is accessible to its owner only.
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

// A role that owns the tables needs no grants, and must not revoke its own. Tables of a third role, such as a separated audit (ADR 0068), are unchanged.
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

/** Whether the role of this connection may read every table of the shop, as after `grantToApplication`. */
export async function hasGrants(application: pg.Pool): Promise<boolean> {
  const { rows } = await application.query<{ complete: boolean }>(`
    select not exists (
      select from pg_class c join pg_namespace n on n.oid = relnamespace
      where ${ownSchemas} and relkind in ('r', 'p')
        and not (has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select'))
    ) as complete`);
  return rows[0]?.complete ?? false;
}
