export const locales = ["en-US", "id-ID", "vi-VN", "zh-CN"] as const;

/** A supported language. */
export type Locale = (typeof locales)[number];

export const fallbackLocale: Locale = "en-US";

/** One text in every language. */
export type Texts = Readonly<Record<Locale, string>>;

/** The locale of this exact name, or null. */
export function asLocale(value: unknown): Locale | null {
  return locales.find((locale) => locale === value) ?? null;
}

/** The supported language with the highest preference in an Accept-Language header. */
export function negotiateLocale(acceptLanguage: string | undefined): Locale {
  const wishes = (acceptLanguage ?? "")
    .slice(0, 500) // bounds the work for oversized headers
    .split(",")
    .map(readPreference)
    .filter((preference) => preference.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const preference of wishes) {
    const locale = closestLocale(preference.tag);
    if (locale) return locale;
  }
  return fallbackLocale;
}

function readPreference(text: string): { tag: string; weight: number } {
  const [tag = "", ...parameters] = text
    .trim()
    .toLowerCase()
    .split(/\s*;\s*/);
  const quality = parameters.find((parameter) => parameter.startsWith("q="));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return { tag, weight: weight >= 0 && weight <= 1 ? weight : 0 };
}

function closestLocale(tag: string): Locale | null {
  const [primary = ""] = tag.split("-");
  // Old systems use the code "in" for Indonesian.
  const language = primary === "in" ? "id" : primary;
  return locales.find((locale) => locale.toLowerCase().split("-")[0] === language) ?? null;
}
