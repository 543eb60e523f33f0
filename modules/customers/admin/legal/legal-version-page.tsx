import { Link } from "react-router";
import { locales } from "#kit/core/locale.ts";
import { cx } from "#kit/web/class-names.ts";
import { CleanedHtml } from "#kit/web/content/cleaned-html.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { languageNames } from "#modules/admin/web/language-names.ts";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import type { AdminLegalVersionResult } from "../customers.graphql.gen.ts";
import { useCustomersText } from "../customers-text.ts";
import { legalVersionPath } from "./legal-version-path.ts";

type LegalVersionPageProps = {
  shown: NonNullable<AdminLegalVersionResult["adminLegalVersion"]>;
  year: number;
};

/** The shop's text styles without its classes. */
const textClass = cx(
  "max-w-prose leading-relaxed break-words [&_h1]:text-xl [&_h1]:font-extrabold [&_h2]:mt-6 [&_h2]:text-lg [&_h2]:font-extrabold",
  "[&_h3]:mt-4 [&_h3]:font-bold [&_p]:mt-2 [&_ul]:mt-2 [&_ul]:list-disc [&_ul]:pl-5 [&_ol]:mt-2 [&_ol]:list-decimal [&_ol]:pl-5",
  "[&_a]:underline",
);

/** A version of a legal page as shoppers read it, beside every other one that was in the shop. */
export function LegalVersionPage({ shown, year }: LegalVersionPageProps) {
  const t = useCustomersText();
  const { page, device, version, language, html, isWhole, versions } = shown;
  const deviceName = (name: string) => t(`device_${name as "pc"}`);
  const title = t("legal_version", { page: t(`legal_${page as "privacy"}`), device: deviceName(device), version });
  return (
    <div className="grid gap-3">
      <PageHeader title={title} above={[{ label: t("title"), to: "/admin/customers" }]} />
      <p className="max-w-prose text-sm text-ink-soft">{t("legal_lead")}</p>
      <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <AdminPanel title={t("legal_text")}>
          <nav aria-label={t("legal_language")} className="mb-4 flex flex-wrap gap-1 border-b border-line">
            {locales.map((locale) => (
              <Link
                key={locale}
                to={legalVersionPath({ page, device, version, language: locale })}
                replace
                aria-current={locale === language ? "page" : undefined}
                className={cx(
                  "inline-flex min-h-9 items-center border-b-4 px-3 text-sm font-bold no-underline pointer-coarse:min-h-11",
                  locale === language ? "border-sun" : "border-transparent text-ink-soft hover:text-ink",
                )}
              >
                {languageNames[locale]}
              </Link>
            ))}
          </nav>
          {isWhole ? null : <p className="mb-3 text-sm text-ink-soft">{t("legal_partly")}</p>}
          {html === "" ? (
            <p className="text-sm text-ink-soft">{t("legal_no_text")}</p>
          ) : (
            <div lang={language}>
              <CleanedHtml html={html} className={textClass} />
            </div>
          )}
        </AdminPanel>
        <AdminPanel title={t("legal_versions")}>
          <ol className="grid gap-2 text-sm">
            {versions.map((line) => (
              <li key={`${line.device} ${line.version}`} className="grid">
                <Link
                  to={legalVersionPath({ page, device: line.device, version: line.version, language })}
                  aria-current={line.device === device && line.version === version ? "page" : undefined}
                  className="inline-flex min-h-6 items-center font-bold underline aria-[current]:no-underline pointer-coarse:min-h-11"
                >
                  {t("legal_line_name", { device: deviceName(line.device), version: line.version })}
                </Link>
                <span className="text-ink-soft tabular-nums">
                  {t("legal_line", { from: shortTime(line.publishedAt, year), author: line.author })}
                </span>
              </li>
            ))}
          </ol>
        </AdminPanel>
      </div>
    </div>
  );
}
