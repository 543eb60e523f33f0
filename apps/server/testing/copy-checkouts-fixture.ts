import { type Kysely, sql } from "kysely";

export type CopiedCheckout = { readonly id: string; readonly owner: string };

/**
 * Copies of a complete checkout, one for each of these owners, each with its own e-mail and telephone: a load test starts with
 * checkouts ready to place. Each has its own cart lines, because a line is ordered once: the first digits of their ids are
 * replaced.
 */
export async function copyCheckouts(
  db: Kysely<unknown>,
  checkoutId: string,
  owners: readonly string[],
): Promise<readonly CopiedCheckout[]> {
  const { rows } = await sql<CopiedCheckout>`
    with original as (
      select lines, choices, shown from checkout.session where id = ${checkoutId}
    ), copy as materialized (
      select owner, gen_random_uuid() as id, left(gen_random_uuid()::text, 8) as drawn
      from unnest(${[...owners]}::text[]) as given (owner)
    )
    insert into checkout.session (id, owner, lines, choices, shown, begun_at, expires_at)
    select copy.id, copy.owner, ${withOwnIds(sql`original.lines`)},
      jsonb_set(jsonb_set(original.choices,
        '{address,recipientEmail}', to_jsonb('rush-' || gen_random_uuid() || '@mail.example')),
        '{address,recipientMobile}', to_jsonb('+62812' || lpad(floor(random() * 1e8)::int::text, 8, '0'))),
      ${withOwnIds(sql`original.shown`)}, now(), now() + interval '30 minutes'
    from original, copy
    returning id, owner`.execute(db);
  return rows;
}

/** The same JSON with the first eight digits of every line id replaced by the copy's. */
const withOwnIds = (json: ReturnType<typeof sql>) => sql`regexp_replace(${json}::text,
  '"[0-9a-f]{8}(-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")', '"' || copy.drawn || '\\1', 'g')::jsonb`;
