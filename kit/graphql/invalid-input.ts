import { type BaseIssue, getDotPath } from "valibot";
import { fallbackLocale, type Locale } from "../core/locale.ts";

const checkField: { readonly [L in Locale]: (field: string) => string } = {
  "en-US": (field) => `Please check the field "${field}".`,
  "id-ID": (field) => `Silakan periksa kolom "${field}".`,
  "vi-VN": (field) => `Vui lòng kiểm tra trường "${field}".`,
  "zh-CN": (field) => `请检查字段“${field}”。`,
};

// The validation library's default messages; a rule with its own text never matches.
const builtInText = /^Invalid [^:]+: (Expected|Received) /;

/** A message for the first invalid input: the rule's own text, or the name of the field. */
export function invalidInputText(issue: BaseIssue<unknown>, locale: Locale): string {
  if (!builtInText.test(issue.message)) return issue.message;
  const sentence = checkField[locale] ?? checkField[fallbackLocale];
  return sentence(getDotPath(issue) ?? "input");
}
