import { sql, type Transaction } from "kysely";
import type { Database } from "#kit/postgres/connect.ts";
import { copyRows } from "#kit/postgres/copy-rows.ts";
import type { MatchedRow } from "../match/match-rows.ts";
import type { SettlementRow } from "../read/settlement-row.ts";

/** Loads the rows of a file by COPY under the id of this attempt. Nothing reads them before the import takes them over. */
export async function stageRows(database: Database, batch: string, rows: readonly SettlementRow[]): Promise<void> {
  const client = await database.pool.connect();
  try {
    await copyRows(
      client,
      "settlements.staged_row (batch, number, reference, gateway_reference, kind, gross, fee, net, settled_on)",
      linesOf(batch, rows),
    );
  } finally {
    client.release();
  }
}

function* linesOf(batch: string, rows: readonly SettlementRow[]) {
  for (const { number, reference, gatewayReference, kind, gross, fee, net, settledOn } of rows) {
    yield [batch, number, reference, gatewayReference, kind, gross, fee, net, settledOn];
  }
}

/** Moves staged rows into the table, with what became of each. One statement, whatever their number. */
export async function takeStagedRows(
  trx: Transaction<unknown>,
  { batch, fileId, gateway }: { readonly batch: string; readonly fileId: string; readonly gateway: string },
  matched: readonly MatchedRow[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    with staged as (delete from settlements.staged_row where batch = ${batch} returning *)
    insert into settlements.line (file_id, number, gateway, reference, gateway_reference, kind, gross, fee, net, settled_on,
      result, charge_id, payment_reference, our_amount, identity)
    select ${fileId}, number, ${gateway}, reference, gateway_reference, kind, gross, fee, net, settled_on,
      found.result, found.charge_id, found.payment_reference, found.our_amount, found.identity
    from staged join unnest(
      ${matched.map(({ number }) => number)}::int[],
      ${matched.map(({ result }) => result)}::text[],
      ${matched.map(({ charge }) => charge?.id ?? null)}::uuid[],
      ${matched.map(({ charge }) => charge?.reference ?? null)}::text[],
      ${matched.map(({ ourAmount }) => ourAmount)}::bigint[],
      ${matched.map(({ identity }) => identity)}::text[]
    ) as found (number, result, charge_id, payment_reference, our_amount, identity) using (number)`.execute(trx);
  return Number(numAffectedRows ?? 0);
}
