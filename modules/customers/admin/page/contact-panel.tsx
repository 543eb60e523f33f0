import { Badge } from "#kit/web/feedback/badge.tsx";
import { AdminPanel, Facts } from "#modules/admin/web/admin-panel.tsx";
import { languageNames } from "#modules/admin/web/language-names.ts";
import { useCustomersText } from "../customers-text.ts";
import type { Customer } from "./customer-model.ts";

/** Name and contact data of the customer; masked for staff without the permission. */
export function ContactPanel({ customer }: { customer: Customer }) {
  const t = useCustomersText();
  const { isMasked, name, mobile, email, whatsApp, gender, birthDate, language, note } = customer;
  const proved = (text: string | null, isProved: boolean) =>
    text === null ? null : (
      <span className="flex flex-wrap items-center gap-2">
        {text}
        {isProved ? null : <Badge tone="sun">{t("not_proved")}</Badge>}
      </span>
    );
  return (
    <AdminPanel title={t("profile")}>
      {isMasked ? <p className="mb-2 text-xs text-ink-soft">{t("masked")}</p> : null}
      <Facts
        facts={[
          [t("col_name"), name],
          [t("mobile"), proved(mobile, customer.mobileVerified)],
          [t("email"), proved(email, customer.emailVerified)],
          [t("whatsapp"), whatsApp],
          [t("gender"), gender === null ? null : t(gender === "FEMALE" ? "female" : "male")],
          [t("birthday"), birthDate],
          [t("language"), language === null ? null : languageNames[language as keyof typeof languageNames]],
          [
            t("note"),
            note === "" ? null : (
              <span key="note" className="whitespace-pre-line">
                {note}
              </span>
            ),
          ],
        ]}
      />
    </AdminPanel>
  );
}
