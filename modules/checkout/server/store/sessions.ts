import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import type { QueryFragment } from "#kit/postgres/query-fragment.ts";
import { cartLock } from "#modules/cart/server/index.ts";
import type { Choices } from "../choices.ts";
import type { PriceSnapshot } from "../price-snapshot.ts";
import { choicesFrom, type StoredChoices, storedChoices, storePickupCode } from "./stored-choices.ts";

/** A line of the cart as it was when the checkout began. */
type SessionLine = {
  readonly id: string;
  readonly skuCode: string;
  readonly quantity: number;
  readonly activityCode: string;
};

export type Session = {
  readonly id: string;
  readonly owner: string;
  readonly lines: readonly SessionLine[];
  readonly choices: Choices;
  readonly snapshot: PriceSnapshot | null;
  readonly expiresAt: Date;
  readonly isPlaced: boolean;
};

type Row = Omit<Session, "choices" | "expiresAt"> & { readonly choices: StoredChoices; readonly expiresAt: string };

/** A session of this owner; null for another owner's, as for an unknown id. Both parameters are SQL expressions. */
export const sessionPart = (owner: RawBuilder<unknown>, id: RawBuilder<unknown>): QueryFragment<Session | null> => ({
  sql: sql`(
    select json_build_object('id', id, 'owner', owner, 'lines', lines, 'choices', choices, 'snapshot', shown,
      'expiresAt', expires_at, 'isPlaced', placed_at is not null)
    from checkout.session where id = ${id}::uuid and owner = ${owner})`,
  read: (found) => {
    const row = found as Row | null;
    return row && { ...row, choices: choicesFrom(row.choices), expiresAt: new Date(row.expiresAt) };
  },
});

/** The SKU codes of a session's lines: an expression of type text[]. */
export const sessionSkus = (id: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  array(select distinct line ->> 'skuCode' from checkout.session, jsonb_array_elements(lines) as line
    where session.id = ${id}::uuid)`;

/** The same for store pickup, or when the expression `pickup` is true; empty otherwise. */
export const pickupSkus = (id: RawBuilder<unknown>, pickup: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  array(select distinct line ->> 'skuCode' from checkout.session, jsonb_array_elements(lines) as line
    where session.id = ${id}::uuid and (${pickup}::boolean or choices ->> 'deliveryType' = ${sql.lit(storePickupCode)}))`;

export async function insertSession(
  db: Kysely<unknown>,
  session: Pick<Session, "id" | "owner" | "lines" | "choices" | "expiresAt"> & { readonly startedAt: Date },
): Promise<void> {
  await sql`
    insert into checkout.session (id, owner, lines, choices, begun_at, expires_at)
    values (${session.id}, ${session.owner}, ${JSON.stringify(session.lines)}::jsonb,
      ${JSON.stringify(storedChoices(session.choices))}::jsonb, ${session.startedAt}, ${session.expiresAt})`.execute(
    db,
  );
}

/**
 * Locks a session row until the transaction ends. The cart is locked first: its lines cannot change, and its owner places one checkout at a
 * time. Null when the row was deleted with its owner's account.
 */
export async function holdSession(
  trx: Transaction<unknown>,
  { id, owner }: Pick<Session, "id" | "owner">,
): Promise<{ readonly isPlaced: boolean } | null> {
  const { rows } = await sql<{ isPlaced: boolean }>`
    with held as materialized (${cartLock(sql`${owner}`)})
    select placed_at is not null as "isPlaced" from checkout.session
    where id = ${id} and (select count(*) from held) >= 0 for update of session`.execute(trx);
  return rows[0] ?? null;
}

/** The primary key that lets a cart line be ordered only once. */
export const orderedOnce = "ordered_line_pkey";

/** Marks the lines of a session as ordered. Violates `orderedOnce` when one was ordered before. A common table expression of a larger statement. */
export const orderedLinesWrite = ({ id, lines }: Pick<Session, "id" | "lines">) => sql`
  insert into checkout.ordered_line (line_id, session_id)
  select line_id, ${id}::uuid from unnest(${lines.map((line) => line.id)}::uuid[]) as line_id order by line_id`;

/**
 * Saves the price snapshot and merges the new choices into the stored ones, so that a choice made in another tab stays. Answers whether
 * the session was still open.
 */
export async function saveSnapshot(
  db: Kysely<unknown>,
  id: string,
  snapshot: PriceSnapshot,
  chosen: Partial<Choices> = {},
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update checkout.session
    set shown = ${JSON.stringify(snapshot)}::jsonb, choices = choices || ${JSON.stringify(storedChoices(chosen))}::jsonb
    where id = ${id} and placed_at is null`.execute(db);
  return numAffectedRows === 1n;
}

/** Marks a session as placed. A common table expression of a larger statement. */
export const placedWrite = (id: string, at: Date) => sql`
  update checkout.session set placed_at = ${at} where id = ${id}`;
