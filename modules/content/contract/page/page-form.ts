import { type Json, type RecordState, valueAt } from "#kit/core/fields/field-changes.ts";
import { locales } from "#kit/core/locale.ts";
import { isLinkTarget } from "../link-target.ts";
import { columnKinds } from "../page-columns.ts";
import {
  columnShapes,
  type FieldShape,
  isByLanguage,
  longestHtml,
  longestText,
  mostColumns,
  mostProducts,
} from "./column-shapes.ts";
import type { ColumnKind } from "./page-state.ts";

/** A field that cannot be saved, even in a draft. */
export type FormProblem = { readonly path: string; readonly problem: string; readonly detail?: string };

const longestName = 120;
const longestSeo = { title: 160, description: 400 };
const columnId = /^[a-z0-9-]{1,60}$/;
const code = /^[\w-]{1,60}$/;
const ownPath = /^\/(?![/\\])\S{0,299}$/;

const problemAt = (path: string, problem: string, detail?: string | number): FormProblem => ({
  path,
  problem,
  ...(detail === undefined ? {} : { detail: String(detail) }),
});

const groupOf = (value: Json | undefined): RecordState | null =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as RecordState) : null;

/** Problems of a page's form: unknown fields, values of another kind, excess length or number. */
export function pageFormProblems(state: RecordState): FormProblem[] {
  return Object.entries(state).flatMap(([field, value]): FormProblem[] => {
    switch (field) {
      case "name":
        return textProblems(field, value, longestName);
      case "seo":
        return seoProblems(value);
      case "pc":
      case "h5":
        return columnsProblems(field, value);
      case "live":
        return [];
      default:
        return [problemAt(field, "unknown")];
    }
  });
}

function seoProblems(value: Json): FormProblem[] {
  const seo = groupOf(value);
  if (!seo) return [problemAt("seo", "invalid")];
  return Object.entries(seo).flatMap(([field, each]) => {
    const path = `seo/${field}`;
    if (field === "image") return valueProblems(path, each, { type: "picture" });
    if (field !== "title" && field !== "description") return [problemAt(path, "unknown")];
    return textsProblems(path, each, longestSeo[field]);
  });
}

function columnsProblems(device: "pc" | "h5", value: Json): FormProblem[] {
  const columns = groupOf(value);
  if (!columns) return [problemAt(device, "invalid")];
  const entries = Object.entries(columns);
  const tooMany = entries.length > mostColumns ? [problemAt(device, "tooMany", mostColumns)] : [];
  return [...tooMany, ...entries.flatMap(([id, column]) => columnProblems(`${device}/${id}`, id, column))];
}

function columnProblems(path: string, id: string, value: Json): FormProblem[] {
  const column = groupOf(value);
  if (!column || !columnId.test(id)) return [problemAt(path, "invalid")];
  const { kind, position, hidden, items, ...fields } = column;
  if (!columnKinds.some((one) => one === kind)) return [problemAt(`${path}/kind`, "invalid")];
  const shape = columnShapes[kind as ColumnKind];
  return [
    ...positionProblems(path, position),
    ...(hidden === undefined || hidden === true ? [] : [problemAt(`${path}/hidden`, "invalid")]),
    ...fieldProblems(path, fields, shape.fields),
    ...(items === undefined ? [] : itemsProblems(`${path}/items`, items, shape.items)),
  ];
}

function itemsProblems(
  path: string,
  value: Json,
  shape: { readonly fields: Readonly<Record<string, FieldShape>>; readonly most: number } | undefined,
): FormProblem[] {
  const items = groupOf(value);
  if (!shape || !items) return [problemAt(path, "invalid")];
  const entries = Object.entries(items);
  const tooMany = entries.length > shape.most ? [problemAt(path, "tooMany", shape.most)] : [];
  const each = entries.flatMap(([id, one]) => {
    const item = groupOf(one);
    if (!item || !columnId.test(id)) return [problemAt(`${path}/${id}`, "invalid")];
    const { position, ...fields } = item;
    return [...positionProblems(`${path}/${id}`, position), ...fieldProblems(`${path}/${id}`, fields, shape.fields)];
  });
  return [...tooMany, ...each];
}

const positionProblems = (path: string, position: Json | undefined): FormProblem[] =>
  position === undefined || (typeof position === "number" && Math.abs(position) < 1e12)
    ? []
    : [problemAt(`${path}/position`, "invalid")];

function fieldProblems(path: string, fields: RecordState, shapes: Readonly<Record<string, FieldShape>>): FormProblem[] {
  const groups = new Set(Object.keys(shapes).map((field) => field.split("/", 1)[0]));
  const unknown = Object.entries(fields).flatMap(([field, value]) => {
    if (!groups.has(field)) return [problemAt(`${path}/${field}`, "unknown")];
    const inner = field in shapes ? null : groupOf(value);
    if (inner === null) return field in shapes ? [] : [problemAt(`${path}/${field}`, "invalid")];
    const others = Object.keys(inner).filter((one) => !(`${field}/${one}` in shapes));
    return others.map((one) => problemAt(`${path}/${field}/${one}`, "unknown"));
  });
  const wrong = Object.entries(shapes).flatMap(([field, shape]) => {
    const value = valueAt(fields, field);
    if (value === undefined) return [];
    if (!isByLanguage(shape)) return valueProblems(`${path}/${field}`, value, shape);
    return textsProblems(`${path}/${field}`, value, shape.type === "html" ? longestHtml : longestText);
  });
  return [...unknown, ...wrong];
}

function textsProblems(path: string, value: Json, longest: number): FormProblem[] {
  const texts = groupOf(value);
  if (!texts) return [problemAt(path, "invalid")];
  return Object.entries(texts).flatMap(([locale, text]) =>
    locales.some((one) => one === locale)
      ? textProblems(`${path}/${locale}`, text, longest)
      : [problemAt(`${path}/${locale}`, "unknown")],
  );
}

function textProblems(path: string, value: Json, longest: number): FormProblem[] {
  if (typeof value !== "string") return [problemAt(path, "invalid")];
  return value.length > longest ? [problemAt(path, "tooLong", longest)] : [];
}

function valueProblems(path: string, value: Json, shape: FieldShape): FormProblem[] {
  return isFitting(value, shape) ? [] : [problemAt(path, shape.type === "link" ? "link" : "invalid")];
}

const endings = { video: /\.(mp4|webm)$/, captions: /\.vtt$/ };

function isFitting(value: Json, shape: FieldShape): boolean {
  switch (shape.type) {
    case "picture":
      return typeof value === "string" && ownPath.test(value);
    case "video":
    case "captions":
      return typeof value === "string" && ownPath.test(value) && endings[shape.type].test(value);
    case "link":
      return isLinkTarget(value);
    case "moment":
      return (
        typeof value === "string" &&
        /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(value) &&
        !Number.isNaN(Date.parse(value))
      );
    case "choice":
      return typeof value === "string" && shape.options.includes(value);
    case "number":
      return Number.isInteger(value) && Number(value) >= shape.least && Number(value) <= shape.most;
    case "flag":
      return value === true;
    case "products":
      return (
        Array.isArray(value) &&
        value.length <= mostProducts &&
        value.every((one) => isCode(one)) &&
        new Set(value).size === value.length
      );
    default:
      return isCode(value);
  }
}

const isCode = (value: Json): boolean => typeof value === "string" && code.test(value);
