import { inTransaction } from "#kit/postgres/transaction.ts";
import { sendCode, takeCode } from "../codes/codes.ts";
import { type Member, memberById, passwordHashOf } from "../store/members.ts";
import { pinHashOf } from "../store/pins.ts";
import { takeResetWait } from "../store/reset-waits.ts";
import { checkCode } from "./check-form.ts";
import { codeProblems, type Sent } from "./code-step.ts";
import { emailCodePage, type FormPage, waitPage } from "./form-pages.ts";
import type { ClubSiteDeps } from "./site-deps.ts";
import { problemTexts } from "./texts/form-texts.ts";
import { issueTicket, readTicket, stateOf } from "./ticket.ts";

type Flow = "password" | "pin";

/** Ticket that the code to the phone was right, for this flow. */
const phoneProved = { password: "passwordPhone", pin: "pinPhone" } as const;
const emailPurpose = { password: "passwordEmail", pin: "pinEmail" } as const;

const stateNow = async (deps: ClubSiteDeps, flow: Flow, memberId: string): Promise<string> => {
  const hashOf = flow === "password" ? passwordHashOf : pinHashOf;
  return stateOf(deps.secret, await hashOf(deps.database.kysely, memberId));
};

/**
 * The step after the code to the phone, since four digits alone must not change a password or PIN: a code to the
 * member's mailbox or, without one, another code to the phone a day later. Null when both proofs are there.
 */
export async function askSecondProof(
  deps: ClubSiteDeps,
  flow: Flow,
  sent: Sent,
  member: Member,
): Promise<FormPage | null> {
  const { locale } = sent;
  if (member.email === null) {
    const hours = await inTransaction(deps.database, (trx) => takeResetWait(trx, member.id, deps.clock.now()));
    return hours === 0 ? null : waitPage(locale, flow, hours);
  }
  const state = await stateNow(deps, flow, member.id);
  const ticket = issueTicket(deps, { purpose: phoneProved[flow], memberId: member.id, state });
  return sendToMailbox(deps, flow, sent, { ticket, email: member.email });
}

async function sendToMailbox(
  deps: ClubSiteDeps,
  flow: Flow,
  { locale, address }: Sent,
  { ticket, email }: { readonly ticket: string; readonly email: string },
): Promise<FormPage> {
  const request = { receiver: email, purpose: emailPurpose[flow], address, locale, channel: "EMAIL" } as const;
  const written = await sendCode(deps, request);
  const problems = written.ok ? {} : { form: problemTexts.tooOften[locale] };
  return emailCodePage({ locale, flow, ticket, email, minutes: deps.codes.minutes, problems });
}

/** Checks the code to the mailbox: returns the member, or the page to show instead. */
export async function readSecondProof(
  deps: ClubSiteDeps,
  flow: Flow,
  sent: Sent,
  startAgain: () => FormPage,
): Promise<{ member: Member } | { page: FormPage }> {
  const { form, locale, address } = sent;
  const ticket = form.get("ticket") ?? "";
  const read = readTicket(deps, ticket, phoneProved[flow]);
  const member = read && (await memberById(deps.database.kysely, read.memberId));
  const fresh = read !== null && (await stateNow(deps, flow, read.memberId)) === read.state;
  if (!fresh || member?.status !== "ACTIVE" || member.email === null) return { page: startAgain() };
  const { email } = member;
  if (form.has("again")) return { page: await sendToMailbox(deps, flow, sent, { ticket, email }) };
  const shown = { locale, flow, ticket, email, minutes: deps.codes.minutes };
  const code = checkCode(form.get("code") ?? "");
  if (!code.ok) return { page: emailCodePage({ ...shown, problems: { code: code.error.text[locale] } }) };
  const taken = await takeCode(deps, { receiver: email, purpose: emailPurpose[flow], address, code: code.value });
  if (taken.ok) return { member };
  return { page: emailCodePage({ ...shown, problems: { code: codeProblems[taken.error.code][locale] } }) };
}
