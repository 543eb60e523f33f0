import { sql } from "kysely";
import type { Database } from "#kit/postgres/connect.ts";
import { type StaffFixture, staffFixture } from "./staff-fixture.ts";

const fields = "id code name scopes callsPerMinute state expiresAt createdBy revokedAt revokedBy lastUsedAt storeCode";
const create = `mutation adminCreateApiKey($input: AdminCreateApiKeyInput!) { adminCreateApiKey(input: $input) {
  errorCode errorMessage data { secret key { ${fields} } } } }`;
const revoke = `mutation adminRevokeApiKey($input: AdminApiKeyInput!) { adminRevokeApiKey(input: $input) { errorCode } }`;
const list = `query adminApiKeys { adminApiKeys { ${fields} } }`;

export type KeyOnWire = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly state: string;
  readonly callsPerMinute: number;
  readonly storeCode: string | null;
};
type Created = {
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
  readonly data: { readonly secret: string; readonly key: KeyOnWire } | null;
};

/** The usual input of a new key. */
const aKey = { name: "ERP", scopes: ["catalogue.read"], expiresOn: "2026-12-31", callsPerMinute: 120 };

/** The module with calls for API keys. `keeper` may manage keys, `catalogue` and `stock`. */
export async function apiKeyFixture(database: Database) {
  const staff: StaffFixture = await staffFixture(database);
  await sql`
    insert into staff.role (code, name, permissions) values ('keyKeeper', 'Keeper of keys',
      ${["keys.manage", "catalogue.read", "stock.read"]})`.execute(database.kysely);
  const keeper = await staff.signedIn("keeper@staff.test", "support");
  const rights = (roles: readonly string[], storeCode: string | null) =>
    sql`update staff.account set roles = ${[...roles]}, store_code = ${storeCode} where email = 'keeper@staff.test'`.execute(
      database.kysely,
    );
  await rights(["keyKeeper"], null);
  const admin = await staff.signedIn("admin@staff.test", "admin");
  type Headers = Readonly<Record<string, string>>;
  const call = async <Reply>(text: string, variables: object, headers: Headers): Promise<Reply> => {
    const { body } = await staff.post<Record<string, Reply>>(text, { ...variables }, headers);
    const reply = Object.values(body.data ?? {})[0];
    if (reply === undefined || reply === null) throw new Error(JSON.stringify(body));
    return reply;
  };
  return {
    staff,
    admin,
    keeper,
    rights,
    create: (changes: object = {}, headers: Headers = admin) =>
      call<Created>(create, { input: { ...aKey, ...changes } }, headers),
    revoke: (id: string, headers: Headers = admin) =>
      call<{ errorCode: string | null }>(revoke, { input: { id } }, headers),
    list: (headers: Headers = admin) => call<KeyOnWire[]>(list, {}, headers),
    async audit(subject: string) {
      const { rows } = await sql<{ action: string; name: string; detail: Record<string, unknown> }>`
        select action, name, detail from staff.audit where subject = ${subject} order by id`.execute(database.kysely);
      return rows;
    },
  };
}
