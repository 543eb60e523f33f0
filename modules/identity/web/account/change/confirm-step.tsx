import { type FormEvent, useState } from "react";
import { object } from "valibot";
import { Button } from "#kit/web/actions/button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { PasswordField } from "#kit/web/forms/password-field.tsx";
import { RadioGroup } from "#kit/web/forms/radio-group.tsx";
import { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { enteredPasswordSchema } from "../../../contract/entered-password.ts";
import { shownMobile } from "../../../contract/mobile.ts";
import type { CodeChannel } from "../../code/code-channel.ts";
import { CodeEntry } from "../../code/code-entry.tsx";
import type { AccountModel } from "../account-model.ts";
import { useAccountText } from "../account-text.ts";
import { FocusFirst } from "./focus-first.tsx";
import { useAccountCalls } from "./use-account-calls.ts";

type ConfirmStepProps = {
  account: AccountModel;
  onConfirmed: () => void;
  /** Changing the number needs a code to the old one (D-63). */
  byMobileOnly?: boolean;
};

/** Asks the member to confirm their identity before a sensitive action. */
export function ConfirmStep({ account, onConfirmed, byMobileOnly = false }: ConfirmStepProps) {
  const t = useAccountText();
  const [byCode, setByCode] = useState(byMobileOnly || !account.passwordSet);
  if (byCode) {
    return (
      <FocusFirst key="code">
        <ByCode account={account} onConfirmed={onConfirmed} byMobileOnly={byMobileOnly} />
      </FocusFirst>
    );
  }
  return (
    <div className="grid gap-4">
      <ByPassword onConfirmed={onConfirmed} />
      <Button variant="quiet" onClick={() => setByCode(true)}>
        {t("confirm_by_code")}
      </Button>
    </div>
  );
}

const passwordForm = object({ password: enteredPasswordSchema });

function ByPassword({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useAccountText();
  const { confirm } = useAccountCalls();
  const { submit, sending, field } = useCheckedForm({
    schema: passwordForm,
    async send({ password }) {
      const wrong = await confirm({ password });
      if (wrong !== null) return { password: wrong };
      onConfirmed();
      return null;
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-ink-soft">{t("confirm_text")}</p>
      <PasswordField
        {...field("password")}
        kind="current-password"
        label={t("current_password")}
        showLabel={t("show_password")}
        concealLabel={t("hide_password")}
        required
      />
      <Button type="submit" loading={sending}>
        {t("continue")}
      </Button>
    </form>
  );
}

type Way = { channel: CodeChannel; receiver: string };

function waysOf({ mobile, email, emailVerified }: AccountModel, byMobileOnly: boolean): Way[] {
  const phone = mobile === null ? null : shownMobile(mobile);
  return [
    ...(phone === null
      ? []
      : [{ channel: "WHATSAPP", receiver: phone } as const, { channel: "SMS", receiver: phone } as const]),
    ...(email === null || !emailVerified || byMobileOnly ? [] : [{ channel: "EMAIL", receiver: email } as const]),
  ];
}

const channelWords = { WHATSAPP: "by_whatsapp", SMS: "by_sms", EMAIL: "by_email" } as const;

function ByCode({ account, onConfirmed, byMobileOnly = false }: ConfirmStepProps) {
  const t = useAccountText();
  const { confirm, requestCode } = useAccountCalls();
  const ways = waysOf(account, byMobileOnly);
  const [chosen, setChosen] = useState<CodeChannel>(ways[0]?.channel ?? "EMAIL");
  const [sent, setSent] = useState<{ timeRemaining: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const receiver = ways.find(({ channel }) => channel === chosen)?.receiver ?? "";

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    const reply = await requestCode({ purpose: "CONFIRM", channel: chosen });
    setSending(false);
    if ("error" in reply) setProblem(reply.error);
    else setSent(reply);
  };
  if (sent) {
    return (
      <FocusFirst key="entry">
        <CodeEntry
          receiver={receiver}
          channel={chosen}
          timeRemaining={sent.timeRemaining}
          onCode={(verificationCode) => confirm({ channel: chosen, verificationCode })}
          onResend={(channel) => {
            setChosen(channel);
            return requestCode({ purpose: "CONFIRM", channel });
          }}
          onDone={onConfirmed}
          offersSms
        />
      </FocusFirst>
    );
  }
  if (ways.length === 0) return <Alert tone="warning">{t("no_way_to_confirm")}</Alert>;
  return (
    <form noValidate onSubmit={send} className="grid gap-5">
      <p className="text-ink-soft">{t(byMobileOnly ? "confirm_old_mobile" : "confirm_code_text")}</p>
      <RadioGroup
        legend={t("send_code_by")}
        name="channel"
        value={chosen}
        onChange={(value) => setChosen(ways.find(({ channel }) => channel === value)?.channel ?? chosen)}
        options={ways.map(({ channel, receiver: to }) => ({
          value: channel,
          label: t(channelWords[channel]),
          description: to,
        }))}
        error={problem}
        tiles
      />
      <Button type="submit" loading={sending}>
        {t("send_code")}
      </Button>
    </form>
  );
}
