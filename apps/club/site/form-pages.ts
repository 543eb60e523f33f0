import type { Locale, Texts } from "#kit/core/locale.ts";
import { maskedMobile, nationalPart } from "#kit/core/mobile-number.ts";
import { type Html, html } from "#kit/http/html.ts";
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
  readonly waitSeconds: number;
  readonly problems: Problems;
};

export function codePage({ locale, flow, mobile, minutes, waitSeconds, problems }: CodeStep): FormPage {
  const title = pageTexts[flow].codeTitle;
  const sent = filled(formTexts.codeSent[locale], { mobile: maskedMobile(mobile), minutes });
  const national = nationalPart(mobile);
  const resend: Record<string, string> = flow === "password" ? { step: "number" } : { step: "identify", by: "code" };
  const body = html`${stepLine(locale, 2)}<h1>${title[locale]}</h1>
<p class="lead" role="status">${sent}</p>
${formProblem(problems)}
${formOf(locale, { step: "code", mobile: national }, html`${codeField(locale, problems)}${act(formTexts.next[locale])}`)}
${formOf(
  locale,
  { ...resend, mobile: national },
  html`<button class="other" data-wait="${waitSeconds}" data-waiting="${formTexts.waitFor[locale]}">${formTexts.sendAgain[locale]}</button>`,
)}
<a class="other" href="?lang=${locale}">${formTexts.otherNumber[locale]}</a>`;
  return { title, body };
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
  const body = html`<div class="seal" aria-hidden="true">✓</div><h1>${texts.doneTitle[locale]}</h1>
<p class="lead" role="status">${texts.done[locale]}</p>
<button type="button" class="act" hidden data-close>${formTexts.close[locale]}</button>`;
  return { title: texts.doneTitle, body, ...(flow === "pin" ? { tells: "pin-set" } : {}) };
}
