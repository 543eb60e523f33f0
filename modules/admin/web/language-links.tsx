import { type Locale, locales } from "#kit/core/locale.ts";
import { cx } from "#kit/web/class-names.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { languageNames } from "./language-names.ts";

const shortNames: Readonly<Record<Locale, string>> = { "en-US": "EN", "id-ID": "ID", "vi-VN": "VI", "zh-CN": "中文" };

/** The same page in another language. Plain links: the whole page changes. */
export function LanguageLinks({ className }: { className?: string }) {
  const here = useLocale();
  return (
    <span className={cx("flex", className)}>
      {locales.map((locale) => (
        <a
          key={locale}
          href={`?lang=${locale}`}
          lang={locale}
          aria-label={`${shortNames[locale]} ${languageNames[locale]}`}
          aria-current={locale === here ? "true" : undefined}
          className={cx(
            "flex min-h-11 min-w-11 items-center justify-center rounded-md text-xs no-underline lg:min-h-8 lg:min-w-9",
            locale === here ? "font-extrabold text-ink" : "text-ink-soft hover:bg-sunken hover:text-ink",
          )}
        >
          {shortNames[locale]}
        </a>
      ))}
    </span>
  );
}
