import { type Kysely, sql } from "kysely";
import type { StaffClient } from "./staff-client.ts";

type Reply = { readonly success: boolean; readonly data: { readonly code: string } | null };

const mutation = (name: string, type: string) =>
  `mutation ${name}($input: ${type}!) { ${name}(input: $input) { success errorCode data { code } } }`;
const saveDocument = mutation("adminSaveTransfer", "AdminSaveTransferInput");
const sendDocument = mutation("adminSendTransfer", "AdminTransferSeenInput");
const receiveDocument = mutation("adminReceiveTransfer", "AdminReceiveTransferInput");

/** Sends and receives transfers from one place to another until it is stopped. */
export async function keepMoving(
  db: Kysely<unknown>,
  { call }: StaffClient,
  isOver: () => boolean,
  places: { readonly fromCode: string; readonly toCode: string },
): Promise<void> {
  const { rows } = await sql<{ sku: string }>`
    select sku_code as sku from inventory.stock where source_code = ${places.fromCode} and quantity - sold > 5
    order by sku_code limit 3`.execute(db);
  while (!isOver()) {
    const lines = rows.map(({ sku: skuCode }) => ({ skuCode, quantity: 1 }));
    const draft = { ...places, version: 0, lines, key: crypto.randomUUID() };
    const code = (await call<Reply>(saveDocument, { input: draft }))?.data?.code;
    if (code === undefined) continue;
    const sent = await call<Reply>(sendDocument, { input: { code, version: 0 } });
    if (!sent?.success) continue;
    const received = rows.map(({ sku: skuCode }) => ({ skuCode, received: 1, lost: 0 }));
    await call<Reply>(receiveDocument, { input: { code, version: 1, lines: received } });
  }
}

/** The number of transfers that were sent so far. */
export async function sentTransfers(db: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from inventory.transfer where state <> 'draft'`.execute(db);
  return rows[0]?.count ?? 0;
}
