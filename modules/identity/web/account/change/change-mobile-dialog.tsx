import { useState } from "react";
import { object, picklist } from "valibot";
import { Button } from "#kit/web/actions/button.tsx";
import { PhoneField } from "#kit/web/forms/phone-field.tsx";
import { RadioGroup } from "#kit/web/forms/radio-group.tsx";
import { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { longestPhoneText, mobileSchema, shownMobile } from "../../../contract/mobile.ts";
import type { CodeChannel } from "../../code/code-channel.ts";
import { CodeEntry } from "../../code/code-entry.tsx";
import { useAccountText } from "../account-text.ts";
import type { ChangeDialogProps } from "./change-dialog-props.ts";
import { ConfirmStep } from "./confirm-step.tsx";
import { FocusFirst } from "./focus-first.tsx";
import { useAccountCalls } from "./use-account-calls.ts";

type Sent = { mobile: string; channel: CodeChannel; timeRemaining: number };
type Step = { at: "confirm" } | { at: "new" } | ({ at: "code" } & Sent);

/** Steps: code to the old number, enter the new number, code to the new number (D-63). */
export function ChangeMobileDialog({ open, onClose, ...rest }: ChangeDialogProps) {
  const t = useAccountText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(rest.account.mobile === null ? "add_mobile" : "change_mobile")}
      closeLabel={t("close")}
      initialFocus="field"
    >
      <Steps {...rest} />
    </Dialog>
  );
}

function Steps({ account, onChanged }: Omit<ChangeDialogProps, "open" | "onClose">) {
  const { requestCode, saveProfile } = useAccountCalls();
  const [step, setStep] = useState<Step>({ at: "confirm" });
  switch (step.at) {
    case "confirm":
      return (
        <ConfirmStep
          account={account}
          byMobileOnly={account.mobile !== null}
          onConfirmed={() => setStep({ at: "new" })}
        />
      );
    case "new":
      return (
        <FocusFirst key="new">
          <NewMobile first={account.mobile === null} onSent={(sent) => setStep({ at: "code", ...sent })} />
        </FocusFirst>
      );
    case "code":
      return (
        <FocusFirst key="code">
          <CodeEntry
            receiver={shownMobile(step.mobile)}
            channel={step.channel}
            timeRemaining={step.timeRemaining}
            onCode={(verificationCode) => saveProfile({ mobile: step.mobile, verificationCode })}
            onResend={(channel) => requestCode({ purpose: "NEW_MOBILE", channel, receiver: step.mobile })}
            onDone={onChanged}
            offersSms
          />
        </FocusFirst>
      );
  }
}

const form = object({ mobile: mobileSchema(), channel: picklist(["WHATSAPP", "SMS"]) });

function NewMobile({ first, onSent }: { first: boolean; onSent: (sent: Sent) => void }) {
  const t = useAccountText();
  const { requestCode } = useAccountCalls();
  const { submit, sending, field } = useCheckedForm({
    schema: form,
    async send({ mobile, channel }) {
      const sent = await requestCode({ purpose: "NEW_MOBILE", channel, receiver: mobile });
      if ("error" in sent) return { mobile: sent.error };
      onSent({ mobile, channel, timeRemaining: sent.timeRemaining });
      return null;
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <PhoneField
        {...field("mobile")}
        label={t(first ? "mobile" : "new_mobile")}
        maxLength={longestPhoneText}
        required
      />
      <RadioGroup
        legend={t("send_code_by")}
        name="channel"
        defaultValue="WHATSAPP"
        options={[
          { value: "WHATSAPP", label: t("by_whatsapp") },
          { value: "SMS", label: t("by_sms") },
        ]}
      />
      <Button type="submit" loading={sending}>
        {t("send_code")}
      </Button>
    </form>
  );
}
