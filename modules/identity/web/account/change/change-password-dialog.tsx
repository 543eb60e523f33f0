import { useState } from "react";
import { object, pipe } from "valibot";
import { Button } from "#kit/web/actions/button.tsx";
import { PasswordField } from "#kit/web/forms/password-field.tsx";
import { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { enteredPasswordSchema } from "../../../contract/entered-password.ts";
import { passwordSchema, rePasswordSchema, samePassword } from "../../../contract/password.ts";
import { useAccountText } from "../account-text.ts";
import type { ChangeDialogProps } from "./change-dialog-props.ts";
import { ConfirmStep } from "./confirm-step.tsx";
import { FocusFirst } from "./focus-first.tsx";
import { useAccountCalls } from "./use-account-calls.ts";

/** Asks for the old and the new password; a member without a password confirms by a code first. */
export function ChangePasswordDialog({ open, onClose, ...rest }: ChangeDialogProps) {
  const t = useAccountText();
  const title = t(rest.account.passwordSet ? "change_password" : "set_password");
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={t("close")} initialFocus="field">
      <Steps {...rest} />
    </Dialog>
  );
}

function Steps({ account, onChanged }: Omit<ChangeDialogProps, "open" | "onClose">) {
  const [confirmed, setConfirmed] = useState(account.passwordSet);
  if (!confirmed) return <ConfirmStep account={account} onConfirmed={() => setConfirmed(true)} />;
  return (
    <FocusFirst key="new">
      <NewPassword withOld={account.passwordSet} onChanged={onChanged} />
    </FocusFirst>
  );
}

const pair = { password: passwordSchema, rePassword: rePasswordSchema };
const firstForm = pipe(object(pair), samePassword());
const form = pipe(object({ oldPassword: enteredPasswordSchema, ...pair }), samePassword());

function NewPassword({ withOld, onChanged }: { withOld: boolean; onChanged: () => void }) {
  const t = useAccountText();
  const { savePassword } = useAccountCalls();
  const { submit, sending, field } = useCheckedForm({
    schema: withOld ? form : firstForm,
    async send(values) {
      const wrong = await savePassword(values);
      if (wrong === null) onChanged();
      return wrong;
    },
  });
  const shared = { showLabel: t("show_password"), concealLabel: t("hide_password"), required: true };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {withOld ? (
        <PasswordField {...field("oldPassword")} {...shared} kind="current-password" label={t("current_password")} />
      ) : null}
      <PasswordField
        {...field("password")}
        {...shared}
        kind="new-password"
        label={t("new_password")}
        hint={t("password_hint")}
      />
      <PasswordField {...field("rePassword")} {...shared} kind="new-password" label={t("repeat_password")} />
      <p className="text-sm text-ink-soft">{t("password_ends_sessions")}</p>
      <Button type="submit" loading={sending}>
        {t("save")}
      </Button>
    </form>
  );
}
