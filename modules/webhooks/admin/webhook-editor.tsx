import { useState } from "react";
import { useNavigate } from "react-router";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { RecordForm } from "#modules/admin/web/record-editor/record-form.tsx";
import { HistoryButton } from "#modules/admin/web/record-editor/record-history.tsx";
import { RemoveRecord } from "#modules/admin/web/record-editor/remove-record.tsx";
import { valueText } from "#modules/admin/web/record-editor/shown-value.ts";
import { type EditedRecord, useRecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { webhookFields } from "../contract/webhook-state.ts";
import { DeliveryLogPanel } from "./delivery-log.tsx";
import { SecretPanel } from "./secret-panel.tsx";
import { TestPanel } from "./test-panel.tsx";
import { WebhookFields } from "./webhook-fields.tsx";
import {
  endpointState,
  endpointTone,
  eventName,
  type ShownLog,
  type WebhookRow,
  webhookPath,
  webhooksPath,
} from "./webhook-model.ts";
import { useWebhooksText, type WebhooksTextKey } from "./webhooks-text.ts";

export type WebhookEditorProps = {
  code: string;
  /** Null for a new endpoint. */
  record: EditedRecord | null;
  endpoint: WebhookRow | null;
  /** Null for a new endpoint. */
  log: ShownLog | null;
  year: number;
};

/** The page of an existing or a new endpoint. Pass the code as React key. */
export function WebhookEditor({ code, record, endpoint, log, year }: WebhookEditorProps) {
  const t = useWebhooksText();
  const navigate = useNavigate();
  const isNew = record === null;
  const [newCode, setNewCode] = useState("");
  const editor = useRecordEditor({
    type: "webhook",
    id: isNew ? newCode.trim() : code,
    record,
    initial: { enabled: true },
    labelOf(path) {
      if (path === "") return t("code");
      const [field = "", type] = path.split("/");
      return type === undefined ? t(field as WebhooksTextKey) : eventName(type, t);
    },
    showValue: (_path, value) => (value === true ? t("yes") : valueText(value)),
    onSaved: ({ id }) => (isNew ? void navigate(webhookPath(id)) : undefined),
  });
  const { description } = editor.saved;
  const title = isNew ? t("new") : typeof description === "string" ? description : code;
  const state = endpointState({
    enabled: editor.saved.enabled === true,
    secretSince: endpoint?.secretSince ?? null,
  });
  return (
    <div className="grid gap-3">
      <PageHeader
        title={title}
        above={[{ label: t("webhooks"), to: webhooksPath }]}
        status={isNew ? undefined : <Badge tone={endpointTone[state]}>{t(`state_${state}`)}</Badge>}
        actions={
          isNew ? null : (
            <>
              {editor.editable ? (
                <RemoveRecord
                  {...{ editor, fields: webhookFields, list: webhooksPath }}
                  title={t("remove_title")}
                  text={t("remove_text")}
                />
              ) : null}
              <HistoryButton editor={editor} />
            </>
          )
        }
      />
      <RecordForm editor={editor} label={title}>
        <WebhookFields editor={editor} newCode={isNew ? newCode : null} onCode={setNewCode} />
      </RecordForm>
      {endpoint === null || log === null ? null : (
        <>
          <div className="grid items-start gap-3 xl:grid-cols-2">
            <SecretPanel endpoint={endpoint} editable={editor.editable} year={year} />
            <TestPanel code={code} hasSecret={endpoint.secretSince !== null} editable={editor.editable} />
          </div>
          <DeliveryLogPanel code={code} log={log} editable={editor.editable} year={year} />
        </>
      )}
    </div>
  );
}
