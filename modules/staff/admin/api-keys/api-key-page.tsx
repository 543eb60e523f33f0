import { useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import type { Permission } from "../../contract/roles.ts";
import { permissionKey, useRolesText } from "../roles/roles-text.ts";
import { type ApiKeyRow, apiKeysPath, keyState, keyTone } from "./api-key-model.ts";
import { AdminRevokeApiKeyDocument } from "./api-keys.graphql.gen.ts";
import { useApiKeysText } from "./api-keys-text.ts";
import { useKeyCall } from "./use-key-call.ts";

/** One key: what it may do, its limits, and the way to revoke it. Nothing of it can be changed. */
export function ApiKeyPage({ apiKey, year }: { apiKey: ApiKeyRow; year: number }) {
  const t = useApiKeysText();
  const permissionText = useRolesText();
  const { code, name, scopes, callsPerMinute, createdAt, createdBy, expiresAt, lastUsedAt } = apiKey;
  const state = keyState(apiKey);
  const at = (iso: string) => shortTime(iso, year);
  return (
    <div className="grid gap-3">
      <PageHeader
        title={name}
        above={[{ label: t("title"), to: apiKeysPath }]}
        status={<Badge tone={keyTone[state]}>{t(`state_${state}`)}</Badge>}
        actions={
          <LinkButton
            to={`/admin/audit?${new URLSearchParams({ subject: `apiKey:${code}` })}`}
            variant="secondary"
            size="sm"
            icon="clock"
          >
            {t("activity")}
          </LinkButton>
        }
      />
      <AdminPanel title={t("facts")}>
        <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
          <Fact label={t("key")} text={`shk_${code}_…`} />
          <Fact label={t("last_used")} text={lastUsedAt === null ? t("not_used") : at(lastUsedAt)} />
          <Fact label={t("expires")} text={expiresAt === null ? t("never") : at(expiresAt)} />
          <Fact label={t("calls")} text={t("calls_text", { count: callsPerMinute })} />
          <Fact label={t("made_by")} text={`${createdBy}, ${at(createdAt)}`} />
          {apiKey.revokedAt === null ? null : (
            <Fact label={t("revoked_by")} text={`${apiKey.revokedBy ?? ""}, ${at(apiKey.revokedAt)}`} />
          )}
          {apiKey.storeCode === null ? null : <Fact label={t("store")} text={apiKey.storeCode} />}
        </dl>
      </AdminPanel>
      <AdminPanel title={t("scopes")}>
        <ul className="grid gap-1 text-sm">
          {scopes.map((scope) => (
            <li key={scope}>
              {permissionText(permissionKey(scope as Permission))} <code className="text-ink-soft">{scope}</code>
            </li>
          ))}
        </ul>
      </AdminPanel>
      {state === "revoked" ? null : <RevokePanel apiKey={apiKey} />}
    </div>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt className="text-xs font-bold text-ink-soft">{label}</dt>
      <dd className="break-words tabular-nums">{text}</dd>
    </div>
  );
}

function RevokePanel({ apiKey: { id, name } }: { apiKey: ApiKeyRow }) {
  const t = useApiKeysText();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const { busy, problem, send } = useKeyCall();
  const [asking, setAsking] = useState(false);
  const revoke = async () => {
    setAsking(false);
    const call = () => api(AdminRevokeApiKeyDocument, { input: { id } });
    if (await send(async () => (await call()).adminRevokeApiKey)) await revalidate();
  };
  return (
    <AdminPanel title={t("revoke")}>
      <div className="grid justify-items-start gap-3">
        <p className="max-w-prose text-sm text-ink-soft">{t("revoke_text")}</p>
        {problem ? (
          <Alert tone="error" live>
            {problem.text}
          </Alert>
        ) : null}
        <Button size="sm" variant="danger" loading={busy} onClick={() => setAsking(true)}>
          {t("revoke")}
        </Button>
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        size="s"
        title={t("revoke_title")}
        closeLabel={t("cancel")}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t("cancel")}
            </Button>
            <Button variant="danger" loading={busy} onClick={() => void revoke()}>
              {t("revoke_now")}
            </Button>
          </>
        }
      >
        <p>{t("revoke_sure", { name })}</p>
      </Dialog>
    </AdminPanel>
  );
}
