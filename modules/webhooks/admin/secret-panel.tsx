import { useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { CopyButton } from "#kit/web/actions/copy-button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { useWebhookCall } from "./use-webhook-call.ts";
import type { WebhookRow } from "./webhook-model.ts";
import { AdminRotateWebhookSecretDocument } from "./webhooks.graphql.gen.ts";
import { useWebhooksText } from "./webhooks-text.ts";

/** Makes the signing secret, and shows it until the page is left. */
export function SecretPanel({ endpoint, editable, year }: { endpoint: WebhookRow; editable: boolean; year: number }) {
  const t = useWebhooksText();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const { busy, problem, send } = useWebhookCall();
  const [secret, setSecret] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const { code, secretSince, formerSecretUntil } = endpoint;
  const make = async () => {
    setAsking(false);
    const input = { code };
    const reply = await send(
      async () => (await api(AdminRotateWebhookSecretDocument, { input })).adminRotateWebhookSecret,
    );
    if (!reply?.data) return;
    setSecret(reply.data.secret);
    await revalidate();
  };
  return (
    <AdminPanel title={t("secret")}>
      <div className="grid justify-items-start gap-3">
        <p className="text-sm text-ink-soft">
          {secretSince === null ? t("secret_none") : t("secret_since", { at: shortTime(secretSince, year) })}
          {formerSecretUntil === null ? null : ` ${t("secret_former", { at: shortTime(formerSecretUntil, year) })}`}
        </p>
        {problem ? (
          <Alert tone="error" live>
            {problem}
          </Alert>
        ) : null}
        {secret === null ? null : (
          <Alert tone="success" live title={t("secret_once")}>
            <code className="block text-sm break-all">{secret}</code>
            <CopyButton text={secret} label={t("copy")} copiedLabel={t("copied")} failedLabel={t("copy_failed")} />
          </Alert>
        )}
        {editable ? (
          <Button
            size="sm"
            variant={secretSince === null ? "court" : "secondary"}
            loading={busy}
            onClick={() => (secretSince === null ? void make() : setAsking(true))}
          >
            {t(secretSince === null ? "secret_make" : "secret_change")}
          </Button>
        ) : null}
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        size="s"
        title={t("secret_change_title")}
        closeLabel={t("cancel")}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t("cancel")}
            </Button>
            <Button variant="court" loading={busy} onClick={() => void make()}>
              {t("secret_change_now")}
            </Button>
          </>
        }
      >
        <p>{t("secret_change_text")}</p>
      </Dialog>
    </AdminPanel>
  );
}
