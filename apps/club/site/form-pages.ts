import { maskedEmail } from "#kit/core/email-address.ts";
import type { Locale, Texts } from "#kit/core/locale.ts";
import { maskedMobile, nationalPart } from "#kit/core/mobile-number.ts";
import { type Html, html } from "#kit/http/html.ts";
import { type CodeSent, otherChannel } from "../codes/codes.ts";
import type { CodeChannel } from "../ports/club-messages.ts";
import { codeField, formProblem, hidden, mobileField, type Problems, passwordField, pinField } from "./fields.ts";
import { formTexts } from "./texts/form-texts.ts";
import { pageTexts } from "./texts/page-texts.ts";
import { filled } from "./texts/text.ts";

/** A page of one of the two flows. */
export type FormPage = { readonly title: Texts; readonly body: Html; readonly tells?: "pin-set" };

const stepLine = (locale: Locale, step: number): Html =>
  html`<p class="step">${filled(formTexts.step[locale], { step, steps: 3 })}</p>`;

const formOf = (locale: Locale, fields: Readonly<Record<string, string>>, inside: Html): Html =>
  html`<form method="post" action="?lang=${locale}" novalidate>${hidden(fields)}
${inside}</form>`;

const act = (label: string): Html => html`<button class="act">${label}</button>`;

export function numberPage(locale: Locale, mobile: string, problems: Problems): FormPage {
  const texts = pageTexts.password;
  const body = html`${stepLine(locale, 1)}<h1>${texts.title[locale]}</h1>
<p class="lead">${texts.lead[locale]}</p>
${formProblem(problems)}
${formOf(locale, { step: "number" }, html`${mobileField(locale, mobile, problems)}${act(formTexts.next[locale])}`)}`;
  return { title: texts.title, body };
}

export function identifyPage(locale: Locale, mobile: string, problems: Problems): FormPage {
  const texts = pageTexts.pin;
  const password = { name: "password", label: formTexts.password[locale] } as const;
  const body = html`${stepLine(locale, 1)}<h1>${texts.title[locale]}</h1>
<p class="lead">${texts.lead[locale]}</p>
${formProblem(problems)}
${formOf(
  locale,
  { step: "identify" },
  html`${mobileField(locale, mobile, problems)}
${passwordField(locale, password, "current-password", problems)}
${act(formTexts.next[locale])}
<button class="other" name="by" value="code">${texts.byCode[locale]}</button>`,
)}`;
  return { title: texts.title, body };
}

type CodeStep = {
  readonly locale: Locale;
  readonly flow: "password" | "pin";
  readonly mobile: string;
  readonly minutes: number;
  readonly sent: CodeSent;
  readonly problems: Problems;
};

export function codePage({ locale, flow, mobile, minutes, sent, problems }: CodeStep): FormPage {
  const title = pageTexts[flow].codeTitle;
  const { channel } = sent;
  const other = otherChannel[channel];
  const values = { mobile: maskedMobile(mobile), minutes, channel: channelNames[channel] };
  const national = nationalPart(mobile);
  const resend: Record<string, string> = flow === "password" ? { step: "number" } : { step: "identify", by: "code" };
  const body = html`${stepLine(locale, 2)}<h1>${title[locale]}</h1>
<p class="lead" role="status">${filled(formTexts.codeSent[locale], values)}</p>
${formProblem(problems)}
${formOf(locale, { step: "code", mobile: national, channel }, html`${codeField(locale, problems)}${act(formTexts.next[locale])}`)}
${formOf(
  locale,
  { ...resend, mobile: national },
  html`${sendBy(locale, channel, sent.waitSame, formTexts.sendAgain)}${sendBy(locale, other, sent.waitOther, formTexts.sendOther)}`,
)}
<a class="other" href="?lang=${locale}">${formTexts.otherNumber[locale]}</a>`;
  return { title, body };
}

type EmailCodeStep = {
  readonly locale: Locale;
  readonly flow: "password" | "pin";
  readonly ticket: string;
  readonly email: string;
  readonly minutes: number;
  readonly problems: Problems;
};

