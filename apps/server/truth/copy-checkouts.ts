import { type Kysely, sql } from "kysely";

export type CopiedCheckout = { readonly id: string; readonly owner: string };

/**
 * Copies of a checkout that only has to be placed, one for each of these owners, each by a buyer with another mailbox and
 * another number: a crowd stands at the button without having walked there one by one.
 */
export async function copyCheckouts(
  db: Kysely<unknown>,
  checkoutId: string,
  owners: readonly string[],
): Promise<readonly CopiedCheckout[]> {
  const { rows } = await sql<CopiedCheckout>`
    insert into checkout.session (id, owner, lines, choices, shown, begun_at, expires_at)
    select gen_random_uuid(), copy.owner, original.lines,
      jsonb_set(jsonb_set(original.choices,
        '{address,recipientEmail}', to_jsonb('rush-' || gen_random_uuid() || '@mail.example')),
        '{address,recipientMobile}', to_jsonb('+62812' || lpad(floor(random() * 1e8)::int::text, 8, '0'))),
      original.shown, now(), now() + interval '30 minutes'
    from checkout.session as original, unnest(${[...owners]}::text[]) as copy (owner)
    where original.id = ${checkoutId}
    returning id, owner`.execute(db);
  return rows;
}
