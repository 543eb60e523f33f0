import { type Kysely, sql, type Transaction } from "kysely";

export type TransferLine = {
  readonly skuCode: string;
  readonly quantity: number;
  readonly received: number;
  readonly lost: number;
};

export type Receipt = { readonly skuCode: string; readonly received: number; readonly lost: number };

export type TransferEvent = {
  readonly step: "created" | "changed" | "sent" | "received" | "cancelled";
  readonly lines: readonly Receipt[];
  readonly actor: string;
  readonly at: Date;
};

export async function linesOfTransfer(db: Kysely<unknown>, code: string): Promise<readonly TransferLine[]> {
  const { rows } = await sql<TransferLine>`
    select sku_code as "skuCode", quantity, received, lost from inventory.transfer_line
    where transfer_code = ${code} order by sku_code`.execute(db);
  return rows;
}

/** Replaces the lines of a draft. */
export async function writeLines(
  trx: Transaction<unknown>,
  code: string,
  lines: readonly Pick<TransferLine, "skuCode" | "quantity">[],
): Promise<void> {
  await sql`delete from inventory.transfer_line where transfer_code = ${code}`.execute(trx);
  await sql`
    insert into inventory.transfer_line (transfer_code, sku_code, quantity)
    select ${code}, * from unnest(${lines.map(({ skuCode }) => skuCode)}::text[],
      ${lines.map(({ quantity }) => quantity)}::int[])`.execute(trx);
}

/** Adds received and lost units. Answers whether all units of the transfer are accounted for. */
export async function addReceipts(
  trx: Transaction<unknown>,
  code: string,
  receipts: readonly Receipt[],
): Promise<boolean> {
  await sql`
    update inventory.transfer_line as line set received = line.received + receipt.received, lost = line.lost + receipt.lost
    from unnest(${receipts.map(({ skuCode }) => skuCode)}::text[], ${receipts.map(({ received }) => received)}::int[],
      ${receipts.map(({ lost }) => lost)}::int[]) as receipt (sku_code, received, lost)
    where line.transfer_code = ${code} and line.sku_code = receipt.sku_code`.execute(trx);
  const { rows } = await sql`
    select from inventory.transfer_line where transfer_code = ${code} and received + lost < quantity limit 1`.execute(
    trx,
  );
  return rows.length === 0;
}

type NewEvent = Omit<TransferEvent, "at"> & { readonly transferCode: string; readonly key: string | null };

/** Records an event. False: the key was used, the press was sent twice. */
export async function addTransferEvent(trx: Transaction<unknown>, event: NewEvent): Promise<boolean> {
  const { rows } = await sql`
    insert into inventory.transfer_event (transfer_code, step, lines, actor, key)
    values (${event.transferCode}, ${event.step}, ${JSON.stringify(event.lines)}::jsonb, ${event.actor}, ${event.key})
    on conflict (key) do nothing returning 1`.execute(trx);
  return rows.length > 0;
}

export async function eventsOfTransfer(db: Kysely<unknown>, code: string): Promise<readonly TransferEvent[]> {
  const { rows } = await sql<TransferEvent>`
    select step, lines, actor, at from inventory.transfer_event where transfer_code = ${code} order by id`.execute(db);
  return rows;
}
