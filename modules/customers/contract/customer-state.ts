import { asEmailAddress } from "#kit/core/email-address.ts";
import type { Json, RecordState } from "#kit/core/fields/field-changes.ts";
import { normaliseMobile } from "#kit/core/mobile-number.ts";

/** The name of the record, of its file and of its subjects in the audit. */
export const customerType = "customer";

/** A customer as a record. Staff edit name, birthday, language and note; an import also sets how to reach them, once. */
export type CustomerState = {
  readonly firstName?: string;
  readonly lastName?: string;
  /** As 2000-12-31. */
  readonly birthDate?: string;
  readonly locale?: string;
  readonly note?: string;
  readonly mobile?: string;
  readonly email?: string;
  /** Absent when the customer did not agree. */
  readonly newsletter?: true;
  readonly whatsApp?: true;
  readonly consentWording?: string;
  readonly consentSource?: string;
  /** As 2025-06-30. */
  readonly consentDate?: string;
};

/** What a customer alone decides and proves; an import sets it for a new one. */
export const ownFields = [
  "mobile",
  "email",
  "newsletter",
  "whatsApp",
  "consentWording",
  "consentSource",
  "consentDate",
] as const satisfies readonly (keyof CustomerState)[];

/** What the permission to edit is about. */
export const staffFields = [
  "firstName",
  "lastName",
  "birthDate",
  "locale",
  "note",
] as const satisfies readonly (keyof CustomerState)[];

export const longestCustomerName = 100;
export const longestNote = 2000;
export const longestWording = 2000;
export const longestSource = 200;

/** The codes of customers: given by the shop, never typed. */
export const isCustomerCode = (text: string): boolean => /^U[A-Z0-9]{1,30}$/.test(text);

/** One line without control characters, which could break mail headers; a note keeps its lines. */
const line = (text: string) =>
  text
    .replace(/\p{Cc}+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

const asWritten: Readonly<Record<string, (text: string) => string>> = {
  mobile: (text) => normaliseMobile(text) ?? text.trim(),
  email: (text) => asEmailAddress(text, { plus: true }) ?? text.trim().toLowerCase(),
  note: (text) => text.replaceAll("\r\n", "\n").trim(),
};

/** Trimmed texts in one spelling; empty ones are left out. */
export function normaliseCustomer(state: RecordState): RecordState {
  const fields = Object.entries(state).flatMap(([key, value]): [string, Json][] => {
    if (value === false) return [];
    if (typeof value !== "string") return [[key, value]];
    const text = (asWritten[key] ?? line)(value);
    return text === "" ? [] : [[key, text]];
  });
  return Object.fromEntries(fields);
}
