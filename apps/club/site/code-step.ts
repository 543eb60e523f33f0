import type { Locale, Texts } from "#kit/core/locale.ts";
import { type CodeFailure, sendCode, takeCode } from "../codes/codes.ts";
import { type Member, memberByMobile } from "../store/members.ts";
import { checkCode, checkMobile } from "./check-form.ts";
import type { Problems } from "./fields.ts";
import { codePage, type FormPage } from "./form-pages.ts";
import type { ClubSiteDeps } from "./site-deps.ts";
import { problemTexts } from "./texts/form-texts.ts";

/** The submitted form with language and address. */
export type Sent = { readonly form: URLSearchParams; readonly locale: Locale; readonly address: string };

type PhoneChannel = "WHATSAPP" | "SMS";

const channelIn = (form: URLSearchParams): PhoneChannel => (form.get("channel") === "SMS" ? "SMS" : "WHATSAPP");

type Flow = "password" | "pin";

export const codeProblems: { readonly [C in CodeFailure["code"]]: Texts } = {
  OTP_INVALID: problemTexts.codeWrong,
  OTP_EXPIRED: problemTexts.codeExpired,
  OTP_TOO_MANY: problemTexts.codeTooMany,
};

/** Sends a code to the form's number and shows the code form; `again` shows the first page with the problem. */
export async function askForCode(
  deps: ClubSiteDeps,
  flow: Flow,
  { form, locale, address }: Sent,
  again: (typed: string, problems: Problems) => FormPage,
): Promise<FormPage> {
  const typed = form.get("mobile") ?? "";
  const mobile = checkMobile(typed);
  if (!mobile.ok) return again(typed, { mobile: mobile.error.text[locale] });
  const channel = channelIn(form);
  const sent = await sendCode(deps, { receiver: mobile.value, purpose: flow, address, locale, channel });
  if (!sent.ok) return again(typed, { form: problemTexts.tooOften[locale] });
  const { minutes } = deps.codes;
  return codePage({ locale, flow, mobile: mobile.value, minutes, sent: sent.value, problems: {} });
}

/** Checks the form's code: returns the member, or the page to show instead. */
export async function readCode(
  deps: ClubSiteDeps,
  flow: Flow,
  { form, locale, address }: Sent,
  startAgain: () => FormPage,
): Promise<{ member: Member } | { page: FormPage }> {
  const mobile = checkMobile(form.get("mobile") ?? "");
  if (!mobile.ok) return { page: startAgain() };
  const sent = { channel: channelIn(form), waitSame: 0, waitOther: 0 };
  const input = { locale, flow, mobile: mobile.value, minutes: deps.codes.minutes, sent };
  const code = checkCode(form.get("code") ?? "");
  if (!code.ok) return { page: codePage({ ...input, problems: { code: code.error.text[locale] } }) };
  const taken = await takeCode(deps, { receiver: mobile.value, purpose: flow, address, code: code.value });
  if (!taken.ok) return { page: codePage({ ...input, problems: { code: codeProblems[taken.error.code][locale] } }) };
  const member = await memberByMobile(deps.database.kysely, mobile.value);
  return member?.status === "ACTIVE" ? { member } : { page: startAgain() };
}
