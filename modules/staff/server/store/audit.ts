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

const contactView = "contact.view";
/** A second look at the same contact within this time leaves no second line. */
const viewMinutes = 60;

/** Logs whose contact data a staff member saw: one line for each subject. Concurrent looks may leave two. */
export async function writeContactViews(
  db: Kysely<unknown>,
  {
    staff,
    subjects,
  }: { readonly staff: { readonly id: string; readonly name: string }; readonly subjects: readonly string[] },
  at: Date,
): Promise<void> {
  if (subjects.length === 0) return;
  const since = new Date(at.getTime() - viewMinutes * 60_000);
  await sql`
    insert into staff.audit (at, account_id, name, action, subject, detail)
    select ${at}::timestamptz, ${staff.id}::uuid, ${staff.name}::text, ${contactView}::text, seen, '{}'::jsonb
    from unnest(${[...new Set(subjects)]}::text[]) as seen
    where not exists (
      select from staff.audit where subject = seen and account_id = ${staff.id} and action = ${contactView} and at > ${since}
    )`.execute(db);
}

export type AuditLine = {
  readonly id: number;
  readonly at: Date;
  readonly name: string;
  readonly action: string;
  readonly subject: string;
  readonly detail: Readonly<Record<string, unknown>>;
};

/**
 * The newest entries, older than `before` if given. Looks at contact data stand in a list of their own (`contacts`), because they
 * outnumber everything else; with a subject all of its entries come.
 */
export async function readAudit(
  db: Kysely<unknown>,
  {
    subject,
    before,
    limit,
    contacts = false,
    actions = null,
  }: {
    subject: string | null;
    before: number | null;
    limit: number;
    contacts?: boolean;
    /** Only these; null for all. */
    actions?: readonly string[] | null;
  },
): Promise<AuditLine[]> {
  const { rows } = await sql<AuditLine>`
    select id, at, name, action, subject, detail from staff.audit
    where (${subject}::text is null or subject = ${subject}) and (${before}::bigint is null or id < ${before})
      and (${actions && [...actions]}::text[] is null or action = any(${actions && [...actions]}::text[]))
      and (${subject}::text is not null or (action = ${contactView}) = ${contacts})
    order by id desc limit ${limit}`.execute(db);
  return rows;
}
