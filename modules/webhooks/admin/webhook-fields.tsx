import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { RecordText } from "#modules/admin/web/record-editor/record-fields.tsx";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { slugOf } from "#modules/admin/web/slug-of.ts";
import { webhookEventTypes } from "../contract/webhook-events.ts";
import { longestDescription, longestUrl } from "../contract/webhook-state.ts";
import { eventName } from "./webhook-model.ts";
import { useWebhooksText } from "./webhooks-text.ts";

const longestCode = 40;

type WebhookFieldsProps = {
  editor: RecordEditor;
  /** Set while the endpoint is new: its code and the setter. */
  newCode: string | null;
  onCode: (code: string) => void;
};

/** Where to, which events, and whether it is on. */
export function WebhookFields({ editor, newCode, onCode }: WebhookFieldsProps) {
  const t = useWebhooksText();
  const url = editor.value("url");
  const suggest = () => {
    if (newCode !== "" || typeof url !== "string" || !URL.canParse(url)) return;
    onCode(slugOf(new URL(url).hostname.replaceAll(".", "-")).slice(0, longestCode).replace(/-+$/, ""));
  };
  return (
    <div className="grid items-start gap-3 xl:grid-cols-2">
      <AdminPanel title={t("basics")}>
        <div className="grid gap-3">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: leaving the field fills another, by keyboard too */}
          <div onBlur={suggest}>
            <RecordText
              editor={editor}
              path="url"
              hint={t("url_hint")}
              maxLength={longestUrl}
              inputMode="url"
              spellCheck={false}
              autoComplete="off"
            />
          </div>
          {newCode === null ? null : (
            <TextField
              id={fieldId("")}
              name="code"
              label={t("code")}
              hint={t("code_hint")}
              value={newCode}
              maxLength={longestCode}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => onCode(event.currentTarget.value.toLowerCase())}
              error={editor.problemAt("")}
            />
          )}
          <RecordText
            editor={editor}
            path="description"
            optional={t("optional")}
            maxLength={longestDescription}
            autoComplete="off"
          />
          <Checkbox
            id={fieldId("enabled")}
            name="enabled"
            label={t("enabled")}
            hint={t("enabled_hint")}
            checked={editor.value("enabled") === true}
            disabled={!editor.editable}
            onChange={({ currentTarget: { checked } }) => editor.set("enabled", checked ? true : undefined)}
            error={editor.problemAt("enabled")}
          />
        </div>
      </AdminPanel>
      <AdminPanel title={t("events")}>
        <div id={fieldId("events")} tabIndex={-1}>
          {webhookEventTypes.map((type) => (
            <Checkbox
              key={type}
              id={fieldId(`events/${type}`)}
              name={type}
              label={eventName(type, t)}
              hint={type}
              checked={editor.value(`events/${type}`) === true}
              disabled={!editor.editable}
              onChange={({ currentTarget: { checked } }) => editor.set(`events/${type}`, checked ? true : undefined)}
              error={editor.problemAt(`events/${type}`)}
            />
          ))}
          <FieldError id={`${fieldId("events")}-error`} error={editor.problemAt("events")} />
        </div>
      </AdminPanel>
    </div>
  );
}