/** The code to the phone was right; the one to the mailbox is the second proof. */
export function emailCodePage({ locale, flow, ticket, email, minutes, problems }: EmailCodeStep): FormPage {
  const title = formTexts.emailTitle;
  const values = { email: maskedEmail(email), minutes };
  const body = html`${stepLine(locale, 2)}<h1>${title[locale]}</h1>
<p class="lead" role="status">${filled(formTexts.emailSent[locale], values)}</p>
${formProblem(problems)}
${formOf(locale, { step: "email", ticket }, html`${codeField(locale, problems)}${act(formTexts.next[locale])}`)}
${formOf(locale, { step: "email", ticket, again: "1" }, html`<button class="other">${formTexts.emailAgain[locale]}</button>`)}
${flow === "pin" ? html`<a class="other" href="?lang=${locale}">${formTexts.usePassword[locale]}</a>` : null}`;
  return { title, body };
}

/** There is no mailbox: another code to the phone is the second proof, in so many hours. */
export function waitPage(locale: Locale, flow: "password" | "pin", hours: number): FormPage {
  const title = formTexts.waitTitle;
  const body = html`<h1>${title[locale]}</h1>
<p class="lead" role="status">${filled(formTexts.waitText[locale], { hours })}</p>
${flow === "pin" ? html`<a class="other" href="?lang=${locale}">${formTexts.usePassword[locale]}</a>` : null}`;
  return { title, body };
}

/** The channels' names are the same in every language. */
const channelNames = { WHATSAPP: "WhatsApp", SMS: "SMS", EMAIL: "E-mail" } as const satisfies {
  readonly [C in CodeChannel]: string;
};

function sendBy(locale: Locale, channel: CodeChannel, wait: number, texts: Texts): Html {
  const named = { channel: channelNames[channel] };
  const label = filled(texts[locale], named);
  const waiting = filled(formTexts.waitFor[locale], named);
  return html`<button class="other" name="channel" value="${channel}" data-wait="${wait}" data-waiting="${waiting}">${label}</button>`;
}

export function newPasswordPage(locale: Locale, ticket: string, problems: Problems): FormPage {
  const texts = pageTexts.password;
  const first = {
    name: "password",
    label: formTexts.newPassword[locale],
    help: formTexts.passwordHelp[locale],
  } as const;
  const second = { name: "rePassword", label: formTexts.passwordAgain[locale] } as const;
  const body = html`${stepLine(locale, 3)}<h1>${texts.chooseTitle[locale]}</h1>
${formProblem(problems)}
${formOf(
  locale,
  { step: "password", ticket },
  html`${passwordField(locale, first, "new-password", problems)}
${passwordField(locale, second, "new-password", problems)}
${act(texts.save[locale])}`,
)}`;
  return { title: texts.chooseTitle, body };
}

export function newPinPage(locale: Locale, ticket: string, problems: Problems): FormPage {
  const texts = pageTexts.pin;
  const first = { name: "pin", label: formTexts.pin[locale], help: formTexts.pinHelp[locale] } as const;
  const second = { name: "rePin", label: formTexts.pinAgain[locale] } as const;
  const body = html`${stepLine(locale, 3)}<h1>${texts.chooseTitle[locale]}</h1>
${formProblem(problems)}
${formOf(
  locale,
  { step: "pin", ticket },
  html`${pinField(locale, first, problems)}
${pinField(locale, second, problems)}
${act(texts.save[locale])}`,
)}`;
  return { title: texts.chooseTitle, body };
}

export function donePage(locale: Locale, flow: "password" | "pin"): FormPage {
  const texts = pageTexts[flow];
  const body = html`<div class="seal" aria-hidden="true">&#10003;</div><h1>${texts.doneTitle[locale]}</h1>
<p class="lead" role="status">${texts.done[locale]}</p>
<button type="button" class="act" hidden data-close>${formTexts.close[locale]}</button>`;
  return { title: texts.doneTitle, body, ...(flow === "pin" ? { tells: "pin-set" } : {}) };
}
