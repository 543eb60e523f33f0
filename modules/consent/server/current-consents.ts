import type { Kysely } from "kysely";
import { type ConsentSubject, subjectKey } from "./consent-subject.ts";
import { type NewestEntry, newestEntries } from "./store/entries.ts";

/** The newest answer of a subject for each purpose. */
export function currentConsents(
  db: Kysely<unknown>,
  { secret }: { readonly secret: string },
  subject: ConsentSubject,
): Promise<readonly NewestEntry[]> {
  return newestEntries(db, subjectKey(subject, secret));
}
