import { readFileSync } from "node:fs";
import { type Locale, locales } from "#kit/core/locale.ts";

const read = (locale: Locale): Record<string, string> => {
  const file = new URL(`../../apps/storefront/app/shell/messages/${locale}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
};

const texts = new Map(locales.map((locale) => [locale, read(locale)]));

/** The shell's texts in a language, from its message files. */
export function shellText(locale: Locale, key: string): string {
  const text = texts.get(locale)?.[key];
  if (text === undefined) throw new Error(`${locale} has no text "${key}"`);
  return text;
}

/** English texts that read differently in this language: none of them may be left on its pages. */
export function englishTextsNotIn(locale: Locale): string[] {
  const english = Object.entries(texts.get("en-US") ?? {});
  return english.filter(([key, text]) => texts.get(locale)?.[key] !== text).map(([, text]) => text);
}
