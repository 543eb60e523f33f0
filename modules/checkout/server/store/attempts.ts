import { type Kysely, type RawBuilder, sql } from "kysely";
import type { StatementPart } from "#kit/postgres/statement-part.ts";

/** What an attempt to place an order was asked and what it answered. */
export type Attempt<Answer> = { readonly asked: string; readonly answer: Answer };

/** What this key did before; null for a key that is new. The id and the key are expressions. */
export const attemptPart = <Answer>(
  sessionId: RawBuilder<unknown>,
  key: RawBuilder<unknown>,
): StatementPart<Attempt<Answer> | null> => ({
  sql: sql`(
    select json_build_object('asked', asked, 'answer', answer) from checkout.attempt
    where session_id = ${sessionId}::uuid and key = ${key})`,
  read: (found) => found as Attempt<Answer> | null,
});

/** The answer that placed the order, whatever key asked for it. */
export async function placingAnswer<Answer>(db: Kysely<unknown>, sessionId: string): Promise<Answer | null> {
  const { rows } = await sql<{ answer: Answer }>`
    select answer from checkout.attempt where session_id = ${sessionId} order by answered_at limit 1`.execute(db);
  return rows[0]?.answer ?? null;
}

/** The answer of an attempt, as part of a statement that writes other things too. */
export const attemptWrite = (attempt: {
  sessionId: string;
  key: string;
  asked: string;
  answer: unknown;
  at: Date;
}) => sql`
  insert into checkout.attempt (session_id, key, asked, answer, answered_at)
  values (${attempt.sessionId}, ${attempt.key}, ${attempt.asked}, ${JSON.stringify(attempt.answer)}::jsonb, ${attempt.at})
  on conflict (session_id, key) do nothing`;
