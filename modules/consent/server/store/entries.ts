import type { Kysely, Transaction } from "kysely";
import { sql } from "kysely";
import type { ConsentForm, ConsentPurpose } from "../../contract/consent-purpose.ts";
import type { ConsentTables } from "./tables.ts";

export type LedgerEntry = {
  readonly subject: string;
  readonly purpose: ConsentPurpose;
  readonly textVersion: string;
  readonly language: string;
  readonly given: boolean;
  readonly form: ConsentForm;
  readonly addressHash: string | null;
  readonly recordedAt: Date;
};

export type NewestEntry = Pick<LedgerEntry, "purpose" | "textVersion" | "language" | "given" | "form" | "recordedAt">;

export async function addEntry(trx: Transaction<unknown>, entry: LedgerEntry): Promise<void> {
  await entryWrite(entry).execute(trx);
}

/** The same as a fragment of a larger statement. */
export const entryWrite = (entry: LedgerEntry) => sql`
  insert into consent.entry (subject, purpose, text_version, language, given, form, address_hash, recorded_at)
  values (${entry.subject}, ${entry.purpose}, ${entry.textVersion}, ${entry.language}, ${entry.given}, ${entry.form},
    ${entry.addressHash}, ${entry.recordedAt})`;

/** Adds any number of entries by one statement. */
export async function addEntries(trx: Transaction<unknown>, entries: readonly LedgerEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    insert into consent.entry (subject, purpose, text_version, language, given, form, address_hash, recorded_at)
    select subject, purpose, "textVersion", language, given, form, "addressHash", "recordedAt"
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (subject text, purpose text, "textVersion" text,
      language text, given boolean, form text, "addressHash" text, "recordedAt" timestamptz)`.execute(trx);
}

export async function newestEntries(db: Kysely<unknown>, subject: string): Promise<NewestEntry[]> {
  return db
    .withTables<ConsentTables>()
    .selectFrom("consent.entry")
    .distinctOn("purpose")
    .select([
      sql<ConsentPurpose>`purpose`.as("purpose"),
      "text_version as textVersion",
      "language",
      "given",
      sql<ConsentForm>`form`.as("form"),
      "recorded_at as recordedAt",
    ])
    .where("subject", "=", subject)
    .orderBy("purpose")
    .orderBy("id", "desc")
    .execute();
}

export type PastEntry = NewestEntry & { readonly subject: string };

/** The page shows no more. */
const maxEntries = 500;

/** All entries of these subjects, newest first. */
export async function allEntries(db: Kysely<unknown>, subjects: readonly string[]): Promise<PastEntry[]> {
  return db
    .withTables<ConsentTables>()
    .selectFrom("consent.entry")
    .select([
      "subject",
      sql<ConsentPurpose>`purpose`.as("purpose"),
      "text_version as textVersion",
      "language",
      "given",
      sql<ConsentForm>`form`.as("form"),
      "recorded_at as recordedAt",
    ])
    .where("subject", "in", [...subjects])
    .orderBy("id", "desc")
    .limit(maxEntries)
    .execute();
}
