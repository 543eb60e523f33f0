import { useRef, useState } from "react";
import * as v from "valibot";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { maskedMobile, normaliseMobile } from "../../contract/mobile.ts";
import { accountSchema } from "../../contract/sign-in.ts";
import type { CodeChannel } from "../code/code-channel.ts";
import { CodeDialog } from "../code/code-dialog.tsx";
import { AccountField } from "./account-field.tsx";
import { requestPasswordResetDocument, verifyResetCodeDocument } from "./reset.graphql.gen.ts";
import { useSignInText } from "./sign-in-text.ts";
import { useCheckedForm } from "./use-checked-form.ts";

const askSchema = v.object({ account: accountSchema });

type Answer = { channel: CodeChannel; timeRemaining: number } | { error: string };
type Sent = { account: string; channel: CodeChannel; timeRemaining: number; open: boolean };

/** Asks where to send the link or code. The next step looks the same whether or not the account exists. */
export function RequestReset({ onToken }: { onToken: (token: string) => void }) {
  const t = useSignInText();
  const api = useApi();
  const [sent, setSent] = useState<Sent | null>(null);
  const token = useRef<string | null>(null);
  const wanted = useRef<string | null>(null);
  const [secondProof, setSecondProof] = useState<string | null>(null);

  const request = async (account: string, channel: CodeChannel): Promise<Answer> => {
    const input = channel === "EMAIL" ? { account } : { account, channel };
    const { requestPasswordReset } = await api(requestPasswordResetDocument, { input });
    const { data, errorMessage } = requestPasswordReset;
    return data
      ? { channel: data.channel as CodeChannel, timeRemaining: data.timeRemaining }
      : { error: errorMessage ?? t("failed") };
  };
  const check = async (verificationCode: string) => {
    const input = { mobile: sent?.account ?? "", verificationCode };
    const { verifyResetCode } = await api(verifyResetCodeDocument, { input });
    const { data, errorCode, errorMessage } = verifyResetCode;
    // The code was correct but a second proof is needed: the page shows which, not the code field.
    wanted.current = errorCode?.startsWith("SECOND_PROOF_") ? errorMessage : null;
    if (!data && wanted.current === null) return errorMessage ?? t("failed");
    token.current = data?.token ?? null;
    return null;
  };
  const { form, problems, busy, onSubmit, onChange } = useCheckedForm(
    askSchema,
    async ({ account }) => {
      const reply = await request(account, "WHATSAPP");
      if ("error" in reply) return { account: reply.error };
      setSent({ account, ...reply, open: true });
      return null;
    },
    { failed: t("failed") },
  );

  if (secondProof !== null) {
    return (
      <div className="grid gap-4">
        <Alert tone="info" title={t("secondProofTitle")} live>
          <p className="wrap-anywhere">{secondProof}</p>
        </Alert>
        <Button variant="secondary" block onClick={() => setSecondProof(null)}>
          {t("tryAnother")}
        </Button>
      </div>
    );
  }
  if (sent?.channel === "EMAIL") {
    return (
      <div className="grid gap-4">
        <Alert tone="success" title={t("sentTitle")} live>
          <p className="wrap-anywhere">{t("sentText", { account: sent.account })}</p>
          <p>{t("sentNothing")}</p>
        </Alert>
        <Button variant="secondary" block onClick={() => setSent(null)}>
          {t("tryAnother")}
        </Button>
      </div>
    );
  }
  return (
    <>
      <form ref={form} noValidate onSubmit={onSubmit} onChange={onChange} className="grid gap-4">
        {problems[""] ? (
          <Alert tone="error" live>
            {problems[""]}
          </Alert>
        ) : null}
        <AccountField enterKeyHint="send" defaultValue={sent?.account} error={problems.account} />
        <Button type="submit" block loading={busy}>
          {t("send")}
        </Button>
      </form>
      {sent ? (
        <CodeDialog
          open={sent.open}
          onClose={() => setSent({ ...sent, open: false })}
          receiver={maskedMobile(normaliseMobile(sent.account) ?? sent.account)}
          channel={sent.channel}
          timeRemaining={sent.timeRemaining}
          onCode={check}
          onDone={() => {
            setSent({ ...sent, open: false });
            if (token.current) onToken(token.current);
            else setSecondProof(wanted.current);
          }}
          onResend={(channel) => request(sent.account, channel)}
          offersSms
        />
      ) : null}
    </>
  );
}
