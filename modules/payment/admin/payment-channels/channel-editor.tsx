import { Badge } from "#kit/web/feedback/badge.tsx";
import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { languageNames } from "#modules/admin/web/language-names.ts";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { RecordTexts } from "#modules/admin/web/record-editor/record-fields.tsx";
import { RecordForm } from "#modules/admin/web/record-editor/record-form.tsx";
import { HistoryButton } from "#modules/admin/web/record-editor/record-history.tsx";
import { valueText } from "#modules/admin/web/record-editor/shown-value.ts";
import { type EditedRecord, useRecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { longestChannelName } from "../../contract/channel-state.ts";
import { ChannelEffect } from "./channel-effect.tsx";
import { type ChannelRow, channelsPath, standingOf, standingTone } from "./channel-model.ts";
import { type ChannelsTextKey, useChannelsText } from "./channels-text.ts";
import { NumberField } from "./number-field.tsx";

type CourierChoice = { readonly code: string; readonly name: string };

type ChannelEditorProps = {
  code: string;
  record: EditedRecord;
  channels: readonly ChannelRow[];
  /** The couriers that may collect cash. */
  couriers: readonly CourierChoice[];
};

/** The page of a payment channel or a group of them. Pass the code as React key. */
export function ChannelEditor({ code, record, channels, couriers }: ChannelEditorProps) {
  const t = useChannelsText();
  const row = channels.find((one) => one.code === code);
  const courierNames = new Map(couriers.map((one) => [one.code, one.name]));
  const editor = useRecordEditor({
    type: "paymentChannel",
    id: code,
    record,
    labelOf(path) {
      const [field = "", part = ""] = path.split("/");
      if (field === "names") return `${t("name")} (${languageNames[part as keyof typeof languageNames] ?? part})`;
      return part === "" ? t(field === "" ? "code" : (field as ChannelsTextKey)) : (courierNames.get(part) ?? part);
    },
    showValue: (_path, value) => (value === true ? t("yes") : valueText(value)),
  });
  if (!row) return null;
  const standing = standingOf({ ...row, enabled: editor.saved.enabled === true }, channels);
  return (
    <div className="grid gap-3">
      <PageHeader
        title={row.name}
        above={[{ label: t("payment"), to: channelsPath }]}
        status={<Badge tone={standingTone[standing]}>{t(`standing_${standing}`)}</Badge>}
        actions={<HistoryButton editor={editor} />}
      />
      {standing === "NOT_READY" ? (
        <p className="max-w-prose text-sm text-ink-soft">{t("not_ready_hint", { gateway: row.gateway ?? "" })}</p>
      ) : null}
      <RecordForm editor={editor} label={row.name}>
        <AdminPanel title={t("shown")}>
          <div className="grid gap-3">
            <Checkbox
              id={fieldId("enabled")}
              name="enabled"
              label={t("enabled")}
              hint={t("enabled_hint", { count: row.waiting })}
              checked={editor.value("enabled") === true}
              disabled={!editor.editable}
              onChange={({ currentTarget: { checked } }) => editor.set("enabled", checked ? true : undefined)}
              error={editor.problemAt("enabled")}
            />
            <RecordTexts editor={editor} path="names" label={t("name")} maxLength={longestChannelName} />
            <div className="max-w-60">
              <NumberField editor={editor} path="position" label={t("position")} hint={t("position_hint")} />
            </div>
          </div>
        </AdminPanel>
        {row.isGroup ? null : (
          <AdminPanel title={t("terms")}>
            <div className="grid items-start gap-3 sm:grid-cols-2 xl:grid-cols-3">
              <NumberField editor={editor} path="fee" label={t("fee")} hint={t("fee_hint")} />
              <NumberField
                editor={editor}
                path="feeBasisPoints"
                label={t("feeBasisPoints")}
                hint={t("feeBasisPoints_hint")}
                kind="percent"
              />
              <NumberField editor={editor} path="least" label={t("least")} />
              <NumberField editor={editor} path="most" label={t("most")} hint={t("most_hint")} />
              {row.kind === "cod" ? null : (
                <NumberField editor={editor} path="minutes" label={t("minutes")} hint={t("minutes_hint")} />
              )}
            </div>
            {row.kind === "cod" ? (
              <fieldset className="mt-3" id={fieldId("couriers")} tabIndex={-1}>
                <legend className="mb-1 text-sm font-bold">{t("couriers")}</legend>
                <p className="text-sm text-ink-soft">{t("couriers_hint")}</p>
                <div className="grid sm:grid-cols-3">
                  {couriers.map((courier) => (
                    <Checkbox
                      key={courier.code}
                      id={fieldId(`couriers/${courier.code}`)}
                      name={courier.code}
                      label={courier.name}
                      checked={editor.value(`couriers/${courier.code}`) === true}
                      disabled={!editor.editable}
                      onChange={({ currentTarget: { checked } }) =>
                        editor.set(`couriers/${courier.code}`, checked ? true : undefined)
                      }
                      error={editor.problemAt(`couriers/${courier.code}`)}
                    />
                  ))}
                </div>
              </fieldset>
            ) : null}
          </AdminPanel>
        )}
        {row.isGroup ? null : <ChannelEffect saved={editor.saved} typed={editor.state} />}
      </RecordForm>
    </div>
  );
}
