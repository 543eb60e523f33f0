import { type Kysely, sql, type Transaction } from "kysely";

/** Wording, source and day of an imported consent. */
export type ConsentProof = { readonly wording: string; readonly source: string; readonly givenOn: string };

/** The proofs of these members; one statement. */
export async function proofsOf(
  db: Kysely<unknown>,
  userCodes: readonly string[],
): Promise<ReadonlyMap<string, ConsentProof>> {
  const { rows } = await sql<{ userCode: string } & ConsentProof>`
    select user_code as "userCode", wording, source, given_on::text as "givenOn" from customers.consent_proof
    where user_code = any(${[...userCodes]}::text[])`.execute(db);
  return new Map(rows.map(({ userCode, ...proof }) => [userCode, proof]));
}

export async function addProofs(
  trx: Transaction<unknown>,
  proofs: readonly (ConsentProof & { readonly userCode: string })[],
  at: Date,
): Promise<void> {
  await sql`
    insert into customers.consent_proof (user_code, wording, source, given_on, imported_at)
    select "userCode", wording, source, "givenOn", ${at}
    from jsonb_to_recordset(${JSON.stringify(proofs)}::jsonb)
      as proof ("userCode" text, wording text, source text, "givenOn" date)`.execute(trx);
}
