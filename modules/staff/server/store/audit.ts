import { type Kysely, sql, type Transaction } from "kysely";

export type AuditEntry = {
  /** Null for commands on the server. */
  readonly staff: { readonly id: string | null; readonly name: string };
  readonly action: string;
  /** The object, as `order:BB…`, `return:…`, `staff:…`. */
  readonly subject: string;
  readonly detail?: Readonly<Record<string, unknown>>;
};

/** Writes an audit entry in the transaction of the action. `detail` must contain no secrets. */
export async function writeAudit(trx: Transaction<unknown>, entry: AuditEntry, at: Date): Promise<void> {
  await sql`
    insert into staff.audit (at, account_id, name, action, subject, detail)
    values (${at}, ${entry.staff.id}, ${entry.staff.name}, ${entry.action}, ${entry.subject},
      ${JSON.stringify(entry.detail ?? {})}::jsonb)`.execute(trx);
}

export type AuditLine = {
  readonly id: number;
  readonly at: Date;
  readonly name: string;
  readonly action: string;
  readonly subject: string;
  readonly detail: Readonly<Record<string, unknown>>;
};

/** The newest entries, older than `before` if given. */
export async function readAudit(
  db: Kysely<unknown>,
  { subject, before, limit }: { subject: string | null; before: number | null; limit: number },
): Promise<AuditLine[]> {
  const { rows } = await sql<AuditLine>`
    select id, at, name, action, subject, detail from staff.audit
    where (${subject}::text is null or subject = ${subject}) and (${before}::bigint is null or id < ${before})
    order by id desc limit ${limit}`.execute(db);
  return rows;
}
