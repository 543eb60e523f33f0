import {
  type ConsentForm,
  type ConsentPurpose,
  consentForms,
  consentPurposes,
} from "../../contract/consent-purpose.ts";

export type ConsentRecord = {
  readonly purpose: string;
  readonly given: boolean;
  readonly mailbox: boolean;
  readonly form: string;
  readonly textVersion: string;
  readonly language: string;
  readonly words: string | null;
  readonly recordedAt: string;
};

/** A purpose as the page shows it. The newsletter is the purpose marketingEmail given for a mailbox. */
export type Subject = ConsentPurpose | "newsletter";

export function subjectOf({ purpose, mailbox }: ConsentRecord): Subject {
  if (mailbox) return "newsletter";
  return consentPurposes.find((known) => known === purpose) ?? "terms";
}

export const formOf = ({ form }: ConsentRecord): ConsentForm =>
  consentForms.find((known) => known === form) ?? "account";

/** The newest answer of each subject, newest first. */
export function currentRecords(history: readonly ConsentRecord[]): ConsentRecord[] {
  const newest = new Map<Subject, ConsentRecord>();
  for (const record of history) if (!newest.has(subjectOf(record))) newest.set(subjectOf(record), record);
  return [...newest.values()];
}
