import { Link, useLocation } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { useShellText } from "../shell-text.ts";

/** The two languages of the switch; the others work by cookie or `?lang=` (D-25). */
export const offeredLanguages = [
  { locale: "en-US", name: "English", short: "EN" },
  { locale: "id-ID", name: "Indonesia", short: "ID" },
] as const;

/**
 * Links to the page in the other language, which the server stores in a cookie. With script the page changes in place in the
 * history (i18n/watch-language-links.ts).
 */
export function LanguageSwitch() {
  const t = useShellText();
  const current = useLocale();
  const { pathname, search } = useLocation();

  const target = (locale: string) => {
    const query = new URLSearchParams(search);
    query.set("lang", locale);
    return `${pathname}?${query}`;
  };

  return (
    <fieldset className="flex items-center gap-1">
      <legend className="sr-only">{t("language")}</legend>
      {offeredLanguages.map(({ locale, name, short }) => (
        <Link
          key={locale}
          to={target(locale)}
          reloadDocument
          hrefLang={locale}
          lang={locale}
          aria-current={locale === current ? "true" : undefined}
          className={cx(
            "inline-flex min-h-8 min-w-9 items-center justify-center rounded-sm px-2 text-sm font-bold pointer-coarse:min-h-11 pointer-coarse:min-w-11",
            locale === current ? "underline underline-offset-4 ring-1 ring-current" : "hover:bg-current/10",
          )}
        >
          {short}
          <span className="sr-only"> {name}</span>
        </Link>
      ))}
    </fieldset>
  );
}
