import type { Json } from "#kit/core/fields/field-changes.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { type DecimalSign, readNumber } from "../table/read-number.ts";
import type { FileProblemCode } from "./file-content.ts";
import { momentOfDay, readDay } from "./read-day.ts";
import type { Column } from "./record-format.ts";

type Read = Result<Json, { readonly code: FileProblemCode }>;

const escapeItem = (text: string) => text.replace(/[\\,=]/g, "\\$&");
const unescapeItem = (text: string) => text.replace(/\\([\\,=])/g, "$1");

/** Comma-separated items; a backslash escapes commas, equals signs and backslashes inside an item. */
const splitItems = (text: string): string[] =>
  (text.match(/(?:\\.|[^\\,])+/gs) ?? []).map((item) => item.trim()).filter((item) => item !== "");

const splitPair = (item: string): [string, string] | null => {
  const [, name, value] = /^((?:\\.|[^\\=])+)=(.*)$/s.exec(item) ?? [];
  return name === undefined || value === undefined ? null : [unescapeItem(name.trim()), unescapeItem(value.trim())];
};

const yes = ["true", "yes", "y", "1", "ya", "x"];
const no = ["false", "no", "n", "0", "tidak"];

const readers: Readonly<Record<Column["kind"], (text: string, column: Column, sign: DecimalSign) => Read>> = {
  text: (text) => ok(text),
  whole(text, _column, sign) {
    const read = readNumber(text, sign);
    if (!read.ok) return read;
    return Number.isInteger(read.value) ? read : fail({ code: "NOT_WHOLE" });
  },
  yesNo(text) {
    const word = text.toLowerCase();
    return yes.includes(word) ? ok(true) : no.includes(word) ? ok(false) : fail({ code: "NOT_YES_OR_NO" });
  },
  day(text) {
    const day = readDay(text);
    return day === null ? fail({ code: "NOT_A_DATE" }) : ok(day);
  },
  moment(text) {
    const exact = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:\d\d)$/.test(text) ? new Date(text) : null;
    if (exact && !Number.isNaN(exact.getTime())) return ok(exact.toISOString());
    const day = readDay(text);
    if (day === null) return fail({ code: "NOT_A_DATE" });
    const [, time] = /(?:T| )(\d\d:\d\d)(?::\d\d)?$/.exec(text) ?? [];
    const at = time === undefined ? momentOfDay(day) : new Date(`${day}T${time}:00+07:00`);
    if (at instanceof Date && Number.isNaN(at.getTime())) return fail({ code: "NOT_A_DATE" });
    return ok(typeof at === "string" ? at : at.toISOString());
  },
  choice(text, { choices = {} }) {
    const word = text.toLowerCase();
    const found = Object.entries(choices).find(([name]) => name.toLowerCase() === word);
    return found ? ok(found[1]) : fail({ code: "NOT_A_CHOICE" });
  },
  list: (text) => ok([...new Set(splitItems(text).map(unescapeItem))]),
  size(text) {
    const sides = text.split(/\s*[x×*]\s*/i).map(Number);
    return sides.length === 3 && sides.every(Number.isInteger) ? ok(sides) : fail({ code: "NOT_A_SIZE" });
  },
  pairs(text) {
    const pairs = splitItems(text).map(splitPair);
    return pairs.every((pair) => pair !== null) ? ok(Object.fromEntries(pairs)) : fail({ code: "NOT_A_CHOICE" });
  },
  pictures: (text) => ok([...new Set(text.split(/\s+/))]),
  certificates(text) {
    const pairs = splitItems(text).map(splitPair);
    if (!pairs.every((pair) => pair !== null)) return fail({ code: "NOT_A_CHOICE" });
    return ok(pairs.map(([type, number]) => ({ type, number })));
  },
};

/** Parses the value of a cell. */
export const readValue = (column: Column, text: string, sign: DecimalSign): Read =>
  readers[column.kind](text.trim(), column, sign);

const asText = (value: Json): string => (typeof value === "string" ? value : String(value));

/** Formats a value as a cell; an absent value is an empty cell. */
export function writeValue({ kind, choices = {} }: Column, value: Json | undefined): string {
  if (value === undefined || value === null) return "";
  if (kind === "choice") return Object.entries(choices).find(([, code]) => code === value)?.[0] ?? asText(value);
  if (kind === "list" && Array.isArray(value)) return value.map((item) => escapeItem(asText(item))).join(", ");
  if (kind === "size" && Array.isArray(value)) return value.join("x");
  if (kind === "pictures" && Array.isArray(value)) {
    return value
      .map((item) => (typeof item === "object" && item !== null && "url" in item ? item.url : item))
      .join("\n");
  }
  if (kind === "certificates" && Array.isArray(value)) {
    const certificates = value as readonly { readonly type: string; readonly number: string }[];
    return certificates.map(({ type, number }) => `${escapeItem(type)}=${escapeItem(number)}`).join(", ");
  }
  if (kind === "pairs" && typeof value === "object") {
    return Object.entries(value)
      .map(([name, one]) => `${escapeItem(name)}=${escapeItem(asText(one))}`)
      .join(", ");
  }
  return asText(value);
}
