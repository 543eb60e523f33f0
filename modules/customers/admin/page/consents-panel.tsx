import { Link } from "react-router";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { AdminPanel, Facts } from "#modules/admin/web/admin-panel.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { useCustomersText } from "../customers-text.ts";
import { legalVersionPath } from "../legal/legal-version-path.ts";
import type { Customer } from "./customer-model.ts";

type ConsentsPanelProps = {
  customer: Pick<Customer, "newsletter" | "whatsAppMessages" | "consents" | "consentProof">;
  year: number;
};

/** The customer's current consents, and all earlier answers with the wording that was shown. */
export function ConsentsPanel({ customer, year }: ConsentsPanelProps) {
  const t = useCustomersText();
  const { newsletter, whatsAppMessages, consents, consentProof } = customer;
  const yesNo = (agreed: boolean) => (
    <Badge tone={agreed ? "court" : "neutral"}>{t(agreed ? "agreed" : "not_agreed")}</Badge>
  );
  return (
    <AdminPanel title={t("consents")}>
      <Facts
        facts={[
          [t("newsletter"), yesNo(newsletter)],
          [t("whatsapp_messages"), yesNo(whatsAppMessages)],
          [t("proof_wording"), consentProof?.wording],
          [t("proof_source"), consentProof?.source],
          [t("proof_date"), consentProof?.givenOn],
        ]}
      />
      {consents.length === 0 ? (
        <p className="mt-3 text-sm text-ink-soft">{t("no_consents")}</p>
      ) : (
        <details className="mt-3 text-sm">
          <summary className="min-h-9 cursor-pointer content-center font-bold pointer-coarse:min-h-11">
            {t("consent_history", { count: consents.length })}
          </summary>
          <ol className="mt-1 grid gap-3">
            {consents.map(({ purpose, given, form, mailbox, recordedAt, language, wording, legal }) => (
              <li key={`${purpose} ${mailbox} ${recordedAt}`} className="grid gap-0.5">
                <span className="flex flex-wrap items-center gap-2 font-bold">
                  {t(`purpose_${purpose as "terms"}`)}
                  {yesNo(given)}
                </span>
                <span className="text-ink-soft tabular-nums">
                  <time dateTime={recordedAt}>{shortTime(recordedAt, year)}</time> · {t(`form_${form as "account"}`)}
                  {mailbox ? ` · ${t("of_mailbox")}` : ""}
                </span>
                {wording === null ? null : <q className="text-ink-soft">{wording}</q>}
                {legal.length === 0 ? null : (
                  <ul className="flex flex-wrap gap-x-4">
                    {legal.map(({ page, device, version }) => (
                      <li key={`${page} ${device}`}>
                        <Link
                          to={legalVersionPath({ page, device, version, language })}
                          className="inline-flex min-h-6 items-center underline pointer-coarse:min-h-11"
                        >
                          {t("legal_version", {
                            page: t(`legal_${page as "privacy"}`),
                            device: t(`device_${device as "pc"}`),
                            version,
                          })}
                        </Link>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ol>
        </details>
      )}
    </AdminPanel>
  );
}
