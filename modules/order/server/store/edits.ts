import { type Kysely, sql, type Transaction } from "kysely";
import type { ContactChange, OrderContact } from "../../contract/order-contact.ts";
import type { Pieces } from "../../contract/refund/refund-of.ts";

/** A change of an order by staff before it was packed. */
export type OrderEdit = {
  readonly id: string;
  readonly editedAt: Date;
  readonly editorName: string;
  /** The pieces that were taken off. */
  readonly pieces: readonly Pieces[];
  /** Null when it stayed. Without `before` and `after` once the member has left. */
  readonly contact: Partial<ContactChange> | null;
};

type NewEdit = {
  readonly id: string;
  readonly orderCode: string;
  readonly editorName: string;
  readonly requestId: string | null;
  readonly contact: ContactChange | null;
  readonly at: Date;
};

/** Records an edit, and counts it in the order's version. To be called with the order locked. */
export async function insertEdit(trx: Transaction<unknown>, edit: NewEdit): Promise<void> {
  const { id, orderCode, editorName, requestId, contact, at } = edit;
  await sql`
    insert into orders.edit (id, order_code, edited_at, editor_name, request_id, contact)
    values (${id}, ${orderCode}, ${at}, ${editorName}, ${requestId},
      ${contact === null ? null : JSON.stringify(contact)}::jsonb)`.execute(trx);
  await sql`update orders.placed_order set edits = edits + 1 where code = ${orderCode}`.execute(trx);
}

/** Writes the receiver, and for a delivery street and zip code. */
export async function writeContact(
  trx: Transaction<unknown>,
  orderCode: string,
  { place, ...person }: OrderContact,
): Promise<void> {
  await sql`
    update orders.placed_order set receiver = receiver || ${JSON.stringify(person)}::jsonb,
      address = case when address is null then null
        else address || coalesce(${place === null ? null : JSON.stringify(place)}::jsonb, '{}') end
    where code = ${orderCode}`.execute(trx);
}

/** The edits of an order, oldest first. */
export async function editsOf(db: Kysely<unknown>, orderCode: string): Promise<OrderEdit[]> {
  const { rows } = await sql<OrderEdit>`
    select edit.id::text, edit.edited_at as "editedAt", edit.editor_name as "editorName", edit.contact,
      (select coalesce(jsonb_agg(jsonb_build_object('number', line, 'quantity', quantity) order by line), '[]')
        from orders.cancel_request_line where request_id = edit.request_id) as pieces
    from orders.edit where edit.order_code = ${orderCode} order by edit.edited_at, edit.id`.execute(db);
  return rows;
}
