import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { SelectBox } from "#kit/web/forms/select-box.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { MomentField } from "#modules/admin/web/record-editor/record-moment.tsx";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { type CouponFields, couponAudiences } from "../../contract/record/coupon-fields.ts";
import { NumberField } from "../promotion-editor/fields.tsx";
import { useCouponEditorText } from "./coupon-editor-text.ts";

/** Period, usage limits and audience of the coupon. */
export function ConditionsPanel({ editor }: { editor: RecordEditor }) {
  const t = useCouponEditorText();
  const { audience } = editor.state as CouponFields;
  return (
    <AdminPanel title={t("conditions")}>
      <div className="grid items-start gap-3 md:grid-cols-2">
        <MomentField editor={editor} path="beginsAt" hint={t("jakarta_time")} />
        <MomentField editor={editor} path="endsAt" hint={t("jakarta_time")} />
        <NumberField editor={editor} path="totalLimit" placeholder={t("no_limit")} />
        <NumberField editor={editor} path="perUserLimit" placeholder={t("no_limit")} />
        <FieldFrame id={fieldId("audience")} label={t("label_audience")} error={editor.problemAt("audience")}>
          {(links) => (
            <SelectBox
              {...links}
              value={audience ?? "everyone"}
              disabled={!editor.editable}
              onChange={({ currentTarget: { value } }) =>
                editor.set("audience", value === "everyone" ? undefined : value)
              }
            >
              {(["everyone", ...couponAudiences] as const).map((one) => (
                <option key={one} value={one}>
                  {t(`audience_${one}`)}
                </option>
              ))}
            </SelectBox>
          )}
        </FieldFrame>
      </div>
    </AdminPanel>
  );
}
