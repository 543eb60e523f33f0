import { type Locale, locales } from "#kit/core/locale.ts";
import { cx } from "#kit/web/class-names.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";

const languages: Readonly<Record<Locale, { short: string; name: string }>> = {
  "en-US": { short: "EN", name: "English" },
  "id-ID": { short: "ID", name: "Bahasa Indonesia" },
  "vi-VN": { short: "VI", name: "Tiếng Việt" },
  "zh-CN": { short: "中文", name: "简体中文" },
};

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
          aria-label={`${languages[locale].short} ${languages[locale].name}`}
          aria-current={locale === here ? "true" : undefined}
          className={cx(
            "flex min-h-11 min-w-11 items-center justify-center rounded-md text-xs no-underline lg:min-h-8 lg:min-w-9",
            locale === here ? "font-extrabold text-ink" : "text-ink-soft hover:bg-sunken hover:text-ink",
          )}
        >
          {languages[locale].short}
        </a>
      ))}
    </span>
  );
}
