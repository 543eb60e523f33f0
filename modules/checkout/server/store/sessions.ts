import { type Kysely, sql, type Transaction } from "kysely";
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
  readonly placedAt: Date | null;
};

type Row = Omit<Session, "choices"> & { readonly choices: Partial<Choices> };

const columns = sql`id, owner, lines, choices, shown, expires_at as "expiresAt", placed_at as "placedAt"`;

const asSession = (row: Row): Session => ({ ...row, choices: { ...nothingChosen, ...row.choices } });

export async function insertSession(
  db: Kysely<unknown>,
  session: Pick<Session, "id" | "owner" | "lines" | "choices" | "expiresAt"> & { readonly begunAt: Date },
): Promise<void> {
  await sql`
    insert into checkout.session (id, owner, lines, choices, begun_at, expires_at)
    values (${session.id}, ${session.owner}, ${JSON.stringify(session.lines)}::jsonb,
      ${JSON.stringify(session.choices)}::jsonb, ${session.begunAt}, ${session.expiresAt})`.execute(db);
}

/** A checkout of this owner; null for another's, which looks the same as one that never was. */
export async function findSession(db: Kysely<unknown>, owner: string, id: string): Promise<Session | null> {
  const { rows } = await sql<Row>`
    select ${columns} from checkout.session where id = ${id} and owner = ${owner}`.execute(db);
  return rows[0] ? asSession(rows[0]) : null;
}

/** Holds a checkout until the transaction ends: nobody else changes or places it meanwhile. Answers whether it is placed. */
export async function holdSession(trx: Transaction<unknown>, id: string): Promise<{ readonly isPlaced: boolean }> {
  const { rows } = await sql<{ isPlaced: boolean }>`
    select placed_at is not null as "isPlaced" from checkout.session where id = ${id} for update`.execute(trx);
  return rows[0] ?? { isPlaced: false };
}

/** Adds to what was chosen. What was chosen at the same time in another tab stays. */
export async function saveChoices(db: Kysely<unknown>, id: string, choices: Partial<Choices>): Promise<void> {
  await sql`
    update checkout.session set choices = choices || ${JSON.stringify(choices)}::jsonb
    where id = ${id} and placed_at is null`.execute(db);
}

export async function saveShown(db: Kysely<unknown>, id: string, shown: Shown): Promise<void> {
  await sql`update checkout.session set shown = ${JSON.stringify(shown)}::jsonb where id = ${id}`.execute(db);
}

/** That a checkout is placed, as part of a statement that writes other things too. */
export const placedWrite = (id: string, at: Date) => sql`
  update checkout.session set placed_at = ${at} where id = ${id}`;
