import type { Json, RecordState } from "../../core/fields/field-changes.ts";
import { asLocale } from "../../core/locale.ts";
import type { FieldProblem } from "./record-type.ts";

type Check = { readonly id: string; readonly path: string };
type TextLimit = { readonly longest: number };

/** A text of one line or more, not blank. */
export function textProblems({ id, path }: Check, value: unknown, { longest }: TextLimit): FieldProblem[] {
  if (value === undefined) return [];
  if (typeof value !== "string" || value.trim() === "") return [{ id, path, problem: "required" }];
  return value.length > longest ? [{ id, path, problem: "tooLong", detail: String(longest) }] : [];
}

/** Texts in the shop's languages and no others. */
export function textsProblems({ id, path }: Check, value: unknown, limit: TextLimit): FieldProblem[] {
  if (value === undefined) return [];
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [{ id, path, problem: "unknown" }];
  return Object.entries(value).flatMap(([locale, text]) =>
    asLocale(locale) === null
      ? [{ id, path: `${path}/${locale}`, problem: "unknown" }]
      : textProblems({ id, path: `${path}/${locale}` }, text, limit),
  );
}

/** Fields that no editor has. */
export const unknownFields = (id: string, state: object, known: readonly string[]): FieldProblem[] =>
  Object.keys(state)
    .filter((field) => !known.includes(field))
    .map((path) => ({ id, path, problem: "unknown" }));

/** Texts without blanks around them, in every group; blank ones are left out. */
export function trimTexts(state: RecordState): RecordState {
  return Object.fromEntries(
    Object.entries(state).flatMap(([key, value]) => {
      const trimmed = typeof value === "string" ? value.trim() : isGroup(value) ? trimTexts(value) : value;
      const isEmpty = trimmed === "" || (isGroup(trimmed) && Object.keys(trimmed).length === 0);
      return isEmpty ? [] : [[key, trimmed]];
    }),
  );
}

const isGroup = (value: Json): value is RecordState =>
  typeof value === "object" && value !== null && !Array.isArray(value);
