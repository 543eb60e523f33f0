import { type FormEvent, use, useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { failureText } from "#kit/web/api/failure-text.ts";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { PasswordField } from "#kit/web/forms/password-field.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { SignedInContext } from "../signed-in.ts";
import { useRecordEditorText } from "./record-editor-text.ts";
import { AdminConfirmAgainDocument, AdminSignInAgainDocument } from "./records.graphql.gen.ts";

type SignInAgainProps = { open: boolean; onClose: () => void; onSignedIn: () => void };

/** The session has ended while a draft is open: both steps of the sign-in, in a dialog above the draft. */
export function SignInAgain({ open, onClose, onSignedIn }: SignInAgainProps) {
  const t = useRecordEditorText();
  return (
    <Dialog open={open} onClose={onClose} size="s" title={t("sign_in")} closeLabel={t("close")} initialFocus="field">
      <Steps onSignedIn={onSignedIn} />
    </Dialog>
  );
}

function Steps({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useRecordEditorText();
  const api = useApi();
  const locale = useLocale();
  const email = use(SignedInContext)?.email ?? "";
  const [step, setStep] = useState<"password" | "code">("password");
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  const go = async (typed: FormData): Promise<string | null> => {
    if (step === "password") {
      const input = { email, password: String(typed.get("password") ?? "") };
      const { staffSignIn: reply } = await api(AdminSignInAgainDocument, { input });
      if (!reply.data) return reply.errorMessage;
      setStep("code");
      return null;
    }
    const code = String(typed.get("code") ?? "")
      .replaceAll(/[\s-]/g, "")
      .toUpperCase();
    const { staffConfirmCode: reply } = await api(AdminConfirmAgainDocument, { code });
    if (reply.errorCode === "START_AGAIN") setStep("password");
    if (reply.errorCode === null) onSignedIn();
    return reply.errorMessage;
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    const typed = new FormData(event.currentTarget);
    setProblem(await go(typed).catch((thrown: unknown) => failureText(t("failed"), thrown, locale)));
    setSending(false);
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p>{t("sign_in_text")}</p>
      {problem ? (
        <Alert tone="error" live>
          {problem}
        </Alert>
      ) : null}
      {step === "password" ? (
        <>
          <TextField name="email" label={t("email")} kind="email" value={email} readOnly autoComplete="username" />
          <PasswordField
            name="password"
            label={t("password")}
            kind="current-password"
            showLabel={t("show")}
            concealLabel={t("conceal")}
          />
        </>
      ) : (
        <TextField key="code" name="code" label={t("code")} autoComplete="one-time-code" maxLength={20} autoFocus />
      )}
      <Button type="submit" variant="court" block loading={sending}>
        {t(step === "password" ? "go_on" : "sign_in_save")}
      </Button>
    </form>
  );
}
