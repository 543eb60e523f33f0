import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { failureText } from "#kit/web/api/failure-text.ts";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { AdminSendTestMessageDocument } from "./message-texts.graphql.gen.ts";
import { useMessageText } from "./message-texts-text.ts";
import type { PreviewRequest } from "./use-preview.ts";

/** Sends what is typed to the caller's own address. */
export function TestSend({ request }: { request: PreviewRequest }) {
  const t = useMessageText();
  const api = useApi();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ to: string } | { problem: string } | null>(null);
  const send = async () => {
    setBusy(true);
    setOutcome(null);
    try {
      const { adminSendTestMessage: reply } = await api(AdminSendTestMessageDocument, { input: request });
      setOutcome(reply.data ? { to: reply.data.to } : { problem: reply.errorMessage ?? t("failed_test") });
    } catch (thrown) {
      setOutcome({ problem: failureText(t("failed_test"), thrown, locale) });
    }
    setBusy(false);
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button size="sm" variant="secondary" loading={busy} onClick={() => void send()}>
        {t("send_test")}
      </Button>
      <p className="text-sm text-ink-soft">{t("send_test_hint")}</p>
      {outcome === null ? null : (
        <Alert live tone={"to" in outcome ? "success" : "error"}>
          {"to" in outcome ? t("test_sent", { to: outcome.to }) : outcome.problem}
        </Alert>
      )}
    </div>
  );
}
