import { type Kysely, sql, type Transaction } from "kysely";
import type { Executor } from "#kit/postgres/connect.ts";
import { asScopes } from "../../contract/api-keys.ts";
import type { StaffMember } from "../staff-deps.ts";

export type ApiKey = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly callsPerMinute: number;
  /** Null: never. */
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly revokedAt: Date | null;
  readonly revokedBy: string | null;
  readonly lastUsedAt: Date | null;
  readonly storeCode: string | null;
};

/** All keys or one, newest first. */
export async function apiKeys(db: Kysely<unknown>, id: string | null = null): Promise<ApiKey[]> {
  const { rows } = await sql<ApiKey>`
    select key.id, key.code, key.name, key.scopes, key.calls_per_minute as "callsPerMinute",
      key.expires_at as "expiresAt", key.created_at as "createdAt", maker.name as "createdBy",
      key.revoked_at as "revokedAt", revoker.name as "revokedBy", key.last_used_at as "lastUsedAt",
      account.store_code as "storeCode"
    from staff.api_key as key join staff.account on account.id = key.id
    join staff.account as maker on maker.id = key.created_by
    left join staff.account as revoker on revoker.id = key.revoked_by
    where ${id}::uuid is null or key.id = ${id}::uuid
    order by key.created_at desc, key.code`.execute(db);
  return rows;
}

export type NewApiKeyRow = Pick<ApiKey, "id" | "code" | "name" | "scopes" | "callsPerMinute" | "expiresAt"> & {
  readonly secretHash: string;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly storeCode: string | null;
};

/** How entries of the journal and the audit name a key. */
const nameOfKey = ({ name, code }: Pick<ApiKey, "name" | "code">): string => `${name} (API key ${code})`;

/** Writes the key and the account it acts as. */
export async function addApiKey(trx: Transaction<unknown>, key: NewApiKeyRow): Promise<void> {
  await sql`
    insert into staff.account (id, email, name, roles, store_code, created_at, is_key)
    values (${key.id}, ${`api-key:${key.code}`}, ${nameOfKey(key)}, '{}', ${key.storeCode}, ${key.createdAt}, true)`.execute(
    trx,
  );
  await sql`
    insert into staff.api_key (id, code, name, secret_hash, scopes, calls_per_minute, expires_at, created_at, created_by)
    values (${key.id}, ${key.code}, ${key.name}, ${key.secretHash}, ${[...key.scopes]}, ${key.callsPerMinute},
      ${key.expiresAt}, ${key.createdAt}, ${key.createdBy})`.execute(trx);
}

/** Revokes a key for good; false when it was revoked before, null when there is none. */
export async function revokeApiKey(
  trx: Transaction<unknown>,
  { id, at, by }: { readonly id: string; readonly at: Date; readonly by: string },
): Promise<boolean | null> {
  const { rows } = await sql<{ wasRevoked: boolean }>`
    select revoked_at is not null as "wasRevoked" from staff.api_key where id = ${id} for update`.execute(trx);
  const [found] = rows;
  if (!found) return null;
  if (found.wasRevoked) return false;
  await sql`update staff.api_key set revoked_at = ${at}, revoked_by = ${by} where id = ${id}`.execute(trx);
  return true;
}

const isGood = (now: Date) => sql`revoked_at is null and (expires_at is null or expires_at > ${now})`;

export type GoodApiKey = {
  readonly id: string;
  readonly callsPerMinute: number;
  readonly lastUsedAt: Date | null;
};

/** The key with this hash, unless it is revoked or expired. */
export async function goodApiKey(db: Executor, secretHash: string, now: Date): Promise<GoodApiKey | null> {
  const { rows } = await sql<GoodApiKey>`
    select id, calls_per_minute as "callsPerMinute", last_used_at as "lastUsedAt" from staff.api_key
    where secret_hash = ${secretHash} and ${isGood(now)}`.execute(db);
  return rows[0] ?? null;
}

export async function writeLastUse(db: Executor, id: string, now: Date): Promise<void> {
  await sql`
    update staff.api_key set last_used_at = ${now}
    where id = ${id} and (last_used_at is null or last_used_at < ${now})`.execute(db);
}

/** Who a key acts as, unless it is revoked or expired by now. */
export async function memberOfKey(db: Executor, id: string, now: Date): Promise<StaffMember | null> {
  type Found = Pick<StaffMember, "id" | "email" | "name" | "storeCode"> & { readonly scopes: readonly string[] };
  const { rows } = await sql<Found>`
    select account.id, account.email, account.name, account.store_code as "storeCode", api_key.scopes
    from staff.api_key join staff.account on account.id = api_key.id
    where api_key.id = ${id} and ${isGood(now)}`.execute(db);
  const [found] = rows;
  if (!found) return null;
  const { scopes, ...member } = found;
  return { ...member, sessionId: member.id, roles: [], permissions: asScopes(scopes) };
}

/** Whether the first is a key that the second has made. */
export async function isKeyOf(db: Executor, keyId: string, makerId: string): Promise<boolean> {
  const { rows } = await sql`select from staff.api_key where id = ${keyId} and created_by = ${makerId}`.execute(db);
  return rows.length > 0;
}
