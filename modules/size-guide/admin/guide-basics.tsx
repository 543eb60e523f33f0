import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { inputClass } from "#kit/web/forms/input-class.ts";
import { SelectBox } from "#kit/web/forms/select-box.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { RecordText } from "#modules/admin/web/record-editor/record-fields.tsx";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { useSizeGuideAdminText } from "./size-guide-admin-text.ts";
import type { AdminSizeGuideChoicesResult } from "./size-guides.graphql.gen.ts";

export type GuideChoices = AdminSizeGuideChoicesResult["adminSizeGuideChoices"];
type Chosen = { readonly categoryCode: string; readonly brandCode: string };

type GuideBasicsProps = {
  editor: RecordEditor;
  choices: GuideChoices;
  /** While the chart is new: what it is for. */
  chosen: Chosen | null;
  onChosen: (chosen: Chosen) => void;
};

/** What a chart is for, and where it stands in the menu. */
export function GuideBasics({ editor, choices, chosen, onChosen }: GuideBasicsProps) {
  const t = useSizeGuideAdminText();
  const position = editor.value("position");
  return (
    <AdminPanel title={t("basics")}>
      <div className="grid gap-3">
        {chosen === null ? null : (
          <div className="grid items-start gap-3 md:grid-cols-2">
            <FieldFrame id={fieldId("")} label={t("category")} hint={t("fixed_hint")} error={editor.problemAt("")}>
              {(links) => (
                <SelectBox
                  {...links}
                  value={chosen.categoryCode}
                  onChange={({ currentTarget: { value } }) => onChosen({ ...chosen, categoryCode: value })}
                >
                  <option value="">{t("choose")}</option>
                  {choices.categories.map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
                </SelectBox>
              )}
            </FieldFrame>
            <FieldFrame label={t("brand")}>
              {(links) => (
                <SelectBox
                  {...links}
                  value={chosen.brandCode}
                  onChange={({ currentTarget: { value } }) => {
                    onChosen({ ...chosen, brandCode: value });
                    editor.set("brandName", choices.brands.find(({ code }) => code === value)?.name);
                  }}
                >
                  <option value="">{t("choose")}</option>
                  {choices.brands.map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
                </SelectBox>
              )}
            </FieldFrame>
          </div>
        )}
        <div className="grid items-start gap-3 md:grid-cols-2">
          <RecordText editor={editor} path="brandName" hint={t("brandName_hint")} maxLength={80} autoComplete="off" />
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
      </div>
    </AdminPanel>
  );
}
