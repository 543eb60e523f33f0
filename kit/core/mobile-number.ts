/** The number of digits after +62. */
export type MobileBounds = { readonly least: number; readonly most: number };

export const mobileBounds: MobileBounds = { least: 8, most: 13 };

/** Longest input of a phone field: a number with its prefix and a few spaces. */
export const longestPhoneText = 20;

/** Separators people type, and the ways they write the country code: +62, 62, 0, or two of them. */
const gaps = /[\s\-\u2010-\u2015]/g;
const country = /^(?:\+?62)?0?/;

/** The digits after the country code, as far as they are digits. */
export const nationalPart = (typed: string): string => typed.replace(gaps, "").replace(country, "");

export const hasMobileLength = (national: string, { least, most }: MobileBounds = mobileBounds): boolean =>
  /^\d+$/.test(national) && national.length >= least && national.length <= most;

/** The normalized spelling of a number, such as +6281234567890; null when it is none (D-08). */
export function normaliseMobile(typed: string, bounds: MobileBounds = mobileBounds): string | null {
  const national = nationalPart(typed);
  return hasMobileLength(national, bounds) && national.startsWith("8") ? `+62${national}` : null;
}

/** Masked, but recognisable by its owner: +62 812••••890. */
export function maskedMobile(mobile: string): string {
  const national = nationalPart(mobile);
  const hidden = "•".repeat(Math.max(national.length - 6, 2));
  return `+62 ${national.slice(0, 3)}${hidden}${national.slice(-3)}`;
}

/** For display: +62 812-3456-7890. */
export function shownMobile(mobile: string): string {
  const national = nationalPart(mobile);
  const groups = [national.slice(0, 3), national.slice(3, 7), national.slice(7)].filter((group) => group !== "");
  return `+62 ${groups.join("-")}`;
}

/** For display, in the national format: 0812-3456-7890. */
export const shownAtHome = (mobile: string): string => shownMobile(mobile).replace(/^\+62 /, "0");
