import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { SelectField } from "#kit/web/forms/select-field.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { RecordText } from "#modules/admin/web/record-editor/record-fields.tsx";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { courierCodes, courierName } from "../contract/couriers.ts";
import { longestServiceName } from "../contract/service-state.ts";
import { useDeliveryText } from "./delivery-text.ts";

type Made = { readonly courier: string; readonly code: string };

type ServiceFieldsProps = {
  editor: RecordEditor;
  /** Set while the service is new. */
  made: Made | null;
  onMade: (made: Made) => void;
};

/** The courier, the name shoppers see, and whether it is offered. */
export function ServiceFields({ editor, made, onMade }: ServiceFieldsProps) {
  const t = useDeliveryText();
  return (
    <AdminPanel title={t("service")}>
      <div className="grid items-start gap-3 md:grid-cols-2">
        {made === null ? null : (
          <>
            <SelectField
              id={fieldId("")}
              name="courier"
              label={t("courier")}
              placeholder={t("choose")}
              options={courierCodes.map((code) => ({ value: code, label: courierName(code) }))}
              value={made.courier}
              onChange={(event) => onMade({ ...made, courier: event.currentTarget.value })}
              error={editor.problemAt("")}
            />
            <TextField
              name="code"
              label={t("code")}
              hint={t("code_hint")}
              value={made.code}
              maxLength={20}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => onMade({ ...made, code: event.currentTarget.value.toUpperCase().trim() })}
            />
          </>
        )}
        <RecordText
          editor={editor}
          path="name"
          hint={t("name_hint")}
          maxLength={longestServiceName}
          autoComplete="off"
        />
        <Checkbox
          id={fieldId("active")}
          name="active"
          label={t("active")}
          hint={t("active_hint")}
          checked={editor.value("active") === true}
          disabled={!editor.editable}
          onChange={({ currentTarget: { checked } }) => editor.set("active", checked ? true : undefined)}
          error={editor.problemAt("active")}
        />
      </div>
    </AdminPanel>
  );
}
