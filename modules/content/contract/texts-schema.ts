import * as v from "valibot";
import { asLocale, type Locale } from "#kit/core/locale.ts";
import { languageNames } from "./language-names.ts";

const missing = (locale: Locale) => `the ${languageNames[locale]} text is missing (${locale})`;

const textIn = (locale: Locale, longest: number) =>
  v.pipe(
    v.string(missing(locale)),
    v.check((text) => text.trim() !== "", missing(locale)),
    v.maxLength(longest, `the ${languageNames[locale]} text is longer than ${longest} characters (${locale})`),
  );

/** A text in every language of the shop; the error names a missing language. */
export const textsSchema = (longest: number) =>
  v.strictObject(
    {
      "en-US": textIn("en-US", longest),
      "id-ID": textIn("id-ID", longest),
      "vi-VN": textIn("vi-VN", longest),
      "zh-CN": textIn("zh-CN", longest),
    },
    ({ expected, received }) => {
      const locale = asLocale(expected?.replaceAll('"', ""));
      return locale ? missing(locale) : `expected a text in each language, not ${received}`;
    },
  );
