import { type Kysely, sql, type Transaction } from "kysely";

export type Explanation = {
  readonly state: "explained" | "open";
  readonly note: string;
  readonly version: number;
};

/** Whether this is a difference now: a row that does not agree, or a payment that no file has. */
export async function isDifferenceNow(db: Kysely<unknown>, subject: string, missedBefore: Date): Promise<boolean> {
  const [kind, id = "", number = "0"] = subject.split(":");
  const { rows } =
    kind === "row"
      ? await sql`
          select from settlements.line
          where file_id = ${id}::uuid and number = ${Number(number)} and result not in ('matched', 'refunded')`.execute(
          db,
        )
      : await sql`
          select from settlements.unsettled_charge where id = ${id}::uuid and paid_at < ${missedBefore}`.execute(db);
  return rows.length > 0;
}

/** Serialises notes about one difference, also the first two, which have no row to lock. */
export async function lockExplanation(trx: Transaction<unknown>, subject: string): Promise<Explanation | null> {
  await sql`select pg_advisory_xact_lock(hashtext('settlements.explanation'), hashtext(${subject}))`.execute(trx);
  const { rows } = await sql<Explanation>`
    select state, note, version from settlements.explanation where subject = ${subject}`.execute(trx);
  return rows[0] ?? null;
}

export async function saveExplanation(
  trx: Transaction<unknown>,
  {
    subject,
    state,
    note,
    version,
    actor,
    at,
  }: Explanation & {
    readonly subject: string;
    readonly actor: string;
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    insert into settlements.explanation (subject, state, note, version, actor, at)
    values (${subject}, ${state}, ${note}, ${version}, ${actor}, ${at})
    on conflict (subject) do update set state = excluded.state, note = excluded.note, version = excluded.version,
      actor = excluded.actor, at = excluded.at`.execute(trx);
}
