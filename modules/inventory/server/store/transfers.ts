import { type Kysely, sql, type Transaction } from "kysely";

export type TransferState = "draft" | "sent" | "received" | "cancelled";

export type Transfer = {
  readonly code: string;
  readonly fromCode: string;
  readonly toCode: string;
  readonly state: TransferState;
  readonly note: string;
  readonly version: number;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly sentBy: string | null;
  readonly sentAt: Date | null;
  readonly endedAt: Date | null;
};

const columns = sql`transfer.code, from_code as "fromCode", to_code as "toCode", state, note, version,
  created_by as "createdBy", created_at as "createdAt", sent_by as "sentBy", sent_at as "sentAt", ended_at as "endedAt"`;

export async function transferByCode(db: Kysely<unknown>, code: string): Promise<Transfer | null> {
  const { rows } = await sql<Transfer>`
    select ${columns} from inventory.transfer where code = ${code}`.execute(db);
  return rows[0] ?? null;
}

/** A transfer, locked until the transaction ends. */
export async function lockTransfer(trx: Transaction<unknown>, code: string): Promise<Transfer | null> {
  const { rows } = await sql<Transfer>`
    select ${columns} from inventory.transfer where code = ${code} for update`.execute(trx);
  return rows[0] ?? null;
}

type NewTransfer = Pick<Transfer, "code" | "fromCode" | "toCode" | "note" | "createdBy" | "createdAt">;

/** Creates a draft. False: this press has created it already. */
export async function insertTransfer(trx: Transaction<unknown>, draft: NewTransfer): Promise<boolean> {
  const { rows } = await sql`
    insert into inventory.transfer (code, from_code, to_code, note, created_by, created_at)
    values (${draft.code}, ${draft.fromCode}, ${draft.toCode}, ${draft.note}, ${draft.createdBy}, ${draft.createdAt})
    on conflict (code) do nothing returning 1`.execute(trx);
  return rows.length > 0;
}

type Change = Partial<Pick<Transfer, "state" | "fromCode" | "toCode" | "note" | "sentBy" | "sentAt" | "endedAt">>;

/** Writes a locked transfer's new fields and counts its version up. */
export async function updateTransfer(trx: Transaction<unknown>, before: Transfer, change: Change): Promise<void> {
  const now = { ...before, ...change };
  await sql`
    update inventory.transfer set state = ${now.state}, from_code = ${now.fromCode}, to_code = ${now.toCode},
      note = ${now.note}, sent_by = ${now.sentBy}, sent_at = ${now.sentAt}, ended_at = ${now.endedAt},
      version = version + 1
    where code = ${before.code}`.execute(trx);
}

export type ListedTransfer = Transfer & { readonly units: number; readonly received: number; readonly lost: number };

/** Transfers from or to one of these places, the newest first, with their units. */
export async function listTransfers(
  db: Kysely<unknown>,
  sourceCodes: readonly string[],
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly ListedTransfer[]> {
  const { rows } = await sql<ListedTransfer>`
    select ${columns}, line.units, line.received, line.lost from inventory.transfer, lateral (
      select coalesce(sum(quantity), 0)::int as units, coalesce(sum(received), 0)::int as received,
        coalesce(sum(lost), 0)::int as lost
      from inventory.transfer_line where transfer_code = code) as line
    where from_code = any(${[...sourceCodes]}::text[]) or to_code = any(${[...sourceCodes]}::text[])
    order by created_at desc, code limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
