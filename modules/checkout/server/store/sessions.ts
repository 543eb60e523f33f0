import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import type { StatementPart } from "#kit/postgres/statement-part.ts";
import { cartLock } from "#modules/cart/server/index.ts";
import { type Choices, nothingChosen } from "../choices.ts";
import type { Shown } from "../shown.ts";

/** A line of the cart as it was when the checkout began. */
export type SessionLine = {
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
  readonly shown: Shown | null;
  readonly expiresAt: Date;
  readonly isPlaced: boolean;
};

type Row = Omit<Session, "choices" | "expiresAt"> & { readonly choices: Partial<Choices>; readonly expiresAt: string };

/** A checkout of this owner; null for another's, which looks the same as one that never was. Both are expressions. */
export const sessionPart = (owner: RawBuilder<unknown>, id: RawBuilder<unknown>): StatementPart<Session | null> => ({
  sql: sql`(
    select json_build_object('id', id, 'owner', owner, 'lines', lines, 'choices', choices, 'shown', shown,
      'expiresAt', expires_at, 'isPlaced', placed_at is not null)
    from checkout.session where id = ${id}::uuid and owner = ${owner})`,
  read: (found) => {
    const row = found as Row | null;
    return row && { ...row, choices: { ...nothingChosen, ...row.choices }, expiresAt: new Date(row.expiresAt) };
  },
});

/** The codes of what a checkout is about: an expression of type text[]. */
export const sessionSkus = (id: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  array(select distinct line ->> 'skuCode' from checkout.session, jsonb_array_elements(lines) as line
    where session.id = ${id}::uuid)`;

/** The same if the goods are fetched from a store, or `fetched`, an expression, is true; empty else. */
export const fetchedSkus = (id: RawBuilder<unknown>, fetched: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  array(select distinct line ->> 'skuCode' from checkout.session, jsonb_array_elements(lines) as line
    where session.id = ${id}::uuid and (${fetched}::boolean or choices ->> 'deliveryType' = '21'))`;

export async function insertSession(
  db: Kysely<unknown>,
  session: Pick<Session, "id" | "owner" | "lines" | "choices" | "expiresAt"> & { readonly begunAt: Date },
): Promise<void> {
  await sql`
    insert into checkout.session (id, owner, lines, choices, begun_at, expires_at)
    values (${session.id}, ${session.owner}, ${JSON.stringify(session.lines)}::jsonb,
      ${JSON.stringify(session.choices)}::jsonb, ${session.begunAt}, ${session.expiresAt})`.execute(db);
}

/**
 * Holds a checkout until the transaction ends: nobody else changes or places it meanwhile. Its cart is locked before, so that its
 * lines stay as they are, and its owner places one checkout at a time. Null when it is gone, with the account of its owner.
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

/** The constraint by which a cart line is ordered once. */
export const orderedOnce = "ordered_line_pkey";

/** That the lines of a checkout are ordered, as part of a statement that writes other things too; it fails when one was before. */
export const orderedLinesWrite = ({ id, lines }: Pick<Session, "id" | "lines">) => sql`
  insert into checkout.ordered_line (line_id, session_id)
  select line_id, ${id}::uuid from unnest(${lines.map((line) => line.id)}::uuid[]) as line_id order by line_id`;

/**
 * Writes down what is shown, and adds to what was chosen; what was chosen at the same time in another tab stays. Answers whether
 * the checkout was still there to be changed.
 */
export async function saveShown(
  db: Kysely<unknown>,
  id: string,
  shown: Shown,
  chosen: Partial<Choices> = {},
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update checkout.session
    set shown = ${JSON.stringify(shown)}::jsonb, choices = choices || ${JSON.stringify(chosen)}::jsonb
    where id = ${id} and placed_at is null`.execute(db);
  return numAffectedRows === 1n;
}

/** That a checkout is placed, as part of a statement that writes other things too. */
export const placedWrite = (id: string, at: Date) => sql`
  update checkout.session set placed_at = ${at} where id = ${id}`;
