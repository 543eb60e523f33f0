import { type Kysely, sql, type Transaction } from "kysely";

export type RoleRow = { readonly code: string; readonly name: string | null; readonly permissions: readonly string[] };

/** The roles that were made or changed; those with these codes when they are given. */
export async function readRoles(db: Kysely<unknown>, codes: readonly string[] | null = null): Promise<RoleRow[]> {
  const { rows } = await sql<RoleRow>`
    select code, name, permissions from staff.role
    where ${codes}::text[] is null or code = any(${codes}::text[]) order by lower(name), code`.execute(db);
  return rows;
}

export async function writeRoles(trx: Transaction<unknown>, roles: readonly RoleRow[]): Promise<void> {
  if (roles.length === 0) return;
  await sql`
    insert into staff.role (code, name, permissions)
    select code, name, permissions from jsonb_to_recordset(${JSON.stringify(roles)}::jsonb)
      as role (code text, name text, permissions text[])
    on conflict (code) do update set name = excluded.name, permissions = excluded.permissions`.execute(trx);
}

export async function deleteRoles(trx: Transaction<unknown>, codes: readonly string[]): Promise<void> {
  if (codes.length > 0) await sql`delete from staff.role where code = any(${codes}::text[])`.execute(trx);
}

/** The names of those who have these roles. */
export async function peopleWithRoles(
  db: Kysely<unknown>,
  codes: readonly string[],
): Promise<{ readonly code: string; readonly name: string }[]> {
  const { rows } = await sql<{ code: string; name: string }>`
    select role as code, account.name from staff.account, unnest(roles) as role
    where role = any(${codes}::text[]) order by account.name`.execute(db);
  return rows;
}

/** Locks roles before their deletion: no account can be given one meanwhile. */
export async function lockRoles(trx: Transaction<unknown>, codes: readonly string[]): Promise<void> {
  await sql`select from staff.role where code = any(${codes}::text[]) order by code for update`.execute(trx);
}

/** The roles among these that exist by a row; they cannot be deleted until the transaction ends. */
export async function holdRoles(trx: Transaction<unknown>, codes: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ code: string }>`
    select code from staff.role where code = any(${codes}::text[]) order by code for key share`.execute(trx);
  return new Set(rows.map(({ code }) => code));
}
