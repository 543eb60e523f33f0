import type { ReactNode } from "react";
import { formatDate, formatDateTime } from "#kit/core/date-format.ts";
import { Accordion } from "#kit/web/content/accordion.tsx";
import { TitledCard } from "#kit/web/content/titled-card.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import type { ConsentForm } from "../../contract/consent-purpose.ts";
import { ConsentWording } from "../consent-wording.tsx";
import { useConsentHistoryText } from "./consent-history-text.ts";
import { type ConsentRecord, currentRecords, formOf, subjectOf } from "./consent-record.ts";

type ConsentHistoryCardProps = {
  history: readonly ConsentRecord[];
  /** The control for the cookie choice, which belongs to the shell. */
  cookies: ReactNode;
};

const subjectLabels = {
  terms: "purpose_terms",
  dataProtection: "purpose_dataProtection",
  marketingEmail: "purpose_marketingEmail",
  marketingWhatsApp: "purpose_marketingWhatsApp",
  newsletter: "purpose_newsletter",
  clubDataSharing: "purpose_clubDataSharing",
  cookies: "purpose_cookies",
} as const;

const formLabels = {
  cookiePopup: "form_cookiePopup",
  newsletterFooter: "form_newsletterFooter",
  newsletterPopup: "form_newsletterPopup",
  newsletterPage: "form_newsletterPage",
  unsubscribeLink: "form_unsubscribeLink",
  account: "form_account",
  signUp: "form_signUp",
  accountDeletion: "form_accountDeletion",
  clubLink: "form_clubLink",
  clubOnBehalf: "form_clubOnBehalf",
  checkout: "form_checkout",
  import: "form_import",
} as const satisfies Record<ConsentForm, string>;

/** The current state of each purpose, and all recorded answers (D-21). */
export function ConsentHistoryCard({ history, cookies }: ConsentHistoryCardProps) {
  const t = useConsentHistoryText();
  const locale = useLocale();
  const current = currentRecords(history);
  return (
    <TitledCard title={t("title")} icon="shield-check" text={t("text")} id="consents">
      {current.length === 0 ? (
        <p className="text-ink-soft">{t("none")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {current.map((record) => (
            <li key={subjectOf(record)} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
              <span className="min-w-0 grow">
                <span className="block font-semibold">{t(subjectLabels[subjectOf(record)])}</span>
                <span className="block text-sm text-ink-soft">{formatDate(new Date(record.recordedAt), locale)}</span>
              </span>
              <Given given={record.given} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 grid gap-2 rounded-md bg-sunken p-4">
        <p className="text-sm font-bold">{t("cookies_now")}</p>
        {cookies}
      </div>
      {history.length > 0 ? (
        <div className="mt-5">
          <Accordion
            items={[{ key: "all", title: t("all", { count: history.length }), content: <All history={history} /> }]}
          />
        </div>
      ) : null}
    </TitledCard>
  );
}

function Given({ given }: { given: boolean }) {
  const t = useConsentHistoryText();
  return <Badge tone={given ? "court" : "neutral"}>{t(given ? "given" : "withdrawn")}</Badge>;
}

function All({ history }: { history: readonly ConsentRecord[] }) {
  const t = useConsentHistoryText();
  const locale = useLocale();
  return (
    <ol className="grid gap-4">
      {history.map((record) => (
        <li key={`${record.recordedAt} ${subjectOf(record)}`} className="grid gap-1 border-l-2 border-line pl-4">
          <p className="flex flex-wrap items-center gap-2 text-ink">
            <span className="font-semibold">{t(subjectLabels[subjectOf(record)])}</span>
            <Given given={record.given} />
          </p>
          <p className="text-sm">
            {formatDateTime(new Date(record.recordedAt), locale)} · {t(formLabels[formOf(record)])} ·{" "}
            {t("version", { version: record.textVersion })}
          </p>
          {record.words ? (
            <p lang={record.language} className="text-sm">
              “<ConsentWording text={record.words.replaceAll(/\{(privacy|terms|link)\}/g, "|$1|")} />”
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
