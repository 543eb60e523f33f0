import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { PasswordField } from "#kit/web/forms/password-field.tsx";
import { newPasswordSchema } from "../../contract/reset.ts";
import { transformPassword } from "../../contract/transform-password.ts";
import { resetPasswordDocument, validateResetTokenDocument } from "./reset.graphql.gen.ts";
import { useSignInText } from "./sign-in-text.ts";
import { type Problems, useCheckedForm } from "./use-checked-form.ts";

type NewPasswordProps = { token: string; onDone: () => void; onAskAgain: () => void };

/** The new password, entered twice. An expired link is reported before anything is typed, with a way to request another. */
export function NewPassword({ token, onDone, onAskAgain }: NewPasswordProps) {
  const t = useSignInText();
  const api = useApi();
  const [over, setOver] = useState(false);
  const [usedUp, setUsedUp] = useState<string | null>(null);
  const check = useEffectEvent(async () => {
    // If the check fails, the form reports it when it is sent.
    const reply = await api(validateResetTokenDocument, { token }).catch(() => null);
    if (reply?.validateResetToken.errorCode === "RESET_LINK_EXPIRED") {
      setUsedUp(reply.validateResetToken.errorMessage ?? t("failed"));
    }
  });
  useEffect(() => void check(), []);
  const { form, problems, busy, onSubmit, onChange } = useCheckedForm(
    newPasswordSchema,
    async ({ password, rePassword }): Promise<Problems | null> => {
      const input = { token, password: transformPassword(password), rePassword: transformPassword(rePassword) };
      const { resetPassword } = await api(resetPasswordDocument, { input });
      if (resetPassword.success) {
        onDone();
        return null;
      }
      const text = resetPassword.errorMessage ?? t("failed");
      if (resetPassword.errorCode === "RESET_LINK_EXPIRED") setOver(true);
      return resetPassword.errorCode === "PASSWORD_COMMON" ? { password: text } : { "": text };
    },
    { failed: t("failed") },
  );
  if (usedUp !== null) {
    return (
      <Alert
        tone="error"
        live
        actions={
          <Button size="sm" variant="secondary" onClick={onAskAgain}>
            {t("askAgain")}
          </Button>
        }
      >
        {usedUp}
      </Alert>
    );
  }
  const labels = { showLabel: t("showPassword"), concealLabel: t("hidePassword") };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} onChange={onChange} className="grid gap-4">
      {problems[""] ? (
        <Alert
          tone="error"
          live
          actions={
            over ? (
              <Button size="sm" variant="secondary" onClick={onAskAgain}>
                {t("askAgain")}
              </Button>
            ) : null
          }
        >
          {problems[""]}
        </Alert>
      ) : null}
      <PasswordField
        {...labels}
        name="password"
        kind="new-password"
        label={t("newPassword")}
        hint={t("passwordHint")}
        error={problems.password ?? null}
      />
      <PasswordField
        {...labels}
        name="rePassword"
        kind="new-password"
        label={t("repeat")}
        enterKeyHint="go"
        error={problems.rePassword ?? null}
      />
      <Button type="submit" block loading={busy}>
        {t("save")}
      </Button>
    </form>
  );
}
