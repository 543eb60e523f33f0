import { type Locale, locales } from "#kit/core/locale.ts";
import { isMultiLine, longestText, type TextRole } from "../../contract/message-text.ts";
import { isEssential, isOffered, placeholdersIn } from "../../contract/placeholders.ts";
import type { MessageText } from "../templates/message-text.ts";

/** What a changed text may and must have. */
type TextRules = {
  readonly role: TextRole;
  readonly allowed: readonly string[];
  readonly required: readonly string[];
};

/** A subject, a heading or a button says what the message is about; its facts are in the other texts. */
const mustKeep = (role: TextRole): boolean => role === "paragraph" || role === "short" || role === "label";

/** `offered` are the placeholders of the template. */
export function rulesOf({ role, texts }: MessageText, offered: readonly string[], locale: Locale): TextRules {
  const shipped = new Set(locales.flatMap((one) => placeholdersIn(texts[one])));
  return {
    role,
    allowed: [...new Set([...shipped, ...offered.filter(isOffered)])],
    required: mustKeep(role) ? placeholdersIn(texts[locale]).filter(isEssential) : [],
  };
}

export type TextProblem = { readonly problem: string; readonly detail?: string };

const tag = /<\s*[/!?a-z][^>]*>?/i;
// Controls, and signs that hide or reorder what a reader sees.
const hidden = /[\p{Cc}\u061C\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/u;
const surrogate = /\p{Cs}/u;

/** Why a text may not be saved; empty when it may. */
export function textProblems({ role, allowed, required }: TextRules, text: unknown): TextProblem[] {
  if (typeof text !== "string") return [{ problem: "unknown" }];
  if (text.trim() === "") return [{ problem: "required" }];
  const longest = longestText[role];
  if (text.length > longest) return [{ problem: "tooLong", detail: String(longest) }];
  const lines = isMultiLine(role) ? text.replaceAll("\n", "") : text;
  if (lines.includes("\n") || lines.includes("\r")) return [{ problem: "oneLine" }];
  if (hidden.test(lines) || surrogate.test(lines)) return [{ problem: "hidden" }];
  if (tag.test(text)) return [{ problem: "markup" }];
  const used = placeholdersIn(text);
  const unknown = used.find((name) => !allowed.includes(name));
  if (unknown !== undefined) return [{ problem: "unknownPlaceholder", detail: `{${unknown}}` }];
  if (/[{}]/.test(text.replaceAll(/\{\w+\}/g, ""))) return [{ problem: "brace" }];
  return required
    .filter((name) => !used.includes(name))
    .map((name) => ({ problem: "missingPlaceholder", detail: `{${name}}` }));
}
