import { useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { useWebhookCall } from "./use-webhook-call.ts";
import { answerText } from "./webhook-model.ts";
import { AdminTestWebhookDocument, type AdminTestWebhookResult } from "./webhooks.graphql.gen.ts";
import { useWebhooksText } from "./webhooks-text.ts";

type TestPanelProps = { code: string; hasSecret: boolean; editable: boolean };
type Tested = NonNullable<AdminTestWebhookResult["adminTestWebhook"]["data"]>;

/** Sends a test event and shows what came back. */
export function TestPanel({ code, hasSecret, editable }: TestPanelProps) {
  const t = useWebhooksText();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const { busy, problem, send } = useWebhookCall();
  const [tested, setTested] = useState<Tested | null>(null);
  const test = async () => {
    setTested(null);
    const input = { code, key: crypto.randomUUID() };
    const reply = await send(async () => (await api(AdminTestWebhookDocument, { input })).adminTestWebhook);
    if (!reply?.data) return;
    setTested(reply.data);
    await revalidate();
  };
  return (
    <AdminPanel title={t("test")}>
      <div className="grid justify-items-start gap-3">
        <p className="text-sm text-ink-soft">{t("test_text")}</p>
        {problem ? (
          <Alert tone="error" live>
            {problem}
          </Alert>
        ) : null}
        {tested === null ? null : (
          <Alert
            live
            tone={tested.status === "DELIVERED" ? "success" : "error"}
            title={t(tested.status === "DELIVERED" ? "test_received" : "test_refused")}
          >
            <p>{answerText(tested, t)}</p>
            {tested.responseStart ? <code className="block text-sm break-all">{tested.responseStart}</code> : null}
          </Alert>
        )}
        {editable ? (
          <Button size="sm" variant="secondary" loading={busy} disabled={!hasSecret} onClick={() => void test()}>
            {t("test_send")}
          </Button>
        ) : null}
      </div>
    </AdminPanel>
  );
}
