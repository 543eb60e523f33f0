import { type FormEvent, useRef, useState } from "react";
import * as v from "valibot";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { emailSchema } from "../../contract/email.ts";
import { EmailLinkDialog } from "./email-link-dialog.tsx";
import {
  checkAvailabilityEmailDocument,
  memberEmailVerificationDocument,
  resendLinkEmailVerificationDocument,
} from "./register.graphql.gen.ts";
import type { RegisterPageProps } from "./register-page-props.ts";
import { useRegisterText } from "./register-text.ts";

type Sent = { email: string; ticket: string; timeRemaining: number };

/** Registration by e-mail address: a link leads to the form. */
export function EmailStart({ redirectUrl, typed, ready }: Pick<RegisterPageProps, "redirectUrl" | "typed" | "ready">) {
  const t = useRegisterText();
  const locale = useLocale();
  const api = useApi();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);

  const write = async (email: string): Promise<Sent | string> => {
    await ready();
    const { checkAvailabilityEmail: free } = await api(checkAvailabilityEmailDocument, { email });
    if (!free.success || !free.data) return free.errorMessage ?? t("failed");
    const ticket = free.data.token;
    const input = { tokenCheckAvailabilityEmail: ticket, way: "LINK" as const, redirectUrl };
    const { memberEmailVerification: letter } = await api(memberEmailVerificationDocument, input);
    if (!letter.success || !letter.data) return letter.errorMessage ?? t("failed");
    return { email, ticket, timeRemaining: letter.data.timeRemaining };
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    const read = v.safeParse(emailSchema(), field.current?.value ?? "", { lang: locale, abortPipeEarly: true });
    setProblem(read.success ? null : read.issues[0].message);
    if (!read.success) return field.current?.focus();
    setSending(true);
    const reply = await write(read.output).catch(() => t("failed"));
    setSending(false);
    if (typeof reply !== "string") return setSent(reply);
    setProblem(reply);
    field.current?.focus();
  };

  const resend = async () => {
    const input = { tokenVerifyOtpPhoneNo: sent?.ticket ?? "", redirectUrl };
    const { resendLinkEmailVerification: letter } = await api(resendLinkEmailVerificationDocument, input);
    const [status] = letter.data ?? [];
    return letter.success && status
      ? { timeRemaining: status.timeRemaining }
      : { error: letter.errorMessage ?? t("failed") };
  };

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        ref={field}
        kind="email"
        name="email"
        label={t("email")}
        hint={t("emailHint")}
        defaultValue={typed?.email}
        error={problem}
        required
        maxLength={254}
        enterKeyHint="send"
        onChange={() => setProblem(null)}
      />
      <Button type="submit" block loading={sending}>
        {t("sendLink")}
      </Button>
      <EmailLinkDialog sent={sent} onResend={resend} onClose={() => setSent(null)} />
    </form>
  );
}
