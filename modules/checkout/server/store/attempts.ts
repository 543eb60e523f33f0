import { type Kysely, type RawBuilder, sql } from "kysely";
import type { QueryFragment } from "#kit/postgres/query-fragment.ts";

/** A placement under an idempotency key: the fingerprint of its request and its answer. */
export type Attempt<Answer> = { readonly asked: string; readonly answer: Answer };

/** The attempt under this key, or null. The id and the key are SQL expressions. */
export const attemptPart = <Answer>(
  sessionId: RawBuilder<unknown>,
  key: RawBuilder<unknown>,
): QueryFragment<Attempt<Answer> | null> => ({
  sql: sql`(
    select json_build_object('asked', asked, 'answer', answer) from checkout.attempt
    where session_id = ${sessionId}::uuid and key = ${key})`,
  read: (found) => found as Attempt<Answer> | null,
});

/** The answer of the attempt that placed the orders of a session, with any key. */
export async function placingAnswer<Answer>(db: Kysely<unknown>, sessionId: string): Promise<Answer | null> {
  const { rows } = await sql<{ answer: Answer }>`
    select answer from checkout.attempt where session_id = ${sessionId} order by answered_at limit 1`.execute(db);
  return rows[0]?.answer ?? null;
}

/** Stores the answer of an attempt. A common table expression of a larger statement. */
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
