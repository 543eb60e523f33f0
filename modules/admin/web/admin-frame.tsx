import { type ReactNode, useEffect, useRef } from "react";
import { Form, NavLink, useLocation } from "react-router";
import { type Locale, locales } from "#kit/core/locale.ts";
import { SkipLink } from "#kit/web/actions/skip-link.tsx";
import { cx } from "#kit/web/class-names.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { adminNavigation } from "./admin-navigation.ts";
import { useAdminText } from "./admin-text.ts";
import type { AdminStaffMember } from "./signed-in.ts";

const languages: Readonly<Record<Locale, string>> = { "en-US": "EN", "id-ID": "ID", "vi-VN": "VI", "zh-CN": "中文" };
const names: Readonly<Record<Locale, string>> = {
  "en-US": "English",
  "id-ID": "Bahasa Indonesia",
  "vi-VN": "Tiếng Việt",
  "zh-CN": "简体中文",
};

/** What surrounds the back office's pages: where one can go, who one is, and the way out. Nothing of the shop's own frame. */
export function AdminFrame({ person, children }: { person: AdminStaffMember; children: ReactNode }) {
  const t = useAdminText();
  const here = useLocale();
  const navigation = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone the row of places is wider than the screen: the current one comes into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads the page, which changes with the path
  useEffect(() => {
    const current = navigation.current?.querySelector('[aria-current="page"]');
    current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [pathname]);
  return (
    <div className="min-h-dvh bg-paper">
      <SkipLink label={t("skip")} />
      <header className="sticky top-0 z-10 border-b-4 border-court bg-surface" data-print="hide">
        <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-5 px-4">
          <p className="flex min-h-12 items-center gap-2 font-extrabold tracking-tight">
            <span aria-hidden="true" className="size-3 rounded-xs bg-court" />
            {t("back_office")}
          </p>
          <nav
            ref={navigation}
            aria-label={t("places")}
            className="-mb-1 flex min-w-0 grow gap-1 overflow-x-auto phone:order-last phone:w-full"
          >
            {adminNavigation
              .filter(({ needs }) => person.permissions.includes(needs))
              .map(({ to, text }) => (
                <NavLink
                  key={to}
                  to={to}
                  className={({ isActive }) =>
                    cx(
                      "flex min-h-12 shrink-0 items-center border-b-4 px-3 text-sm whitespace-nowrap font-bold no-underline",
                      isActive ? "border-sun text-ink" : "border-transparent text-ink-soft hover:text-ink",
                    )
                  }
                >
                  {t(text)}
                </NavLink>
              ))}
          </nav>
          <div className="ml-auto flex items-center gap-1 text-sm">
            <span className="flex">
              {locales.map((locale) => (
                <a
                  key={locale}
                  href={`?lang=${locale}`}
                  lang={locale}
                  aria-label={`${languages[locale]} ${names[locale]}`}
                  aria-current={locale === here ? "true" : undefined}
                  className={cx(
                    "hidden min-h-11 min-w-8 items-center justify-center text-xs no-underline sm:flex",
                    locale === here ? "font-extrabold text-ink" : "text-ink-soft hover:text-ink",
                  )}
                >
                  {languages[locale]}
                </a>
              ))}
            </span>
            <span
              className="hidden max-w-44 truncate border-l border-line pl-3 font-semibold md:block"
              title={person.email}
            >
              {person.name}
            </span>
            <Form method="post" action="/admin/log-out" reloadDocument>
              <button
                type="submit"
                className="flex min-h-11 items-center gap-1.5 rounded-md px-2.5 font-bold text-ink-soft hover:bg-sunken hover:text-ink"
              >
                <Icon name="log-out" size="sm" />
                {t("log_out")}
              </button>
            </Form>
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto max-w-page px-4 py-5 outline-none">
        {children}
      </main>
    </div>
  );
}
