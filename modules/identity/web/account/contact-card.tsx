import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { FactList } from "#kit/web/content/fact-list.tsx";
import { TitledCard } from "#kit/web/content/titled-card.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { shownMobile } from "../../contract/mobile.ts";
import type { AccountModel } from "./account-model.ts";
import { useAccountText } from "./account-text.ts";
import { ChangeEmailDialog } from "./change/change-email-dialog.tsx";
import { ChangeMobileDialog } from "./change/change-mobile-dialog.tsx";
import { WhatsAppField } from "./whats-app-field.tsx";

type ContactCardProps = { account: AccountModel; onChanged: () => void };

/** The member's contacts. */
export function ContactCard({ account, onChanged }: ContactCardProps) {
  const t = useAccountText();
  const [open, setOpen] = useState<"email" | "mobile" | null>(null);
  const close = () => setOpen(null);
  const done = () => {
    close();
    onChanged();
  };
  const { email, emailVerified, mobile, whatsApp } = account;
  const unknown = <span className="font-normal text-ink-soft">{t("not_told")}</span>;
  const change = (what: "email" | "mobile", label: string) => (
    <Button variant="quiet" size="sm" icon="pencil" className="phone:-ml-3.5" onClick={() => setOpen(what)}>
      {label}
    </Button>
  );
  return (
    <TitledCard title={t("contact")} icon="mail" text={t("contact_text")} id="contact">
      <FactList
        facts={[
          {
            key: "email",
            name: t("email"),
            value:
              email === null ? (
                unknown
              ) : (
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  {email}
                  {emailVerified ? null : <Badge tone="sun">{t("not_verified")}</Badge>}
                </span>
              ),
            action: change("email", t(email === null ? "add_email" : "change_email")),
          },
          {
            key: "mobile",
            name: t("mobile"),
            value: mobile === null ? unknown : shownMobile(mobile),
            action: change("mobile", t(mobile === null ? "add_mobile" : "change_mobile")),
          },
          {
            key: "whatsapp",
            name: t("whatsapp"),
            value: <WhatsAppField whatsApp={whatsApp} onSaved={onChanged} />,
          },
        ]}
      />
      <ChangeEmailDialog open={open === "email"} onClose={close} account={account} onChanged={done} />
      <ChangeMobileDialog open={open === "mobile"} onClose={close} account={account} onChanged={done} />
    </TitledCard>
  );
}
