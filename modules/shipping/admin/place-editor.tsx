import { useState } from "react";
import { useNavigate } from "react-router";
import { RadioGroup } from "#kit/web/forms/radio-group.tsx";
import { SelectField } from "#kit/web/forms/select-field.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { RecordText } from "#modules/admin/web/record-editor/record-fields.tsx";
import { RecordForm } from "#modules/admin/web/record-editor/record-form.tsx";
import { HistoryButton } from "#modules/admin/web/record-editor/record-history.tsx";
import { RemoveRecord } from "#modules/admin/web/record-editor/remove-record.tsx";
import { valueText } from "#modules/admin/web/record-editor/shown-value.ts";
import { type EditedRecord, useRecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { longestPlaceName, placeFields, placeKinds } from "../contract/place-state.ts";
import { type Area, areaNames, deliveryPath, placePath } from "./delivery-model.ts";
import { type DeliveryTextKey, useDeliveryText } from "./delivery-text.ts";

type PlaceEditorProps = {
  code: string;
  /** Null for a new place. */
  record: EditedRecord | null;
  /** All provinces and cities. */
  areas: readonly Area[];
};

/** The page of an existing or a new place that holds stock. Pass the code as React key. */
export function PlaceEditor({ code, record, areas }: PlaceEditorProps) {
  const t = useDeliveryText();
  const navigate = useNavigate();
  const isNew = record === null;
  const [newCode, setNewCode] = useState("");
  const nameOf = areaNames(areas);
  const editor = useRecordEditor({
    type: "stockPlace",
    id: isNew ? newCode : code,
    record,
    initial: { kind: "warehouse" },
    labelOf: (path) => t(path === "" ? "code" : path === "name" ? "place_name" : (path as DeliveryTextKey)),
    showValue: (path, value) =>
      path === "city"
        ? nameOf(String(value))
        : path === "kind"
          ? t(`kind_${String(value)}` as DeliveryTextKey)
          : valueText(value),
    onSaved: ({ id }) => (isNew ? void navigate(placePath(id)) : undefined),
  });
  const title = isNew ? t("new_place") : String(editor.saved.name ?? code);
  const provinces = areas.filter(({ code: area }) => area.length === 2);
  return (
    <div className="grid gap-3">
      <PageHeader
        title={title}
        above={[{ label: t("delivery"), to: deliveryPath }]}
        actions={
          isNew ? null : (
            <>
              {editor.editable ? (
                <RemoveRecord
                  {...{ editor, fields: placeFields, list: deliveryPath }}
                  title={t("remove_place_title")}
                  text={t("remove_place_text")}
                />
              ) : null}
              <HistoryButton editor={editor} />
            </>
          )
        }
      />
      <RecordForm editor={editor} label={title}>
        <AdminPanel title={t("place")}>
          <div className="grid max-w-2xl gap-3">
            {isNew ? (
              <TextField
                id={fieldId("")}
                name="code"
                label={t("code")}
                hint={t("place_code_hint")}
                value={newCode}
                maxLength={20}
                spellCheck={false}
                autoComplete="off"
                onChange={(event) => setNewCode(event.currentTarget.value.toUpperCase().trim())}
                error={editor.problemAt("")}
              />
            ) : null}
            <RecordText editor={editor} path="name" maxLength={longestPlaceName} autoComplete="off" />
            <div id={fieldId("kind")} tabIndex={-1}>
              <RadioGroup
                name="kind"
                legend={t("kind")}
                options={placeKinds.map((kind) => ({
                  value: kind,
                  label: t(`kind_${kind}`),
                  description: t(`kind_${kind}_hint`),
                  disabled: !editor.editable,
                }))}
                value={String(editor.value("kind") ?? "")}
                onChange={(kind) => editor.set("kind", kind)}
                error={editor.problemAt("kind")}
              />
            </div>
            <SelectField
              id={fieldId("city")}
              name="city"
              label={t("city")}
              hint={t("place_city_hint")}
              placeholder={t("choose")}
              disabled={!editor.editable}
              options={provinces.map((province) => ({
                key: province.code,
                label: province.name,
                options: areas
                  .filter(({ code: area }) => area.length === 5 && area.startsWith(province.code))
                  .map((city) => ({ value: city.code, label: city.name })),
              }))}
              value={String(editor.value("city") ?? "")}
              onChange={({ currentTarget: { value } }) => editor.set("city", value === "" ? undefined : value)}
              error={editor.problemAt("city")}
            />
            {editor.value("kind") === "warehouse" ? (
              <RecordText
                editor={editor}
                path="priority"
                hint={t("priority_hint")}
                maxLength={3}
                inputMode="numeric"
                autoComplete="off"
              />
            ) : null}
          </div>
        </AdminPanel>
      </RecordForm>
    </div>
  );
}
