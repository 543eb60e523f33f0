import { useState } from "react";
import { object } from "valibot";
import { Button } from "#kit/web/actions/button.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { emailSchema } from "../../../contract/email.ts";
import { CodeEntry } from "../../code/code-entry.tsx";
import { useAccountText } from "../account-text.ts";
import type { ChangeDialogProps } from "./change-dialog-props.ts";
import { ConfirmStep } from "./confirm-step.tsx";
import { FocusFirst } from "./focus-first.tsx";
import { useAccountCalls } from "./use-account-calls.ts";

type Step = { at: "confirm" } | { at: "new" } | { at: "code"; email: string; timeRemaining: number };

/** Steps: confirm identity, enter the new e-mail address, enter the code sent to it. */
export function ChangeEmailDialog({ open, onClose, ...rest }: ChangeDialogProps) {
  const t = useAccountText();
  return (
    <Dialog open={open} onClose={onClose} title={t("change_email")} closeLabel={t("close")} initialFocus="field">
      <Steps {...rest} />
    </Dialog>
  );
}

function Steps({ account, onChanged }: Omit<ChangeDialogProps, "open" | "onClose">) {
  const { requestCode, saveEmail } = useAccountCalls();
  const [step, setStep] = useState<Step>({ at: "confirm" });
  switch (step.at) {
    case "confirm":
      return <ConfirmStep account={account} onConfirmed={() => setStep({ at: "new" })} />;
    case "new":
      return (
        <FocusFirst key="new">
          <NewEmail onSent={(email, timeRemaining) => setStep({ at: "code", email, timeRemaining })} />
        </FocusFirst>
      );
    case "code":
      return (
        <FocusFirst key="code">
          <CodeEntry
            receiver={step.email}
            channel="EMAIL"
            timeRemaining={step.timeRemaining}
            onCode={(verificationCode) => saveEmail({ email: step.email, verificationCode })}
            onResend={() => requestCode({ purpose: "NEW_EMAIL", channel: "EMAIL", receiver: step.email })}
            onDone={onChanged}
          />
        </FocusFirst>
      );
  }
}

const form = object({ email: emailSchema() });

function NewEmail({ onSent }: { onSent: (email: string, timeRemaining: number) => void }) {
  const t = useAccountText();
  const { requestCode } = useAccountCalls();
  const { submit, sending, field } = useCheckedForm({
    schema: form,
    async send({ email }) {
      const sent = await requestCode({ purpose: "NEW_EMAIL", channel: "EMAIL", receiver: email });
      if ("error" in sent) return { email: sent.error };
      onSent(email, sent.timeRemaining);
      return null;
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-ink-soft">{t("new_email_text")}</p>
      <TextField {...field("email")} kind="email" label={t("new_email")} maxLength={254} required />
      <Button type="submit" loading={sending}>
        {t("send_code")}
      </Button>
    </form>
  );
}
