import type { Kysely, Transaction } from "kysely";
import { asLocale, fallbackLocale } from "#kit/core/locale.ts";
import type { LedgerDeps } from "./consent-deps.ts";
import { type ConsentSubject, subjectKey } from "./consent-subject.ts";
import { recordConsent } from "./record-consent.ts";
import { allEntries, type PastEntry } from "./store/entries.ts";

/** Whose answers: a member's own, and those of the mailbox they have proved to read. */
export type Whose = { readonly userCode: string; readonly email: string | null };

/** One answer that was given once. `mailbox` tells those of the mailbox from those of the member. */
export type PastAnswer = Omit<PastEntry, "subject"> & { readonly mailbox: boolean };

const subjectsOf = ({ userCode, email }: Whose): ConsentSubject[] => [
  { kind: "member", userCode },
  ...(email === null ? [] : [{ kind: "email", email } as const]),
];

/** Everything a member ever agreed to, refused or took back, newest first; one statement. */
export async function consentHistory(
  db: Kysely<unknown>,
  { secret }: { readonly secret: string },
  whose: Whose,
): Promise<PastAnswer[]> {
  const keys = subjectsOf(whose).map((subject) => subjectKey(subject, secret));
  const entries = await allEntries(db, keys);
  return entries.map(({ subject, ...entry }) => ({ ...entry, mailbox: subject.startsWith("email:") }));
}

/**
 * Takes back what somebody who leaves had agreed to. The entries stay as the proof of what was; whom they were about
 * can no longer be found out, for nobody has that code any more and a mailbox stands there as a hash.
 */
export async function withdrawEverything(trx: Transaction<unknown>, deps: LedgerDeps, whose: Whose): Promise<void> {
  const history = await consentHistory(trx, deps, whose);
  const seen = new Set<string>();
  for (const { purpose, mailbox, given, textVersion, language } of history) {
    const key = `${mailbox} ${purpose}`;
    if (!seen.has(key) && given) {
      const subject = subjectsOf(whose)[mailbox ? 1 : 0];
      if (!subject) throw new Error("an answer of a mailbox that is not there");
      const locale = asLocale(language) ?? fallbackLocale;
      const answer = { subject, purpose, textVersion, locale, given: false, form: "accountDeletion" } as const;
      await recordConsent(trx, deps, { ...answer, address: "" });
    }
    seen.add(key);
  }
}
