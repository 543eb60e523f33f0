import type { Locale } from "#kit/core/locale.ts";
import { longestPhoneText } from "#kit/core/mobile-number.ts";
import { type Html, html } from "#kit/http/html.ts";
import { formTexts } from "./texts/form-texts.ts";

/** A form's problem: at a field, or above all fields. */
export type Problems = Readonly<Partial<Record<FieldName | "form", string>>>;

type FieldName = "mobile" | "password" | "rePassword" | "code" | "pin" | "rePin";

type Field = {
  readonly name: FieldName;
  readonly label: string;
  readonly help?: string;
  readonly problems: Problems;
  readonly input: (described: Html | null) => Html;
  readonly before?: Html;
  readonly after?: Html;
};

function field({ name, label, help, problems, input, before, after }: Field): Html {
  const problem = problems[name];
  const ids = [help ? `${name}-help` : null, problem ? `${name}-problem` : null].filter((id) => id !== null);
  const described =
    ids.length > 0
      ? html` aria-describedby="${ids.join(" ")}"${problem ? html` aria-invalid="true" autofocus` : null}`
      : null;
  return html`<div class="field">
<label for="${name}">${label}</label>
<div class="box${problem ? " wrong" : ""}">${before ?? null}${input(described)}${after ?? null}</div>
${problem ? html`<p class="problem" id="${name}-problem">${problem}</p>` : null}
${help ? html`<p class="help" id="${name}-help">${help}</p>` : null}
</div>`;
}

/** The message above a form; screen readers announce it at once. */
export const formProblem = ({ form }: Problems): Html | null =>
  form ? html`<p class="alert" role="alert">${form}</p>` : null;

export const mobileField = (locale: Locale, value: string, problems: Problems): Html =>
  field({
    name: "mobile",
    label: formTexts.mobile[locale],
    help: formTexts.mobileHelp[locale],
    problems,
    before: html`<span class="prefix">+62</span>`,
    input: (described) =>
      html`<input id="mobile" name="mobile" type="tel" inputmode="numeric" autocomplete="tel-national" maxlength="${longestPhoneText}" required value="${value}"${described}>`,
  });

const reveal = (name: string, locale: Locale): Html =>
  html`<button type="button" class="reveal" hidden data-reveal="${name}" data-show="${formTexts.show[locale]}" data-hide="${formTexts.hide[locale]}" aria-pressed="false" aria-controls="${name}">${formTexts.show[locale]}</button>`;

type PasswordField = { readonly name: "password" | "rePassword"; readonly label: string; readonly help?: string };

export const passwordField = (
  locale: Locale,
  { name, label, help }: PasswordField,
  autocomplete: "current-password" | "new-password",
  problems: Problems,
): Html =>
  field({
    name,
    label,
    ...(help ? { help } : {}),
    problems,
    after: reveal(name, locale),
    input: (described) =>
      html`<input id="${name}" name="${name}" type="password" autocomplete="${autocomplete}" maxlength="200" required${described}>`,
  });

export const codeField = (locale: Locale, problems: Problems): Html =>
  field({
    name: "code",
    label: formTexts.code[locale],
    problems,
    input: (described) =>
      html`<input class="digits" id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" spellcheck="false" maxlength="20" data-digits="4" required${described}>`,
  });

type PinField = { readonly name: "pin" | "rePin"; readonly label: string; readonly help?: string };

export const pinField = (locale: Locale, { name, label, help }: PinField, problems: Problems): Html =>
  field({
    name,
    label,
    ...(help ? { help } : {}),
    problems,
    after: reveal(name, locale),
    input: (described) =>
      html`<input class="digits" id="${name}" name="${name}" type="password" inputmode="numeric" autocomplete="off" maxlength="6" data-digits="6" required${described}>`,
  });

export const hidden = (values: Readonly<Record<string, string>>): Html[] =>
  Object.entries(values).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
