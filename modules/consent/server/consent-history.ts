import type { Kysely, Transaction } from "kysely";
import { asLocale, fallbackLocale } from "#kit/core/locale.ts";
import type { LedgerDeps } from "./consent-deps.ts";
import { type ConsentSubject, subjectKey } from "./consent-subject.ts";
import { recordConsent } from "./record-consent.ts";
import { allEntries, type PastEntry } from "./store/entries.ts";

/** A member and their verified mailbox. */
export type MemberSubjects = { readonly userCode: string; readonly email: string | null };

/** One recorded answer. `mailbox` is true for answers of the mailbox instead of the member. */
export type PastAnswer = Omit<PastEntry, "subject"> & { readonly mailbox: boolean };

const subjectsOf = ({ userCode, email }: MemberSubjects): ConsentSubject[] => [
  { kind: "member", userCode },
  ...(email === null ? [] : [{ kind: "email", email } as const]),
];

/** All answers of a member, newest first; one statement. */
export async function consentHistory(
  db: Kysely<unknown>,
  { secret }: { readonly secret: string },
  whose: MemberSubjects,
): Promise<PastAnswer[]> {
  const keys = subjectsOf(whose).map((subject) => subjectKey(subject, secret));
  const entries = await allEntries(db, keys);
  return entries.map(({ subject, ...entry }) => ({ ...entry, mailbox: subject.startsWith("email:") }));
}

/**
 * Withdraws all consents of a deleted account. The entries stay as proof, but no longer identify the person: the member code
 * is not in use any more, and a mailbox is stored as a hash.
 */
export async function withdrawEverything(
  trx: Transaction<unknown>,
  deps: LedgerDeps,
  whose: MemberSubjects,
): Promise<void> {
  const history = await consentHistory(trx, deps, whose);
  const seen = new Set<string>();
  for (const { purpose, mailbox, given, textVersion, language } of history) {
    const key = `${mailbox} ${purpose}`;
    if (!seen.has(key) && given) {
      const subject = subjectsOf(whose)[mailbox ? 1 : 0];
      if (!subject) throw new Error("the history has an answer of an unknown mailbox");
      const locale = asLocale(language) ?? fallbackLocale;
      const answer = { subject, purpose, textVersion, locale, given: false, form: "accountDeletion" } as const;
      await recordConsent(trx, deps, { ...answer, address: "" });
    }
    seen.add(key);
  }
}
