import type { Transaction } from "kysely";
import { keyedHash } from "#kit/core/keyed-hash.ts";
import type { Locale } from "#kit/core/locale.ts";
import type { WriteFragment } from "#kit/postgres/write-fragments.ts";
import type { ConsentForm, ConsentPurpose } from "../contract/consent-purpose.ts";
import { isKnownWording } from "../contract/wordings.ts";
import type { LedgerDeps } from "./consent-deps.ts";
import { type ConsentSubject, subjectKey } from "./consent-subject.ts";
import { addEntries, addEntry, entryWrite, type LedgerEntry } from "./store/entries.ts";

/** `given` is false for a refusal or a withdrawal. */
export type ConsentAnswer = {
  readonly subject: ConsentSubject;
  readonly purpose: ConsentPurpose;
  readonly textVersion: string;
  readonly locale: Locale;
  readonly given: boolean;
  readonly form: ConsentForm;
  /** The IP address; empty when it is unknown. */
  readonly address: string;
};

/** Records an answer in the caller's transaction. An unknown wording version is a programming error. */
export async function recordConsent(trx: Transaction<unknown>, deps: LedgerDeps, answer: ConsentAnswer): Promise<void> {
  await addEntry(trx, entryOf(deps, answer));
}

/** The same for any number of answers, by one statement. */
export const recordConsents = (trx: Transaction<unknown>, deps: LedgerDeps, answers: readonly ConsentAnswer[]) =>
  addEntries(
    trx,
    answers.map((answer) => entryOf(deps, answer)),
  );

/** The same for several answers, as a fragment of a larger statement. */
export const consentWrites = (deps: LedgerDeps, answers: readonly ConsentAnswer[]): WriteFragment => ({
  rows: answers.map((answer) => entryWrite(entryOf(deps, answer))),
});

function entryOf({ clock, secret }: LedgerDeps, answer: ConsentAnswer): LedgerEntry {
  const { purpose, textVersion, given, form, locale, address } = answer;
  if (!isKnownWording(purpose, textVersion)) throw new Error(`${purpose} has no wording ${textVersion}`);
  return {
    subject: subjectKey(answer.subject, secret),
    purpose,
    textVersion,
    language: locale,
    given,
    form,
    addressHash: address === "" ? null : keyedHash(secret, `consent-address.${address}`),
    recordedAt: clock.now(),
  };
}
