import { sql, type Transaction } from "kysely";

export async function hadLinkBonus(trx: Transaction<unknown>, memberId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from club.link_bonus where member_id = ${memberId}`.execute(trx);
  return rows.length > 0;
}

type LinkBonus = { memberId: string; transactionId: number; at: Date };

export async function noteLinkBonus(
  trx: Transaction<unknown>,
  { memberId, transactionId, at }: LinkBonus,
): Promise<void> {
  await sql`
    insert into club.link_bonus (member_id, transaction_id, at)
    values (${memberId}, ${transactionId}, ${at})`.execute(trx);
}
