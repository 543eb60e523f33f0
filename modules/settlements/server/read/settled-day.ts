import { asCalendarDay, jakartaDay } from "#kit/core/jakarta-day.ts";

const zoned = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:Z|[+-]\d{2}:?\d{2})$/i;
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const localMonths: Readonly<Record<string, string>> = { mei: "may", agu: "aug", ags: "aug", okt: "oct", des: "dec" };

/**
 * The day of a cell, in Jakarta: `2026-11-15`, `2026-11-15 10:00:00`, `15/11/2026`, `15-11-2026`, `15 Nov 2026`, or a moment with
 * its zone. Null for anything else. Days come before months, as in Indonesia.
 */
export function settledDay(cell: string): string | null {
  const text = cell.trim();
  if (zoned.test(text)) {
    const moment = new Date(text.replace(" ", "T").replace(/\s/g, ""));
    return Number.isNaN(moment.getTime()) ? null : jakartaDay(moment);
  }
  const [, iso] = /^(\d{4}-?\d{2}-?\d{2})(?:[T ].*)?$/.exec(text) ?? [];
  if (iso) return asCalendarDay(iso);
  const [, day = "", month = "", year = ""] = /^(\d{1,2})[/. -]([A-Za-z]{3,}|\d{1,2})[/. -](\d{4})\b/.exec(text) ?? [];
  if (year === "") return null;
  const name = month.slice(0, 3).toLowerCase();
  const number = /^\d/.test(month) ? Number(month) : months.indexOf(localMonths[name] ?? name) + 1;
  return asCalendarDay(`${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`);
}
