import { type Json, type RecordState, valueAt } from "#kit/core/fields/field-changes.ts";
import { locales } from "#kit/core/locale.ts";
import { isLinkTarget } from "../link-target.ts";
import type { FormProblem } from "../page/page-form.ts";
import { entriesAbove } from "./entry-tree.ts";
import { entryFields, fieldsOfPart, type SiteField } from "./site-fields.ts";
import { isNavigation, mostEntries, navigationLevels, type SitePart } from "./site-parts.ts";
import type { EntryStates } from "./site-state.ts";

const entryId = /^[a-z0-9-]{1,60}$/;
const telephone = /^\+?\d[\d ()-]{4,22}\d$/;
const mail = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const ownPicture = /^\/(?![/\\])\S{0,299}$/;
const colour = /^#[0-9a-f]{6}$/;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;

const groupOf = (value: Json | undefined): RecordState | null =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as RecordState) : null;

/** Problems of a part's form: unknown fields, values of another kind, excess length. What is missing is no problem of a draft. */
export function siteFormProblems(part: SitePart, state: RecordState): FormProblem[] {
  const { part: _part, live: _live, ...fields } = state;
  if (isNavigation(part)) {
    const { entries, ...others } = fields;
    const unknown = Object.keys(others).map((path) => ({ path, problem: "unknown" }));
    return entries === undefined ? unknown : [...unknown, ...entriesProblems(entries, navigationLevels[part])];
  }
  return [...fieldProblems("", fields, fieldsOfPart(part)), ...periodProblems(fields)];
}

function periodProblems({ from, until }: RecordState): FormProblem[] {
  const isBackwards = typeof from === "string" && typeof until === "string" && Date.parse(until) <= Date.parse(from);
  return isBackwards ? [{ path: "until", problem: "period" }] : [];
}

function entriesProblems(value: Json, levels: number): FormProblem[] {
  const entries = groupOf(value);
  if (!entries) return [{ path: "entries", problem: "invalid" }];
  const ids = Object.keys(entries);
  const tooMany =
    ids.length > mostEntries ? [{ path: "entries", problem: "tooMany", detail: String(mostEntries) }] : [];
  return [...tooMany, ...ids.flatMap((id) => entryProblems(entries as EntryStates & RecordState, id, levels))];
}

function entryProblems(entries: EntryStates & RecordState, id: string, levels: number): FormProblem[] {
  const path = `entries/${id}`;
  const entry = groupOf(entries[id] as Json);
  if (!entry || !entryId.test(id)) return [{ path, problem: "invalid" }];
  const { position, parent, ...fields } = entry;
  const isPlace = position === undefined || (typeof position === "number" && Math.abs(position) < 1e12);
  const above = parent === undefined ? [] : entriesAbove(entries, id);
  return [
    ...(isPlace ? [] : [{ path: `${path}/position`, problem: "invalid" }]),
    ...(above === null ? [{ path: `${path}/parent`, problem: "parent" }] : []),
    ...(above !== null && above.length >= levels
      ? [{ path: `${path}/parent`, problem: "tooDeep", detail: String(levels) }]
      : []),
    ...fieldProblems(`${path}/`, fields, entryFields),
  ];
}

function fieldProblems(
  prefix: string,
  fields: RecordState,
  shapes: Readonly<Record<string, SiteField>>,
): FormProblem[] {
  const known = new Set(Object.keys(shapes));
  const groups = new Set([...known].filter((path) => path.includes("/")).map((path) => path.split("/", 1)[0] ?? ""));
  const unknown = Object.entries(fields).flatMap(([field, value]) => {
    if (known.has(field)) return [];
    const inner = groups.has(field) ? groupOf(value) : null;
    if (!inner) return [{ path: prefix + field, problem: groups.has(field) ? "invalid" : "unknown" }];
    const others = Object.keys(inner).filter((one) => !known.has(`${field}/${one}`));
    return others.map((one) => ({ path: `${prefix}${field}/${one}`, problem: "unknown" }));
  });
  const wrong = Object.entries(shapes).flatMap(([field, shape]) => {
    const value = valueAt(fields, field);
    return value === undefined ? [] : valueProblems(prefix + field, value, shape);
  });
  return [...unknown, ...wrong];
}

function valueProblems(path: string, value: Json, shape: SiteField): FormProblem[] {
  const { holds, longest = 300 } = shape;
  if (holds === "texts") {
    const texts = groupOf(value);
    if (!texts) return [{ path, problem: "invalid" }];
    return Object.entries(texts).flatMap(([locale, text]) =>
      locales.some((one) => one === locale)
        ? valueProblems(`${path}/${locale}`, text, { holds: "text", longest })
        : [{ path: `${path}/${locale}`, problem: "unknown" }],
    );
  }
  if (holds === "flag") return value === true ? [] : [{ path, problem: "invalid" }];
  if (typeof value !== "string") return [{ path, problem: "invalid" }];
  if (value.length > longest) return [{ path, problem: "tooLong", detail: String(longest) }];
  return isFitting(value, holds) ? [] : [{ path, problem: holds === "link" ? "link" : holds }];
}

function isFitting(value: string, holds: Exclude<SiteField["holds"], "texts" | "flag">): boolean {
  switch (holds) {
    case "text":
      return true;
    case "link":
      return isLinkTarget(value);
    case "https":
      return isLinkTarget(value) && /^https:/i.test(value);
    case "mail":
      return mail.test(value);
    case "telephone":
      return telephone.test(value);
    case "picture":
      return ownPicture.test(value);
    case "colour":
      return colour.test(value);
    case "moment":
      return moment.test(value) && !Number.isNaN(Date.parse(value));
  }
}
