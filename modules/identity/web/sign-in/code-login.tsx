import { useRef, useState } from "react";
import * as v from "valibot";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { PhoneField } from "#kit/web/forms/phone-field.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { longestPhoneText, maskedMobile, mobileSchema } from "../../contract/mobile.ts";
import type { CodeChannel } from "../code/code-channel.ts";
import { CodeDialog } from "../code/code-dialog.tsx";
import type { Resent } from "../code/use-resend.ts";
import { type LoggedIn, memberLoginByCodeDocument, requestLoginCodeDocument } from "./sign-in.graphql.gen.ts";
import { useSignInText } from "./sign-in-text.ts";
import { useCheckedForm } from "./use-checked-form.ts";

const askSchema = v.object({ mobile: mobileSchema() });

/** Delay between sending the number and opening the code dialog (A§9). */
const opensAfterMs = 500;

type CodeLoginProps = {
  open: boolean;
  onClose: () => void;
  onLoggedIn(result: LoggedIn, method: "password" | "code"): Promise<void> | void;
};

type Asked = { mobile: string; timeRemaining: number };

/** Sign-in by mobile verification (ID-21): the number, Verify, then the code. */
export function CodeLogin({ open, onClose, onLoggedIn }: CodeLoginProps) {
  const t = useSignInText();
  const api = useApi();
  const [asked, setAsked] = useState<Asked | null>(null);
  const result = useRef<LoggedIn | null>(null);

  const request = async (mobile: string, channel: CodeChannel): Promise<Resent> => {
    const { requestLoginCode } = await api(requestLoginCodeDocument, { input: { mobile, channel } });
    const { data, errorMessage } = requestLoginCode;
    return data ? { timeRemaining: data.timeRemaining } : { error: errorMessage ?? t("failed") };
  };
  const check = async (verificationCode: string) => {
    const input = { mobile: asked?.mobile ?? "", verificationCode };
    const { memberLoginByCode } = await api(memberLoginByCodeDocument, { input });
    if (!memberLoginByCode.data) return memberLoginByCode.errorMessage ?? t("failed");
    result.current = memberLoginByCode.data;
    return null;
  };
  const close = () => {
    setAsked(null);
    onClose();
  };
  const form = useCheckedForm(
    askSchema,
    async ({ mobile }) => {
      const reply = await request(mobile, "WHATSAPP");
      if ("error" in reply) return { mobile: reply.error };
      await new Promise((opened) => window.setTimeout(opened, opensAfterMs));
      setAsked({ mobile, timeRemaining: reply.timeRemaining });
      return null;
    },
    { failed: t("failed") },
  );

  if (asked) {
    return (
      <CodeDialog
        key={asked.mobile}
        open={open}
        onClose={close}
        receiver={maskedMobile(asked.mobile)}
        channel="WHATSAPP"
        timeRemaining={asked.timeRemaining}
        onCode={check}
        onDone={() => result.current && void onLoggedIn(result.current, "code")}
        onResend={(channel) => request(asked.mobile, channel)}
        offersSms
      />
    );
  }
  return (
    <Dialog open={open} onClose={close} title={t("codeTitle")} closeLabel={t("close")} initialFocus="field" size="m">
      <form ref={form.form} noValidate onSubmit={form.onSubmit} onChange={form.onChange} className="grid gap-5">
        <p className="text-ink-soft">{t("codeLead")}</p>
        {form.problems[""] ? (
          <Alert tone="error" live>
            {form.problems[""]}
          </Alert>
        ) : null}
        <PhoneField
          name="mobile"
          label={t("mobile")}
          maxLength={longestPhoneText}
          enterKeyHint="send"
          error={form.problems.mobile ?? null}
        />
        <Button type="submit" block loading={form.busy}>
          {t("verify")}
        </Button>
      </form>
    </Dialog>
  );
}
