import { Alert } from "#kit/web/feedback/alert.tsx";
import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { inputClass } from "#kit/web/forms/input-class.ts";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { type PicturePicker, RecordPicture } from "#modules/admin/web/record-editor/record-picture.tsx";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { storeServices } from "../contract/store-services.ts";
import { useStoresAdminText } from "./stores-admin-text.ts";

type PanelProps = { editor: RecordEditor };
type VisibilityPanelProps = PanelProps & { isHiddenBySetting: boolean; picturePicker: PicturePicker };

/** Whether shoppers see the store, its picture and its place in the list. */
export function VisibilityPanel({ editor, isHiddenBySetting, picturePicker }: VisibilityPanelProps) {
  const t = useStoresAdminText();
  const position = editor.value("position");
  return (
    <AdminPanel title={t("visibility")}>
      <div className="grid gap-3">
        {isHiddenBySetting ? (
          <Alert tone="info">{t("by_setting")}</Alert>
        ) : (
          <Checkbox
            id={fieldId("hidden")}
            name="hidden"
            label={t("hidden")}
            hint={t("hidden_hint")}
            checked={editor.value("hidden") === true}
            disabled={!editor.editable}
            onChange={({ currentTarget: { checked } }) => editor.set("hidden", checked ? true : undefined)}
            error={editor.problemAt("hidden")}
          />
        )}
        <RecordPicture
          editor={editor}
          path="picture"
          hint={t("picture_hint")}
          picker={picturePicker}
          pictureClass="aspect-3/2 w-full object-cover"
        />
        <FieldFrame
          id={fieldId("position")}
          label={t("position")}
          hint={t("position_hint")}
          error={editor.problemAt("position")}
        >
          {(links) => (
            <input
              {...links}
              type="number"
              step={1}
              min={0}
              value={typeof position === "number" ? position : ""}
              placeholder="0"
              readOnly={!editor.editable}
              onChange={({ currentTarget: { value } }) =>
                editor.set("position", value === "" ? undefined : Number(value))
              }
              className={inputClass()}
            />
          )}
        </FieldFrame>
      </div>
    </AdminPanel>
  );
}

/** What the store does besides selling. */
export function ServicesPanel({ editor }: PanelProps) {
  const t = useStoresAdminText();
  return (
    <AdminPanel title={t("services")}>
      {storeServices.map((service) => (
        <Checkbox
          key={service}
          id={fieldId(`services/${service}`)}
          name={service}
          label={t(`service_${service}`)}
          checked={editor.value(`services/${service}`) === true}
          disabled={!editor.editable}
          onChange={({ currentTarget: { checked } }) => editor.set(`services/${service}`, checked ? true : undefined)}
          error={editor.problemAt(`services/${service}`)}
        />
      ))}
    </AdminPanel>
  );
}
