import { useState } from "react";
import { CopyButton } from "#kit/web/actions/copy-button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { ApiKeyForm } from "./api-key-form.tsx";
import { apiKeyPath, apiKeysPath } from "./api-key-model.ts";
import { useApiKeysText } from "./api-keys-text.ts";

type Created = { readonly secret: string; readonly code: string };

/** Makes a key, and shows it until the page is left. `held`: the permissions of its maker. */
export function NewApiKeyPage({ held }: { held: readonly string[] }) {
  const t = useApiKeysText();
  const [created, setCreated] = useState<Created | null>(null);
  return (
    <div className="grid gap-3">
      <PageHeader title={t("new")} above={[{ label: t("title"), to: apiKeysPath }]} />
      {created === null ? <ApiKeyForm held={held} onCreated={setCreated} /> : <SecretPanel {...created} />}
    </div>
  );
}

function SecretPanel({ secret, code }: Created) {
  const t = useApiKeysText();
  return (
    <AdminPanel title={t("made")}>
      <div className="grid justify-items-start gap-3">
        <Alert tone="success" live title={t("once")}>
          <code className="block text-sm break-all">{secret}</code>
          <CopyButton text={secret} label={t("copy")} copiedLabel={t("copied")} failedLabel={t("copy_failed")} />
        </Alert>
        <p className="max-w-prose text-sm text-ink-soft">{t("once_text")}</p>
        <LinkButton to={apiKeyPath(code)} variant="secondary" size="sm">
          {t("to_key")}
        </LinkButton>
      </div>
    </AdminPanel>
  );
}
