import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { ResendCountdown } from "../code/resend-countdown.tsx";
import { type Resent, useResend } from "../code/use-resend.ts";
import { useRegisterText } from "./register-text.ts";

type EmailLinkDialogProps = {
  sent: { readonly email: string; readonly timeRemaining: number } | null;
  onResend(): Promise<Resent>;
  onClose(): void;
};

/** Shows where the link was sent, and sends it again after a pause (ID-20). */
export function EmailLinkDialog({ sent, onResend, onClose }: EmailLinkDialogProps) {
  const t = useRegisterText();
  return (
    <Dialog open={sent !== null} onClose={onClose} title={t("linkTitle")} closeLabel={t("close")} size="m">
      {sent ? <SentLink {...sent} onResend={onResend} /> : null}
    </Dialog>
  );
}

function SentLink({
  email,
  timeRemaining,
  onResend,
}: NonNullable<EmailLinkDialogProps["sent"]> & Pick<EmailLinkDialogProps, "onResend">) {
  const t = useRegisterText();
  const { sent, over, end, sending, resend } = useResend({ channel: "EMAIL", timeRemaining, onResend });
  const [news, setNews] = useState("");
  const askAgain = async () => setNews((await resend("EMAIL", t("failed"))) ?? t("resent"));
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft wrap-anywhere">{t("linkText", { email })}</p>
      <p role="status" className="text-sm font-bold">
        {news}
      </p>
      {over ? (
        <Button variant="secondary" block loading={sending !== null} onClick={askAgain}>
          {t("resend")}
        </Button>
      ) : (
        <div className="flex justify-center text-sm text-ink-soft">
          <ResendCountdown
            endsAt={sent.endsAt}
            onEnd={end}
            label={{ before: t("againIn"), now: t("mayAskAgain"), left: (seconds) => t("secondsLeft", { seconds }) }}
          />
        </div>
      )}
    </div>
  );
}
