import { fail, ok, type Result } from "#kit/core/result.ts";

/** The decimal sign of a column; `unknown` without a hint, `mixed` when its cells contradict each other. */
export type DecimalSign = "." | "," | "unknown" | "mixed";

export type NumberProblem = { readonly code: "NOT_A_NUMBER" | "AMBIGUOUS_NUMBER" };

const number = /^[-+]?(?:\d[\d.,' ]*|[.,]\d+)$/;

/** Removes currency, trailing `,-`, spaces and apostrophes: `Rp 1.234,-` and `1 234`. */
const bare = (text: string): string =>
  text
    .trim()
    .replace(/^(?:rp|idr|usd|\$|€|£)\.?\s*/i, "")
    .replace(/\s*(?:rp|idr|usd|\$|€|£)\.?$/i, "")
    .replace(/[,.]-+$/, "")
    .replace(/[\s\u00a0\u202f']/g, "");

/** The decimal sign a single number determines; null for an ambiguous number such as `1.234`, or one without a sign. */
function signIn(text: string): "." | "," | null {
  const [point, comma] = [text.lastIndexOf("."), text.lastIndexOf(",")];
  if (point === -1 && comma === -1) return null;
  if (point !== -1 && comma !== -1) return point > comma ? "." : ",";
  const sign = point === -1 ? "," : ".";
  const parts = text.replace(/^[-+]/, "").split(sign);
  // A repeated sign groups thousands, so the other one separates decimals.
  if (parts.length > 2) return sign === "." ? "," : ".";
  const [whole = "", decimals = ""] = parts;
  const groups = decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  return groups ? null : sign;
}

/** The decimal sign of a column, determined from all its cells. */
export function decimalSignOf(cells: Iterable<string>): DecimalSign {
  const seen = new Set<"." | ",">();
  for (const cell of cells) {
    const text = bare(cell);
    const sign = number.test(text) ? signIn(text) : null;
    if (sign !== null) seen.add(sign);
  }
  const [first = "unknown"] = seen;
  return seen.size > 1 ? "mixed" : first;
}

/** Digits with correct groups of three; null for `1.23.456`. */
function ungrouped(text: string, group: "." | ","): string | null {
  if (!text.includes(group)) return text;
  const [first = "", ...rest] = text.replace(/^[-+]/, "").split(group);
  const right = /^\d{1,3}$/.test(first) && rest.every((part) => /^\d{3}$/.test(part));
  return right ? text.replaceAll(group, "") : null;
}

/**
 * Parses a number with the decimal sign of its column. Without a hint, a lone `1.234` is 1234: amounts are whole
 * rupiah.
 */
export function readNumber(cell: string, column: DecimalSign): Result<number, NumberProblem> {
  const text = bare(cell);
  if (!number.test(text)) return fail({ code: "NOT_A_NUMBER" });
  const own = signIn(text);
  if (own === null && column === "mixed" && /[.,]/.test(text)) return fail({ code: "AMBIGUOUS_NUMBER" });
  const lone = text.includes(".") ? "." : ",";
  const sign = own ?? (column === "." || column === "," ? column : lone === "." ? "," : ".");
  const at = text.lastIndexOf(sign);
  const whole = at === -1 ? text : text.slice(0, at);
  const decimals = at === -1 ? "" : text.slice(at + 1);
  const digits = ungrouped(whole, sign === "." ? "," : ".");
  if (digits === null || !/^\d*$/.test(decimals)) return fail({ code: "NOT_A_NUMBER" });
  const value = Number(
    `${digits === "" || digits === "-" || digits === "+" ? `${digits}0` : digits}.${decimals || "0"}`,
  );
  return Number.isFinite(value) ? ok(value) : fail({ code: "NOT_A_NUMBER" });
}
