import { Link } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { TitledCard } from "#kit/web/content/titled-card.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { useAccountText } from "#modules/identity/web/account/account-text.ts";
import { offeredLanguages } from "../../shell/header/language-switch.tsx";

/** The language of the shop, changed by the same links as in the header. */
export function LanguageCard() {
  const t = useAccountText();
  const current = useLocale();
  return (
    <TitledCard title={t("language")} icon="globe" text={t("language_text")} id="language">
      <ul className="flex flex-wrap gap-2">
        {offeredLanguages.map(({ locale, name }) => (
          <li key={locale}>
            <Link
              to={`?lang=${locale}#language`}
              reloadDocument
              hrefLang={locale}
              lang={locale}
              aria-current={locale === current ? "true" : undefined}
              className={cx(
                "inline-flex min-h-11 items-center gap-2 rounded-md border-2 px-4 font-bold",
                locale === current
                  ? "border-brick bg-brick-soft text-brick-ink"
                  : "border-line-strong hover:border-ink",
              )}
            >
              {locale === current ? <Icon name="check" /> : null}
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
