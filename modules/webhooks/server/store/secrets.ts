import { type Kysely, sql, type Transaction } from "kysely";

/** Makes this the endpoint's secret; the former one, if any, expires at the given moment. */
export async function replaceSecret(
  trx: Transaction<unknown>,
  secret: {
    readonly id: string;
    readonly endpointCode: string;
    readonly sealed: string;
    readonly at: Date;
    readonly formerUntil: Date;
  },
): Promise<"unknown" | "first" | "replaced"> {
  const { id, endpointCode, sealed, at, formerUntil } = secret;
  // Not `for update`: events skip endpoints that are locked like that.
  const { rows } = await sql`
    select from webhooks.endpoint where code = ${endpointCode} for no key update`.execute(trx);
  if (rows.length === 0) return "unknown";
  await sql`
    delete from webhooks.secret where endpoint_code = ${endpointCode} and expires_at is not null`.execute(trx);
  const { numAffectedRows } = await sql`
    update webhooks.secret set expires_at = ${formerUntil} where endpoint_code = ${endpointCode}`.execute(trx);
  await sql`
    insert into webhooks.secret (id, endpoint_code, sealed, created_at)
    values (${id}, ${endpointCode}, ${sealed}, ${at})`.execute(trx);
  return numAffectedRows ? "replaced" : "first";
}

/** An endpoint's address and its encrypted secrets that hold now, the newest first; null when there is no such endpoint. */
export async function readReceiver(
  db: Kysely<unknown>,
  code: string,
  now: Date,
): Promise<{ readonly url: string; readonly sealed: readonly string[] } | null> {
  const { rows } = await sql<{ url: string; sealed: string[] }>`
    select url, array(
      select sealed from webhooks.secret
      where endpoint_code = endpoint.code and (expires_at is null or expires_at > ${now})
      order by created_at desc, expires_at nulls first) as sealed
    from webhooks.endpoint where code = ${code}`.execute(db);
  return rows[0] ?? null;
}
