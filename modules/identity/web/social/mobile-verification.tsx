import { type FormEvent, useRef, useState } from "react";
import * as v from "valibot";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { PhoneField } from "#kit/web/forms/phone-field.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { longestPhoneText, mobileSchema, shownMobile } from "../../contract/mobile.ts";
import type { CodeChannel } from "../code/code-channel.ts";
import { CodeEntry } from "../code/code-entry.tsx";
import { sendThirdPartyOtpDocument, type ThirdPartyFields, verifyThirdPartyOtpDocument } from "./social.graphql.gen.ts";
import { useSocialText } from "./social-text.ts";

export type MobileVerificationProps = {
  open: boolean;
  onClose: () => void;
  /** Ticket of the social account. */
  tokenSS: string;
  provider: string;
  /** Called a second after the correct code. */
  onProved: (person: ThirdPartyFields) => void;
};

type Sent = { readonly mobile: string; readonly channel: CodeChannel; readonly timeRemaining: number };

/** Asks a new member for a number and its code: 500 px wide, 90 % of a phone (ID-21, ID-22). */
export function MobileVerification({ open, onClose, tokenSS, provider, onProved }: MobileVerificationProps) {
  const t = useSocialText();
  const api = useApi();
  const [sent, setSent] = useState<Sent | null>(null);
  const proved = useRef<ThirdPartyFields | null>(null);

  const send = async (mobile: string, channel: CodeChannel): Promise<{ timeRemaining: number } | { error: string }> => {
    const input = { tokenSS, mobile, channel };
    const reply = await api(sendThirdPartyOtpDocument, { input }).catch(() => null);
    const { data, message } = reply?.sendThirdPartyOtp ?? {};
    return data ?? { error: message ?? t("failed") };
  };
  const verify = async (mobile: string, verificationCode: string): Promise<string | null> => {
    const input = { tokenSS, mobile, verificationCode };
    const reply = await api(verifyThirdPartyOtpDocument, { input }).catch(() => null);
    const { data, message } = reply?.verifyThirdPartyOtp ?? {};
    proved.current = data ?? null;
    return data ? null : (message ?? t("failed"));
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("dialog_title")}
      closeLabel={t("close")}
      initialFocus="field"
      size="m"
      key={sent ? "code" : "number"}
    >
      {sent ? (
        <CodeEntry
          receiver={shownMobile(sent.mobile)}
          channel={sent.channel}
          timeRemaining={sent.timeRemaining}
          offersSms
          onCode={(code) => verify(sent.mobile, code)}
          onResend={(channel) => send(sent.mobile, channel)}
          onDone={() => {
            if (proved.current) onProved(proved.current);
          }}
        />
      ) : (
        <NumberForm
          provider={provider}
          onNumber={async (mobile, channel) => {
            const reply = await send(mobile, channel);
            if ("error" in reply) return reply.error;
            setSent({ mobile, channel, ...reply });
            return null;
          }}
        />
      )}
    </Dialog>
  );
}

type NumberFormProps = {
  provider: string;
  /** Sends the code; returns the error, or null. */
  onNumber(mobile: string, channel: CodeChannel): Promise<string | null>;
};

function NumberForm({ provider, onNumber }: NumberFormProps) {
  const t = useSocialText();
  const lang = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState<CodeChannel | null>(null);

  const send = async (channel: CodeChannel) => {
    if (sending) return;
    const read = v.safeParse(mobileSchema(), field.current?.value, { lang, abortPipeEarly: true });
    if (read.success) setSending(channel);
    const wrong = read.success ? await onNumber(read.output, channel) : read.issues[0].message;
    setProblem(wrong);
    setSending(null);
    if (wrong !== null) field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send("WHATSAPP");
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-ink-soft">{t("dialog_text", { provider })}</p>
      <PhoneField
        ref={field}
        name="mobile"
        label={t("mobile")}
        maxLength={longestPhoneText}
        enterKeyHint="send"
        required
        error={problem}
        onChange={() => setProblem(null)}
      />
      <Button type="submit" block loading={sending === "WHATSAPP"}>
        {t("verify")}
      </Button>
      <Button variant="quiet" block loading={sending === "SMS"} onClick={() => send("SMS")}>
        {t("by_sms")}
      </Button>
      <p className="text-center text-sm text-ink-soft">{t("sms_risk")}</p>
    </form>
  );
}
