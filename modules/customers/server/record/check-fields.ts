import { asEmailAddress } from "#kit/core/email-address.ts";
import { isEqualJson, type Json } from "#kit/core/fields/field-changes.ts";
import { ageOn, jakartaDay } from "#kit/core/jakarta-day.ts";
import { asLocale } from "#kit/core/locale.ts";
import { normaliseMobile } from "#kit/core/mobile-number.ts";
import type { FieldProblem, RecordWrite } from "#kit/postgres/records/record-type.ts";
import {
  type CustomerState,
  isCustomerCode,
  longestCustomerName,
  longestNote,
  longestSource,
  longestWording,
  ownFields,
  staffFields,
} from "../../contract/customer-state.ts";
import type { CustomerProblem } from "./customer-problems.ts";

type Write = RecordWrite<CustomerState>;
type Found = readonly [path: string, problem: CustomerProblem, detail?: string];

const longest: Readonly<Record<string, number>> = {
  firstName: longestCustomerName,
  lastName: longestCustomerName,
  note: longestNote,
  consentWording: longestWording,
  consentSource: longestSource,
};

/** The characters that exports of other shop systems use for masked letters. */
const isMasked = (value: Json | undefined) => typeof value === "string" && value.includes("•••");

/** Validates one customer without regard to others. Values from a file may be of any type. */
export function fieldProblems({ id, before, after }: Write, now: Date): FieldProblem[] {
  if (after === null) return [];
  const found = [
    ...formProblems(before ?? {}, after, now),
    ...(before === null ? newProblems(id, after, now) : ownProblems(before, after)),
  ];
  return found.map(([path, problem, detail]) => ({ id, path, problem, ...(detail === undefined ? {} : { detail }) }));
}

function formProblems(before: CustomerState, after: CustomerState, now: Date): Found[] {
  const known: readonly string[] = [...staffFields, ...ownFields];
  const fields: [string, Json | undefined][] = Object.entries(after);
  const { firstName, birthDate, locale } = after;
  const age = typeof birthDate === "string" ? ageOn(birthDate, now) : -1;
  const isNew = Object.keys(before).length === 0;
  // A customer who signed up through an external account may have no name yet.
  const needsName = isNew || before.firstName !== undefined;
  return [
    ...fields.flatMap(([path, value]): Found[] => {
      if (!known.includes(path)) return [[path, "unknown"]];
      const isFlag = path === "newsletter" || path === "whatsApp";
      if (isFlag ? value !== true : typeof value !== "string") return [[path, "unknown"]];
      if (isMasked(value)) return [[path, "masked"]];
      const most = longest[path];
      return most !== undefined && String(value).length > most ? [[path, "tooLong", String(most)]] : [];
    }),
    ...(needsName && firstName === undefined ? [["firstName", "firstName"] as const] : []),
    ...(birthDate !== undefined && birthDate !== before.birthDate && (age === null || age < 18 || age > 120)
      ? [["birthDate", "birthDate"] as const]
      : []),
    ...(locale !== undefined && asLocale(locale) === null ? [["locale", "locale"] as const] : []),
  ];
}

/** New customers come only from imports: they need a way to sign in, and proof of each consent. */
function newProblems(id: string, after: CustomerState, now: Date): Found[] {
  const { mobile, email, newsletter, whatsApp } = after;
  const isMobile = typeof mobile === "string" && normaliseMobile(mobile) === mobile;
  const isEmail = typeof email === "string" && asEmailAddress(email, { plus: true }) === email;
  const hasConsent = newsletter === true || whatsApp === true;
  const proof = ["consentWording", "consentSource", "consentDate"] as const;
  return [
    ...(isCustomerCode(id) ? [] : [["", "code"] as const]),
    ...(mobile === undefined && email === undefined ? [["mobile", "contactMissing"] as const] : []),
    ...(mobile === undefined || isMobile ? [] : [["mobile", "mobile", String(mobile)] as const]),
    ...(email === undefined || isEmail ? [] : [["email", "email", String(email)] as const]),
    ...(newsletter && email === undefined ? [["newsletter", "noAddress", "e-mail"] as const] : []),
    ...(whatsApp && mobile === undefined ? [["whatsApp", "noAddress", "WhatsApp"] as const] : []),
    // Reported at the consent's field: the file may lack the columns of the proof.
    ...(proof.some((path) => after[path] === undefined)
      ? (["newsletter", "whatsApp"] as const).filter((path) => after[path]).map((path): Found => [path, "proofMissing"])
      : []),
    ...(hasConsent ? [] : proof.filter((path) => after[path] !== undefined).map((path): Found => [path, "proofAlone"])),
    ...(after.consentDate !== undefined && !isPast(after.consentDate, now)
      ? [["consentDate", "proofDate"] as const]
      : []),
  ];
}

const isPast = (day: Json, now: Date): boolean =>
  typeof day === "string" && /^\d{4}-\d\d-\d\d$/.test(day) && day <= jakartaDay(now);

const ownProblems = (before: CustomerState, after: CustomerState): Found[] =>
  ownFields.filter((path) => !isEqualJson(before[path], after[path])).map((path) => [path, "own"]);
