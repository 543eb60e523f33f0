import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { TitledCard } from "#kit/web/content/titled-card.tsx";
import type { AccountModel } from "./account-model.ts";
import { useAccountText } from "./account-text.ts";
import { ChangePasswordDialog } from "./change/change-password-dialog.tsx";

/** Changes the password, or sets a first one. */
export function PasswordCard({ account, onChanged }: { account: AccountModel; onChanged: () => void }) {
  const t = useAccountText();
  const [open, setOpen] = useState(false);
  const done = () => {
    setOpen(false);
    onChanged();
  };
  return (
    <TitledCard
      title={t("password")}
      icon="key-round"
      text={t(account.passwordSet ? "password_text" : "no_password_text")}
      id="password"
      footer={
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t(account.passwordSet ? "change_password" : "set_password")}
        </Button>
      }
    >
      <ChangePasswordDialog open={open} onClose={() => setOpen(false)} account={account} onChanged={done} />
    </TitledCard>
  );
}
