import { type Kysely, sql, type Transaction } from "kysely";
import { dataLinkDownloads } from "../../contract/privacy-request.ts";

export async function insertDataLink(
  trx: Transaction<unknown>,
  link: { readonly tokenHash: string; readonly requestId: string; readonly expiresAt: Date },
): Promise<void> {
  await sql`
    insert into privacy.data_link (token_hash, request_id, expires_at)
    values (${link.tokenHash}, ${link.requestId}, ${link.expiresAt})`.execute(trx);
}

/** Counts a download; null for a link that is unknown, over or used up. */
export async function takeDataLink(
  trx: Transaction<unknown>,
  tokenHash: string,
  now: Date,
): Promise<{ readonly requestId: string; readonly userCode: string } | null> {
  const { rows } = await sql<{ requestId: string; userCode: string }>`
    update privacy.data_link set downloads = downloads + 1 from privacy.request
    where token_hash = ${tokenHash} and expires_at > ${now} and downloads < ${dataLinkDownloads}
      and request.id = data_link.request_id and request.user_code is not null
    returning request_id::text as "requestId", request.user_code as "userCode"`.execute(trx);
  return rows[0] ?? null;
}

export async function purgeDataLinks(db: Kysely<unknown>, now: Date): Promise<void> {
  await sql`delete from privacy.data_link where expires_at < ${now}`.execute(db);
}
