import { systemIds } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { apiKeyHash, newApiKey } from "#modules/staff/server/keys/api-key-text.ts";
import { addApiKey } from "#modules/staff/server/store/api-keys.ts";
import { staffAccounts } from "#modules/staff/server/store/staff-members.ts";
import { developmentSecret } from "../config/settings.ts";

export type TestKey = {
  readonly id: string;
  readonly code: string;
  readonly text: string;
  /** The header of a call with it. */
  readonly headers: { readonly authorization: string };
};

type Wish = {
  readonly scopes: readonly string[];
  readonly name?: string;
  readonly callsPerMinute?: number;
  readonly expiresAt?: Date | null;
  readonly secret?: string;
};

/** Adds a key of a test shop, made by its first account of staff, without asking whether that may give these scopes. */
export async function aTestKey(
  database: Database,
  { scopes, name = "ERP", callsPerMinute = 6_000, expiresAt = null, secret = developmentSecret }: Wish,
): Promise<TestKey> {
  const now = new Date();
  const [maker] = await staffAccounts(database.kysely, now);
  if (!maker) throw new Error("a key needs a maker: add an account first");
  const { code, text } = newApiKey(systemIds);
  const id = systemIds.uuid();
  const key = {
    id,
    code,
    name,
    scopes,
    callsPerMinute,
    expiresAt,
    createdAt: now,
    createdBy: maker.id,
    storeCode: null,
  };
  await inTransaction(database, (trx) => addApiKey(trx, { ...key, secretHash: apiKeyHash(text, secret) }));
  return { id, code, text, headers: { authorization: `Bearer ${text}` } };
}
